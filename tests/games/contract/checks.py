"""The checks of the contract, by name."""

from collections.abc import Mapping
from typing import Final, Protocol

from custom_components.parlor.games.state import GameState

from .anytime import check_anytime
from .beside_the_view import check_beside_the_view
from .companies import check_companies
from .contents import check_contents
from .endings import check_endings
from .envelope import check_envelope
from .glows import check_glows
from .names import check_names
from .offers import check_offers
from .opening import check_opening
from .pictures import check_pictures
from .queries import check_queries
from .replay import check_replay
from .secrecy import check_secrecy
from .skipping import check_skipping
from .starting import check_starting
from .talking import check_talking
from .views import check_views
from .words import check_words


class Check(Protocol):
    """Looks at games of one size, and raises `ContractBroken`."""

    def __call__(self, game: type[GameState], players: int) -> object:
        """Look at games of this size."""


CHECKS: Final[Mapping[str, Check]] = {
    "names": check_names,
    "glows": check_glows,
    "starting": check_starting,
    "contents": check_contents,
    "opening": check_opening,
    "offers": check_offers,
    "anytime": check_anytime,
    "queries": check_queries,
    "talking": check_talking,
    "skipping": check_skipping,
    "endings": check_endings,
    "companies": check_companies,
    "replay": check_replay,
    "secrecy": check_secrecy,
    "beside_the_view": check_beside_the_view,
    "envelope": check_envelope,
    "views": check_views,
    "pictures": check_pictures,
    "words": check_words,
}
