"""The draft: who chooses from which characters, and what that tells each seat."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .characters.character import Character
from .terms import CharacterId


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
# By the boxed rules, so many lay characters aside, and the last of so many may take the hidden one.
LAYING_ASIDE: Final = 2
LAST_MAY_SWAP: Final = 7


class Held(NamedTuple):
    """Where a character of the draft is: with a seat, or (None) with nobody."""

    seat: SeatId | None
    character: CharacterId


class Taken(NamedTuple):
    """What a picker did: took a character, or laid one aside."""

    seat: SeatId
    character: CharacterId
    aside: bool = False

    @property
    def place(self) -> Held:
        """Return where the character is now."""
        return Held(None if self.aside else self.seat, self.character)


class Look(NamedTuple):
    """What a picker saw, and took, or laid aside."""

    choices: list[CharacterId]
    picked: CharacterId
    aside: bool


@dataclass(slots=True)
class Draft:
    """A draft; what is available in the end is left over."""

    order: tuple[SeatId, ...]
    face_up: tuple[CharacterId, ...]
    face_down: tuple[CharacterId, ...]
    available: list[CharacterId]
    moves: list[Taken] = field(default_factory=list)
    boxed: bool = False

    @property
    def picks(self) -> list[CharacterId]:
        """Return the characters that were picked, one after the other."""
        return [move.character for move in self.moves if not move.aside]

    @property
    def laying_aside(self) -> bool:
        """Return whether whoever has just picked lays another character aside now."""
        if not self.boxed or len({*self.order}) != LAYING_ASIDE or len(self.available) < 2:
            return False
        picks = len(self.picks)
        return picks > 1 and not self.moves[-1].aside

    @property
    def picker(self) -> SeatId | None:
        """Return who picks, or lays aside, now."""
        if self.laying_aside:
            return self.moves[-1].seat
        picks = len(self.picks) if self.boxed else len(self.moves)
        return self.order[picks] if picks < len(self.order) else None

    @property
    def choices(self) -> list[CharacterId]:
        """Return what the picker sees: what is left, and for the last of seven the hidden one."""
        hidden = self.face_down if self._swaps_at(len(self.moves)) else ()
        return [*self.available, *hidden]

    def take(self, character: CharacterId) -> None:
        """Let the picker take a character, or lay it aside."""
        if (seat := self.picker) is not None:
            self.moves.append(Taken(seat, character, self.laying_aside))
            self.available = [left for left in self.available if left != character]

    def owner(self, character: CharacterId) -> SeatId | None:
        """Return who has picked a character."""
        return next((m.seat for m in self.moves if m.character == character and not m.aside), None)

    def looks(self, seat: SeatId) -> list[Look]:
        """Return what the seat has chosen from, and what it took, for each of its moves."""
        return [
            Look(self._seen_at(at), move.character, move.aside)
            for at, move in enumerate(self.moves)
            if move.seat == seat
        ]

    def redeal(
        self, seat: SeatId, calls: Mapping[CharacterId, SeatId | None], chance: Chance
    ) -> None:
        """Let others have picked otherwise, as far as this seat can't know better.

        When it picked, a seat saw what was left: so it knows what was gone before, and what
        could only go later. Whoever was called is known, and so is who was called in vain.
        """
        if self._swaps_at(LAST_MAY_SWAP - 1) and len(self.moves) >= LAST_MAY_SWAP - 1:
            self._redeal_swap(seat, calls, chance)
            return
        self._deal(_redealt_all(self._blocks(seat), calls, chance))

    def _swaps_at(self, at: int) -> bool:
        """Return whether the so-manyeth move may take the character that lies face down."""
        last = LAST_MAY_SWAP - 1
        return self.boxed and len(self.order) == LAST_MAY_SWAP and at == last

    def _seen_at(self, at: int) -> list[CharacterId]:
        """Return what lay before whoever made a move."""
        left = [*(move.character for move in self.moves[at:]), *self.available]
        if self._swaps_at(at):
            return [*dict.fromkeys([*left, *self.face_down])]
        return [character for character in left if character not in self.face_down]

    def _blocks(self, seat: SeatId) -> list[list[Held]]:
        """Return the places in which characters can't be told apart."""
        hidden, left = (
            [Held(None, character) for character in characters]
            for characters in (self.face_down, self.available)
        )
        return _between_looks(seat, hidden, self.moves, left, looks_now=self.picker == seat)

    def _deal(self, characters: Sequence[CharacterId]) -> None:
        """Let these characters lie face down, have been moved, and be left, in this order."""
        down, moved = len(self.face_down), len(self.face_down) + len(self.moves)
        self.face_down = tuple(characters[:down])
        self.moves = _moved(self.moves, characters[down:moved])
        self.available = [*characters[moved:]]

    def _redeal_swap(
        self, seat: SeatId, calls: Mapping[CharacterId, SeatId | None], chance: Chance
    ) -> None:
        """Redeal when the last of seven chooses, or has chosen, also from what lay face down."""
        before, last = self.moves[: LAST_MAY_SWAP - 1], self.moves[LAST_MAY_SWAP - 1 :]
        taken = [move.character for move in last]
        seen = self._seen_at(len(before))
        if seat == self.order[-1]:
            # Nobody tells the last which of what lay there had been hidden.
            places = _redealt([move.place for move in before], calls, chance)
            hidden, *left = chance.shuffled(seen)
            self.face_down = (hidden,)
            self.moves = [*_moved(before, places), *last]
            self.available = [character for character in left if character not in taken]
            return
        (hidden,) = self.face_down
        left = sorted((c for c in seen if c != hidden), key=lambda c: c not in taken)
        for swapped in chance.shuffled([False, True] if last else [False]):
            owner = self.order[-1] if last else None
            blocks = _between_looks(
                seat,
                [Held(owner if swapped else None, hidden)],
                before,
                [Held(None if swapped or at else owner, c) for at, c in enumerate(left)],
            )
            if all(_fits(block, calls) for block in blocks):
                self._deal_swap(_redealt_all(blocks, calls, chance), swapped=swapped)
                return

    def _deal_swap(self, characters: Sequence[CharacterId], *, swapped: bool) -> None:
        """Deal after the last of seven has swapped, or taken the first of what was left."""
        hidden, *others = characters
        before, last = self.moves[: LAST_MAY_SWAP - 1], self.moves[LAST_MAY_SWAP - 1 :]
        moved, left = others[: len(before)], others[len(before) :]
        took = [] if not last else [hidden] if swapped else left[:1]
        self.face_down = (hidden,)
        self.moves = [*_moved(before, moved), *_moved(last, took)]
        self.available = [character for character in left if character not in took]


