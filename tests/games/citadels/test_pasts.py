"""Resampled cards, held against all worlds that there can be."""

from copy import deepcopy

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import board as board_module
from custom_components.parlor.games.citadels.board import Board, Rescue
from custom_components.parlor.games.citadels.building import answer_rescue
from custom_components.parlor.games.citadels.cards import Card, District, all_cards
from custom_components.parlor.games.citadels.characters.magician import swap_hands
from custom_components.parlor.games.citadels.terms import Color, DistrictId

from .stage import S1, S2, S3
from .worlds import SEATS, Choice, Deed, World, all_worlds

CARDS = 6
DEEDS = 7
STORIES = 60


class Story:
    """The same deeds on a board and in a plain world beside it."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)
        names = [DistrictId(name) for name in "abcdef"]
        cards = all_cards([District(name, Color.TRADE, 0, 1) for name in names])
        self.cards = {card.district.id: card for card in cards}
        self.board = Board(SEATS, cards, [], CARDS, self.chance)
        hands = [self.board.players[seat].hand[0] for seat in reversed(SEATS)]
        self.order = [str(card.district.id) for card in [*self.board.deck, *hands]]
        self.world = World.dealt(self.order)
        self.observer = self.chance.pick(SEATS)
        self.told: list[tuple[Deed, object]] = []

    def go_on(self) -> None:
        """Let somebody do something."""
        deed = self.chance.pick(self.world.deeds(self.chance))
        choice = self.chance.pick(self.world.choices(deed))
        self.do(deed, choice)

    def do(self, deed: Deed, choice: Choice = ()) -> None:
        """Let somebody do this, on the board and beside it."""
        self._move(deed, choice)
        self.told.append((deed, self.world.do(deed, choice, self.observer)))

    def _move(self, deed: Deed, choice: Choice) -> None:
        board, player = self.board, self.board.players[deed.seat]
        card = self.cards.get(DistrictId(deed.card))
        match deed.kind:
            case "draw":
                self._draw(deed, choice)
            case "discard":
                board.discard(player, [player.hand[index] for index in choice])
            case "swap":
                swap_hands(board, player, board.players[deed.other])
            case "build" if card is not None:
                board.memory.met(player.hand, player.seat)
                player.hand.remove(card)
                board.memory.seen_by_all(card)
            case _ if card is not None:
                # The world beside it puts a rescued card first into the hand.
                answer_rescue(
                    board, Rescue(deed.seat, deed.seat, card), accept=deed.kind == "rescue"
                )
                player.hand.sort(key=lambda held: held is not card)

    def _draw(self, deed: Deed, choice: Choice) -> None:
        board, player = self.board, self.board.players[deed.seat]
        drawn = board.draw(player, deed.cards)
        kept = [drawn[index] for index in choice[:1]] or drawn
        board.memory.mixed(drawn, player.seat)
        rest = [drawn[index] for index in choice[1:]]
        board.memory.mixed(rest, None)
        player.hand += kept
        board.bury(rest)

    def imagined(self, chance: Chance) -> tuple[object, ...]:
        """Return a world that looks the same to the observer, as the game finds it."""
        now = deepcopy(self.board.memory).redeal(self.observer, chance)

        def names(cards: list[Card]) -> list[str]:
            return [now[card].district.id for card in cards]

        hands = {seat: names(player.hand) for seat, player in self.board.players.items()}
        return World(names(self.board.deck), hands, []).key()


@pytest.fixture(autouse=True)
def _few_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start with one card each, so that all worlds can be tried."""
    monkeypatch.setattr(board_module, "START_CARDS", 1)


@pytest.mark.parametrize("seed", range(STORIES))
def test_resampled_cards_are_exactly_those_that_a_seat_must_think_possible(seed: int) -> None:
    story = Story(seed)
    for _ in range(1 + seed % DEEDS):
        story.go_on()
    possible = all_worlds(story.observer, story.order, story.told)
    assert story.world.key() in possible
    chance = Chance.seeded(seed)
    imagined = {story.imagined(chance) for _ in range(100 + 40 * len(possible))}
    assert imagined == possible


def test_card_that_was_built_may_have_been_held_before_or_just_been_drawn() -> None:
    """The first seat buries a card, and the third draws it with another that nobody has seen.

    What the third builds then may be that other card, or the one it had all the time: so the
    buried card may be in its hand, or have gone on to the second.
    """
    story = Story(1)
    story.observer = S1
    buried, unseen = story.order[1], story.order[0]
    story.do(Deed("draw", S1, 2), (0, 1))
    story.do(Deed("draw", S3, 2), (0, 1))
    story.do(Deed("build", S3, card=unseen))
    story.do(Deed("draw", S2, 2))
    assert buried in story.world.hands[S2]
    possible = all_worlds(S1, story.order, story.told)
    assert len(possible) > 1
    chance = Chance.seeded(1)
    assert {story.imagined(chance) for _ in range(400)} == possible


def test_memory_is_the_same_when_it_is_found_out_anew() -> None:
    for seed in range(STORIES):
        story = Story(seed)
        for _ in range(10):
            story.go_on()
        memory = story.board.memory
        for seat in SEATS:
            known, lost = memory._recalled(seat)
            assert (known, lost) == (memory.known[seat], memory.lost[seat])
