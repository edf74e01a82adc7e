"""Which check is meant to catch which broken game."""

from collections.abc import Mapping
from dataclasses import dataclass

from custom_components.parlor.games.state import GameState

from .acting import (
    AcceptsTheUnoffered,
    ChangesOnARefusal,
    DrawsOnARefusal,
    OffersTheImpossible,
    RefusesWithoutDeclaring,
    Stumbles,
    TakesAnyOption,
)
from .imagining import (
    ForgetsWhatWasSeen,
    ImaginesAloud,
    ImaginesForSomeOnly,
    ImaginesWithoutSecrets,
    NeverImagines,
)
from .lasting import (
    Hangs,
    HangsWhenSomebodyLeaves,
    HasNoEnd,
    ReadsAGlobal,
    ReplaysInAnotherOrder,
    SharesWithItsCopies,
)
from .leaking import (
    LeaksByARefusal,
    LeaksByTheClock,
    LeaksByTheEnvelope,
    LeaksInAnAnswer,
    LeaksInAnEvent,
    LeaksInTheDetails,
    LeaksInTheOffers,
    LeaksInTheOrder,
    LeaksInTheView,
    LeaksTheChoice,
    LeaksWhoLeft,
    OutgrowsItsEnvelope,
    ShowsAllAfterwards,
)
from .showing import (
    CountsWrong,
    GoesOnAfterTheEnd,
    ShowsATuple,
    ShowsStrangers,
    TellsWithoutDeclaring,
    WaitsForThoseWhoCanDoNothing,
)


@dataclass(frozen=True, slots=True)
class Flaw:
    """Which check is meant to catch a game, its words, and who else cannot but notice."""

    check: str
    words: str
    also: frozenset[str] = frozenset()


BROKEN: Mapping[type[GameState], Flaw] = {
    LeaksInTheView: Flaw("secrecy", "public view or offers tell a resampled world apart"),
    LeaksInTheOrder: Flaw("secrecy", "public view or offers tell a resampled world apart"),
    LeaksInTheOffers: Flaw("secrecy", "private view or offers tell a resampled world apart"),
    LeaksByTheClock: Flaw("secrecy", "public view or offers tell a resampled world apart"),
    ForgetsWhatWasSeen: Flaw("secrecy", "private view or offers tell a resampled world apart"),
    NeverImagines: Flaw("secrecy", "resample never gave another world"),
    ImaginesForSomeOnly: Flaw("secrecy", "seat s1: resample never gave another world"),
    ImaginesAloud: Flaw("secrecy", "resample changed how the game goes on"),
    ImaginesWithoutSecrets: Flaw("secrecy", "resample is no copy, but the game has no secrets"),
    LeaksByTheEnvelope: Flaw("envelope", "the envelope tells a resampled world apart"),
    OutgrowsItsEnvelope: Flaw("envelope", "bytes do not fit the envelope of 4096"),
    LeaksInAnEvent: Flaw("beside_the_view", "what everyone hears tells worlds apart"),
    LeaksTheChoice: Flaw("beside_the_view", "does .*'peek'.* or .*: what everyone hears tells"),
    LeaksWhoLeft: Flaw("beside_the_view", "then leave s.: what .* hears tells worlds apart"),
    LeaksByARefusal: Flaw("beside_the_view", "the refusal of .*'guess'.* tells worlds apart"),
    LeaksInAnAnswer: Flaw("beside_the_view", "the answer to .* tells worlds apart"),
    LeaksInTheDetails: Flaw("beside_the_view", "the refusal of .* tells worlds apart"),
    ShowsAllAfterwards: Flaw("beside_the_view", "fewer than 100 comparisons"),
    ChangesOnARefusal: Flaw("offers", "refusing .* changed a view"),
    DrawsOnARefusal: Flaw("offers", "refused actions have changed how the game goes on"),
    RefusesWithoutDeclaring: Flaw("offers", "with boo, which is not declared"),
    OffersTheImpossible: Flaw("offers", "offers .* but refuses it with invalid_guess"),
    AcceptsTheUnoffered: Flaw("offers", "accepts .*True.*, which is not offered"),
    Stumbles: Flaw("offers", "raised TypeError.* instead of being refused"),
    Hangs: Flaw("endings", "did not end within"),
    HangsWhenSomebodyLeaves: Flaw("endings", "did not end within"),
    HasNoEnd: Flaw("endings", r"end\(\) gave no result"),
    ReadsAGlobal: Flaw("replay", "the record gave another view than the game itself"),
    ReplaysInAnotherOrder: Flaw(
        "replay", "the record in another process gave another view or event"
    ),
    SharesWithItsCopies: Flaw(
        "replay",
        "playing on with a copy, made at step .*, changed the original",
        # These play on with copies too.
        also=frozenset({"offers", "secrecy"}),
    ),
    ShowsATuple: Flaw("views", "the public view is not plain JSON"),
    ShowsStrangers: Flaw("views", "who is not in the game sees or may do something"),
    WaitsForThoseWhoCanDoNothing: Flaw("views", "the game waits for a seat that can do nothing"),
    GoesOnAfterTheEnd: Flaw(
        "views",
        "something is offered although there is a result",
        # What is offered after the end is refused, also to those who have left.
        also=frozenset({"endings", "offers"}),
    ),
    CountsWrong: Flaw("views", "are not the sums of their breakdown"),
    TellsWithoutDeclaring: Flaw("views", "the event boo is not declared"),
    TakesAnyOption: Flaw("starting", "a game instead of unknown_option"),
}
