"""Cellars as content: some ship, people draw their own, and every day has one."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import About, Body, Complaint, ContentKind, Day
from custom_components.parlor.games.passage import Passage
from custom_components.parlor.games.vocabulary import Json

from .plan import FLOOR, LAMP, STAIRS, TILES, WALL, Plan
from .terms import CellarFault

LARGEST: Final = 24
# Everyone knows of one trapdoor, and there is always some floor left.
LEAST_FLOOR: Final = 12
DAILY: Final = "daily"
DAILY_SIZE: Final = 11
DAILY_LAMPS: Final = 4


class Plans(ContentKind[Plan]):
    """What a cellar must hold."""

    complaints = frozenset(CellarFault)

    @override
    def check(self, body: Body) -> Sequence[Complaint]:
        whole = Passage(body)
        fields = whole.fields("id", "name", "rows")
        if "id" in fields:
            fields["id"].name()
        if "name" in fields:
            fields["name"].text()
        rows = fields["rows"].entries(3, LARGEST) if "rows" in fields else []
        for row in rows:
            row.text(LARGEST)
            if isinstance(row.data, str) and not {*row.data} <= TILES:
                row.complain(CellarFault.BAD_TILE)
        if not whole.complaints:
            _check_plan(self.read(body), fields["rows"])
        return whole.complaints

    @override
    def read(self, body: Body) -> Plan:
        return Plan(str(body["id"]), body["name"], tuple(map(str, body["rows"])))  # type: ignore[arg-type]

    @override
    def about(self, thing: Plan) -> About:
        return About(thing.id, thing.name)

    @override
    def make(self, day: Day) -> Sequence[Body]:
        chance = Chance.seeded(day.seed)
        name: Json = {"en": f"The cellar of {day}", "de": f"Der Keller vom {day}"}
        return [{"id": DAILY, "name": name, "rows": [*dig(chance)]}]


def _check_plan(plan: Plan, rows: Passage) -> None:
    """Complain about what can't be played in."""
    if len({len(row) for row in plan.rows}) > 1:
        rows.complain(CellarFault.UNEVEN)
    if len(plan.spots(STAIRS)) != 1:
        rows.complain(CellarFault.NO_STAIRS)
    elif {*plan.spots(FLOOR, LAMP)} - plan.distances([plan.stairs]).keys():
        rows.complain(CellarFault.CUT_OFF)
    if not plan.spots(LAMP):
        rows.complain(CellarFault.NO_LAMP)
    if len(plan.spots(FLOOR)) < LEAST_FLOOR:
        rows.complain(CellarFault.TOO_SMALL, min=LEAST_FLOOR)


def dig(chance: Chance) -> list[str]:
    """Return the rows of a cellar, dug out from its stairs; all of it hangs together."""
    size = DAILY_SIZE
    dug = [(size // 2, size - 2)]
    while len(dug) < size * size // 2:
        x, y = chance.pick(dug)
        dx, dy = chance.pick([(1, 0), (-1, 0), (0, 1), (0, -1)])
        there = (x + dx, y + dy)
        if there not in dug and 0 < there[0] < size - 1 and 0 < there[1] < size - 1:
            dug.append(there)
    lamps = {*chance.sample(dug[size:], DAILY_LAMPS)}
    tiles = dict.fromkeys(dug, FLOOR) | dict.fromkeys(lamps, LAMP) | {dug[0]: STAIRS}
    return ["".join(tiles.get((x, y), WALL) for x in range(size)) for y in range(size)]


PLANS: Final = Plans(files(__package__) / "cellars", "potatoes")
