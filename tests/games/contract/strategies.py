"""What Hypothesis may make up: actions of any shape."""

from hypothesis import strategies as st

from custom_components.parlor.games.state import GameState

from .fuzz import Made, fuzzer_of

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


def made_up_actions(game: type[GameState], players: int) -> st.SearchStrategy[Made]:
    """Return actions of any shape, often with known types, parameters and values."""
    fuzzer = fuzzer_of(game, players)
    names = sorted({name for action in game.actions.values() for name in action.names})
    values = [value for name in names for value in fuzzer.values.get(name, [])]
    types = st.sampled_from(sorted(game.actions))
    params = st.dictionaries(
        st.sampled_from(names) | st.text(max_size=6), st.sampled_from(values) | ANYTHING, max_size=3
    )
    return st.builds(lambda kind, rest: {**rest, "type": kind}, types | ANYTHING, params)