def _moved(moves: Sequence[Taken], characters: Sequence[CharacterId]) -> list[Taken]:
    """Return the same moves with other characters."""
    return [
        Taken(move.seat, character, move.aside)
        for move, character in zip(moves, characters, strict=True)
    ]


def _between_looks(
    seat: SeatId,
    hidden: Sequence[Held],
    moves: Sequence[Taken],
    left: Sequence[Held],
    *,
    looks_now: bool = False,
) -> list[list[Held]]:
    """Return the places in blocks, each between two looks of the seat."""
    blocks = [[*hidden]]
    for move in moves:
        if move.seat == seat:
            blocks += [[move.place], []]
        else:
            blocks[-1].append(move.place)
    if looks_now:
        blocks.append([])
    blocks[-1] += left
    return blocks


def _fits(block: Sequence[Held], calls: Mapping[CharacterId, SeatId | None]) -> bool:
    """Return whether the called characters of a block find places where they belong."""
    places = Counter(place.seat for place in block)
    called = Counter(calls[place.character] for place in block if place.character in calls)
    return called <= places


def _redealt_all(
    blocks: Iterable[Sequence[Held]],
    calls: Mapping[CharacterId, SeatId | None],
    chance: Chance,
) -> list[CharacterId]:
    """Return the characters of all blocks, dealt anew in each."""
    return [character for block in blocks for character in _redealt(block, calls, chance)]


def _redealt(
    block: Sequence[Held], calls: Mapping[CharacterId, SeatId | None], chance: Chance
) -> list[CharacterId]:
    """Return the characters dealt anew to the places, the called ones where they belong."""
    if len(block) < 2:
        return [place.character for place in block]
    free = chance.shuffled(range(len(block)))
    dealt: dict[int, CharacterId] = {}
    called_first = sorted(block, key=lambda place: place.character not in calls)
    for _, character in called_first:
        at = next(at for at in free if character not in calls or block[at].seat == calls[character])
        free.remove(at)
        dealt[at] = character
    return [dealt[at] for at in range(len(block))]


def new_draft(
    characters: Sequence[Character],
    seats: Sequence[SeatId],
    crown: SeatId,
    chance: Chance,
    *,
    boxed: bool = False,
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
        boxed=boxed,
    )
