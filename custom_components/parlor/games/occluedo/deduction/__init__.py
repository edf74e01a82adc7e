"""The deduction model: what follows from what a seat has seen, why, and which deals are left.

`Deduction(seen)` is the sheet: `see` and `read_on` take in what is new, `grid` and `holds` say
what follows, and `solution` is the crime once it is certain. `why(sheet, card, holder)` is the
reason for a cell. `Worlds(sheet)` counts the deals that fit and draws one, `any_deal` is quicker
and less fair, and `as_deal` makes a `Deal` of either. `Questions(worlds, seat, chance)` says how
much of what is left a suggestion would leave, and which is the best of those that are open.
All of it is pure and knows nothing but the observations that it is given.
"""

from .deduction import Deduction
from .model import ContradictionError
from .questions import Questions
from .reason import Because, Reason
from .why import why
from .worlds import Worlds, any_deal, as_deal

__all__ = [
    "Because",
    "ContradictionError",
    "Deduction",
    "Questions",
    "Reason",
    "Worlds",
    "any_deal",
    "as_deal",
    "why",
]
