"""Pictures: where a game draws its public view, it draws that and nothing else, always."""

from copy import deepcopy
import json

from custom_components.parlor.games.state import GameState, Painter

from .playout import Playout

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PLAYOUTS = 2
# So many states of a playout are drawn, and the last.
DRAWN = 10


def check_pictures(game: type[GameState], players: int) -> None:
    """Draw some states of some playouts, and their twins."""
    if game.paint is None:
        return
    for seed in range(PLAYOUTS):
        playout = Playout(game, players, seed)
        for number, state in enumerate(playout.moments()):
            if number < DRAWN or state.result is not None:
                check_picture(playout, game.paint)


def check_picture(playout: Playout, paint: Painter) -> None:
    """See that a picture is one, and the same for everyone who sees the same."""
    view = json.loads(json.dumps(playout.state.public_view()))
    before = deepcopy(view)
    try:
        picture = paint(view)
    except Exception as error:  # noqa: BLE001
        playout.fail(f"painting raised {error!r}")
    if not isinstance(picture, bytes) or not picture.startswith(SIGNATURE):
        playout.fail(f"what is painted is no PNG: {picture[:16]!r}")
    if view != before:
        playout.fail("painting changed the view")
    if paint(view) != picture:
        playout.fail("the same view was painted twice, and not alike")
