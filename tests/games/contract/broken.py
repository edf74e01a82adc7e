"""How a check says that a game breaks the contract."""


class ContractBroken(AssertionError):  # noqa: N818
    """A game does not keep the contract; the message names seed, step and seat."""
