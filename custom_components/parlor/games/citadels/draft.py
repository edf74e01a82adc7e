"""The draft: who chooses from which characters, and what that tells each seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .characters.character import Character
from .words import CharacterId


class DraftSize(NamedTuple):
    """How many characters lie open, and how many each player picks."""

    face_up: int
    picks: int


FACE_DOWN: Final = 1
SIZES: Final[Mapping[int, DraftSize]] = {
    2: DraftSize(0, 2),
    3: DraftSize(0, 2),
    4: DraftSize(2, 1),
    5: DraftSize(1, 1),
    6: DraftSize(0, 1),
    7: DraftSize(0, 1),
}


class Place(NamedTuple):
    """Where a character of the draft is: with a seat, or (None) with nobody."""

    seat: SeatId | None
    character: CharacterId


class Look(NamedTuple):
    """What a picker saw, and took."""

    choices: list[CharacterId]
    picked: CharacterId


@dataclass(slots=True)
class Draft:
    """A draft; what is available in the end is left over."""

    order: tuple[SeatId, ...]
    face_up: tuple[CharacterId, ...]
    face_down: tuple[CharacterId, ...]
    available: list[CharacterId]
    picks: list[CharacterId] = field(default_factory=list)

    @property
    def picker(self) -> SeatId | None:
        """Return who picks now."""
        return self.order[len(self.picks)] if len(self.picks) < len(self.order) else None

    def pick(self, character: CharacterId) -> None:
        """Let the picker take a character."""
        self.available.remove(character)
        self.picks.append(character)

    def owner(self, character: CharacterId) -> SeatId | None:
        """Return who has picked a character."""
        return dict(zip(self.picks, self.order, strict=False)).get(character)

    def looks(self, seat: SeatId) -> list[Look]:
        """Return what the seat has chosen from, and what it took, for each of its picks."""
        return [
            Look([*self.picks[turn:], *self.available], picked)
            for turn, (picker, picked) in enumerate(zip(self.order, self.picks, strict=False))
            if picker == seat
        ]

    def redeal(
        self, seat: SeatId, calls: Mapping[CharacterId, SeatId | None], chance: Chance
    ) -> None:
        """Let others have picked otherwise, as far as this seat can't know better.

        When it picked, a seat saw what was left: so it knows what was gone before, and what
        could only go later. Whoever was called is known, and so is who was called in vain.
        """
        places = [
            place
            for block in self._blocks(seat)
            for place in (_redealt(block, calls, chance) if len(block) > 1 else block)
        ]
        characters = [place.character for place in places]
        first, last = len(self.face_down), len(self.face_down) + len(self.picks)
        self.face_down = tuple(characters[:first])
        self.picks, self.available = characters[first:last], characters[last:]

    def _blocks(self, seat: SeatId) -> list[list[Place]]:
        """Return the places in which characters can't be told apart: between the seat's looks."""
        blocks = [[Place(None, character) for character in self.face_down]]
        for picker, character in zip(self.order, self.picks, strict=False):
            place = Place(picker, character)
            if picker == seat:
                blocks += [[place], []]
            else:
                blocks[-1].append(place)
        if self.picker == seat:
            blocks.append([])
        blocks[-1] += [Place(None, character) for character in self.available]
        return blocks


def _redealt(
    block: Sequence[Place], calls: Mapping[CharacterId, SeatId | None], chance: Chance
) -> list[Place]:
    """Return the places with their characters dealt anew, the called ones where they belong."""
    free = chance.shuffled(range(len(block)))
    dealt: dict[int, CharacterId] = {}
    called_first = sorted(block, key=lambda place: place.character not in calls)
    for _, character in called_first:
        at = next(at for at in free if character not in calls or block[at].seat == calls[character])
        free.remove(at)
        dealt[at] = character
    return [Place(place.seat, dealt[at]) for at, place in enumerate(block)]


def new_draft(
    characters: Sequence[Character], seats: Sequence[SeatId], crown: SeatId, chance: Chance
) -> Draft:
    """Lay out the characters; the crown holder picks first, then it goes clockwise."""
    size = SIZES[len(seats)]
    may_lie_open = (character for character in characters if character.may_lie_open)
    face_up = chance.sample(may_lie_open, size.face_up)
    # Shuffled again: who may not lie open is not to lie face down more often than others.
    hidden = chance.shuffled(c.id for c in characters if c not in face_up)
    first = seats.index(crown)
    return Draft(
        order=(*seats[first:], *seats[:first]) * size.picks,
        face_up=tuple(character.id for character in face_up),
        face_down=tuple(hidden[:FACE_DOWN]),
        available=[c.id for c in characters if c.id in hidden[FACE_DOWN:]],
    )
