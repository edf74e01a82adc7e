"""Which check is meant to catch which broken game."""

from collections.abc import Mapping
from dataclasses import dataclass

from custom_components.parlor.games.state import GameState
from tests.games.contract.checks import CHECKS

from .acting import (
    AcceptsTheUnoffered,
    ChangesOnARefusal,
    DrawsOnARefusal,
    OffersTheImpossible,
    PlaysWithoutEnd,
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
    EndsUnnoticed,
    Hangs,
    HangsWhenSomebodyLeaves,
    HasNoEnd,
    IsPlayedWhenBrokenOff,
    IsWonWhenBrokenOff,
    ReadsAGlobal,
    ReplaysInAnotherOrder,
    SharesWithItsCopies,
    StandsAtZero,
)
from .leaking import (
    LeaksByARefusal,
    LeaksByTheClock,
    LeaksByTheEnvelope,
    LeaksByWhatSkippingDoes,
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
from .opening import (
    OpensAgain,
    OpensForEver,
    OpensForStrangers,
    OpensInAnyOrder,
    OpensOnlyHere,
    OpensTwice,
    OpensWithASecret,
    OpensWithATuple,
    OpensWithoutDeclaring,
    OpensWithoutFacts,
    OpensWithSecretsOfOthers,
    OpensWithTheFirstStep,
)
from .showing import (
    CountsWrong,
    DeclaresTooLittle,
    GivesAStrangerTheTurn,
    GoesOnAfterTheEnd,
    HidesTheTurn,
    HidesWithoutSecrets,
    HonoursStrangers,
    HonoursWithoutWords,
    KeepsTheTurn,
    LetsThoseWinWhoHaveLeft,
    RemembersATuple,
    RoundsAreTrue,
    ScoresForStrangers,
    SharesInSilence,
    ShowsAnotherShape,
    ShowsATuple,
    ShowsStrangers,
    ShowsTheUndeclared,
    StumblesOverItsMemory,
    TellsWithoutDeclaring,
    WaitsForThoseWhoCanDoNothing,
)
from .storing import (
    AsksForNoContent,
    ComplainsAboutNoDrawing,
    ComplainsWithoutDeclaring,
    KeepsAnyDrawing,
    MakesANamesake,
    MakesNowThisNowThat,
    MakesTheUnplayable,
    ShipsWhatNobodyCanChoose,
    StumblesOverADrawing,
    TrustsWhoeverWrites,
)
from .talking import (
    CallsSecretsPublic,
    MeansTheImpossible,
    SpeaksSecretsAloud,
    TalksInOneLanguage,
    TalksWithoutUnderstanding,
    TellsByWhatIsPrivate,
)
from .trek.arriving import (
    ChattersInWords,
    CountsWithoutScores,
    EndsInChatter,
    ForgetsWhatIsUnheard,
    KeepsQuietOnThePaper,
    LosesWithWinners,
    ScoresOnTheWay,
    WinsForOne,
)
from .trek.asking import (
    AnswersAtLength,
    AnswersATuple,
    AnswersStrangers,
    AnswersUnderANameOfTheWire,
    AnswersWithSecretsOfOthers,
    DrawsForAnAnswer,
    NamesNoQuestions,
    NamesQuestionsToStrangers,
    NamesTheUnanswerable,
    NamesWhatOthersHold,
    NeverAnswers,
    RefusesQuestionsWithoutDeclaring,
    RemembersQuestions,
    StumblesOverQuestions,
    WhispersOfOthers,
)
from .trek.camping import (
    CallsAnActionMove,
    CallsAnEventGameStarted,
    EndsWithoutWarning,
    GetsStuck,
    HungryWhenRefusing,
    HurriesAlong,
    RefusesToSkip,
    SkipsTheUnskippable,
    StumblesWhenLate,
    TiresWhenLate,
)
from .trek.choosing import (
    ChoosesNumbers,
    DefaultsToNothing,
    HasTooFewRoles,
    IsUniqueForNobody,
    LosesChoices,
)
from .trek.glowing import GlowsInSecret, GlowsWithoutAPhase, OutshinesTheSun
from .trek.painting import PaintsByChance, PaintsNoPicture, PaintsOnlySome, PaintsOverTheView
from .trek.walking import NeverWon, PlayedByCheats, PlayedBySleepers


@dataclass(frozen=True, slots=True)
class Flaw:
    """Which check is meant to catch a game, its words, and who else cannot but notice."""

    check: str
    words: str
    also: frozenset[str] = frozenset()


# Their words lie beside Cellar itself.
ELSEWHERE = frozenset({"words"})

BROKEN: Mapping[type[GameState], Flaw] = {
    LeaksInTheView: Flaw("secrecy", "public view or offers tell a resampled world apart"),
    LeaksInTheOrder: Flaw("secrecy", "public view or offers tell a resampled world apart"),
    LeaksInTheOffers: Flaw("secrecy", "private view or offers tell a resampled world apart"),
    LeaksByWhatSkippingDoes: Flaw("secrecy", "public view or offers tell a resampled world apart"),
    LeaksByTheClock: Flaw("secrecy", "public view or offers tell a resampled world apart"),
    ForgetsWhatWasSeen: Flaw("secrecy", "private view or offers tell a resampled world apart"),
    NeverImagines: Flaw("secrecy", "resample never gave another world"),
    ImaginesForSomeOnly: Flaw("secrecy", "seat s1: resample never gave another world"),
    ImaginesAloud: Flaw("secrecy", "resample changed how the game goes on"),
    ImaginesWithoutSecrets: Flaw(
        "secrecy",
        "resample is no copy, but the game has no secrets",
        # Its private views show what is not the same there.
        also=frozenset({"views"}),
    ),
    LeaksByTheEnvelope: Flaw("envelope", "the envelope tells a resampled world apart"),
    OutgrowsItsEnvelope: Flaw("envelope", "needs an envelope of at least 5... bytes, but has 4096"),
    LeaksInAnEvent: Flaw(
        "beside_the_view",
        "what everyone hears tells worlds apart",
        # The house hears of it, too, though it is declared unheard.
        also=frozenset({"views"}),
    ),
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
    Hangs: Flaw("endings", "did not end within", also=frozenset({"skipping"})),
    StandsAtZero: Flaw("skipping", "the clock turn rang and stands at 0:00 for ever"),
    HangsWhenSomebodyLeaves: Flaw("endings", "did not end within"),
    HasNoEnd: Flaw("endings", r"end\(\) gave no result"),
    IsWonWhenBrokenOff: Flaw("endings", "the host has ended it, and .* have won"),
    IsPlayedWhenBrokenOff: Flaw("endings", "at once, and the reason is 'played'"),
    EndsUnnoticed: Flaw("endings", "over is not what `chapters` says"),
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
    ShowsTheUndeclared: Flaw("views", "has .*deck_size.*, which is not declared"),
    ShowsAnotherShape: Flaw("views", "a private view.*card.* is not .*int"),
    DeclaresTooLittle: Flaw("views", "the shape of the public view lacks"),
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
    HonoursStrangers: Flaw(
        "views",
        r"the award right goes to \('Anna',\), who are not there",
        # There are no words for its award.
        also=frozenset({"words"}),
    ),
    HonoursWithoutWords: Flaw("words", r"awards lack \['right'\]"),
    LetsThoseWinWhoHaveLeft: Flaw("endings", r"says that \(\) have left, but .* have"),
    RemembersATuple: Flaw("views", "the memory is not plain JSON"),
    StumblesOverItsMemory: Flaw("views", "no game begins with the memory .*what was that"),
    SharesInSilence: Flaw("views", "have won, and nothing says why together"),
    TellsWithoutDeclaring: Flaw("views", "the event boo is not declared"),
    HidesTheTurn: Flaw("views", "does not say whose turn it is"),
    GivesAStrangerTheTurn: Flaw("views", "it is the turn of 'Anna', who is no seat"),
    KeepsTheTurn: Flaw("views", "it is the turn of 's.', but there is a result"),
    RoundsAreTrue: Flaw("views", "has no round, not even none"),
    ScoresForStrangers: Flaw("views", "scores of strangers"),
    HidesWithoutSecrets: Flaw("views", "one seat alone is shown something"),
    OpensWithoutDeclaring: Flaw("views", "step 0: the event boo is not declared"),
    OpensWithATuple: Flaw("views", "step 0: the event shown is not plain JSON"),
    OpensForStrangers: Flaw("views", "step 0: the event shown is for somebody unknown: .*Anna"),
    OpensInAnyOrder: Flaw("replay", "the record in another process gave another view or event"),
    OpensWithoutFacts: Flaw("words", r"events.round_started names \['round'\], which it may not"),
    OpensWithASecret: Flaw("opening", "what everyone hears of the start tells worlds apart"),
    OpensWithSecretsOfOthers: Flaw("opening", "what s. hears of the start tells worlds apart"),
    OpensOnlyHere: Flaw("opening", "the opening tells a resampled world apart"),
    OpensTwice: Flaw("opening", r"\['round_started'\] was told with the start, and is told again"),
    OpensAgain: Flaw("opening", "round_started.* is told with the start, and again before"),
    OpensWithTheFirstStep: Flaw(
        "opening", "round_started.* is told whenever it begins anew, but not with the start"
    ),
    OpensForEver: Flaw("opening", "the opening has changed, but nobody is told"),
    PlaysWithoutEnd: Flaw("starting", "the option rounds comes to [0-9]000"),
    TakesAnyOption: Flaw("starting", "a game instead of unknown_option"),
    MakesNowThisNowThat: Flaw("contents", "is made now this and now that", ELSEWHERE),
    MakesTheUnplayable: Flaw("contents", r"cannot be played with: .*too_small", ELSEWHERE),
    MakesANamesake: Flaw("contents", "is called like something that ships", ELSEWHERE),
    TrustsWhoeverWrites: Flaw("contents", "raised .* instead of complaining", ELSEWHERE),
    ComplainsWithoutDeclaring: Flaw(
        "contents", r"complains with .*boo.*, which is not declared", ELSEWHERE
    ),
    StumblesOverADrawing: Flaw("contents", "reviewing .* raised", ELSEWHERE),
    ComplainsAboutNoDrawing: Flaw("contents", "was drawn, and nobody complains", ELSEWHERE),
    KeepsAnyDrawing: Flaw("contents", "was drawn, and kept as", ELSEWHERE),
    ShipsWhatNobodyCanChoose: Flaw("contents", "ship, but .* can be chosen", ELSEWHERE),
    # It cannot even be started.
    AsksForNoContent: Flaw("contents", "options for .*, contents .*'attic'", frozenset(CHECKS)),
    LosesWithWinners: Flaw("views", "all have lost together, but .* have won"),
    WinsForOne: Flaw("views", "all have won together, but only"),
    CountsWithoutScores: Flaw(
        "views",
        "are not the sums of their breakdown",
        # There are no words for its reason.
        also=frozenset({"words"}),
    ),
    ScoresOnTheWay: Flaw("views", "scores in the view or in the result, and not in the other"),
    EndsInChatter: Flaw("views", "all that is told of it is chatter"),
    ChattersInWords: Flaw("views", "is chatter or not, not 'a little'"),
    KeepsQuietOnThePaper: Flaw(
        "views", "the house hears of the event camped, which is", also=frozenset({"words"})
    ),
    ForgetsWhatIsUnheard: Flaw(
        "views", r"the house never hears of \['stepped'\]", also=frozenset({"words"})
    ),
    AnswersWithSecretsOfOthers: Flaw("queries", "the answer to .* tells worlds apart"),
    RemembersQuestions: Flaw("queries", "asking .* changed a view"),
    DrawsForAnAnswer: Flaw("queries", "questions have changed how the game goes on"),
    RefusesQuestionsWithoutDeclaring: Flaw("queries", "refuses .* with boo, not declared"),
    StumblesOverQuestions: Flaw("queries", "raised TypeError.* instead of being refused"),
    AnswersATuple: Flaw("queries", "the answer to .* is not plain JSON"),
    AnswersUnderANameOfTheWire: Flaw("queries", r"uses names of the wire: \['type'\]"),
    AnswersAtLength: Flaw("queries", "bytes of an answer do not fit the envelope 512"),
    AnswersStrangers: Flaw("queries", "who is not in the game is answered"),
    NeverAnswers: Flaw("queries", r"nobody was ever answered \['higher'\]"),
    NamesNoQuestions: Flaw(
        "queries", r"nobody was ever answered \['whisper'\]; where a parameter can be seen nowhere"
    ),
    NamesTheUnanswerable: Flaw("queries", "names the question .*'fire'.*, but refuses it"),
    NamesQuestionsToStrangers: Flaw("queries", "who is not in the game is given questions"),
    NamesWhatOthersHold: Flaw("queries", "what can be asked tells worlds apart"),
    WhispersOfOthers: Flaw("queries", "the answer to .*'whisper'.* tells worlds apart"),
    SpeaksSecretsAloud: Flaw("talking", "what is said aloud to .*'card'.* tells worlds apart"),
    TellsByWhatIsPrivate: Flaw("talking", "what is said aloud to .*'card'.* tells worlds apart"),
    CallsSecretsPublic: Flaw("talking", "does not say whether it is private"),
    MeansTheImpossible: Flaw("talking", "takes .*'peek'.* for .*'moon'.*, which is not offered"),
    TalksWithoutUnderstanding: Flaw("talking", "talk names the query listen"),
    TalksInOneLanguage: Flaw("talking", r"talk has no sentences in \['de'\]"),
    SkipsTheUnskippable: Flaw("skipping", "nothing to skip, but next was not refused"),
    RefusesToSkip: Flaw("skipping", "skip says goes_on, but next was refused with nothing_to_skip"),
    HurriesAlong: Flaw("skipping", "nothing to skip, but next was not refused"),
    EndsWithoutWarning: Flaw("skipping", "ended the game, but skip says goes_on"),
    HungryWhenRefusing: Flaw("skipping", "refusing next changed a view"),
    GetsStuck: Flaw("endings", "nobody can do anything, no clock runs"),
    StumblesWhenLate: Flaw(
        "anytime", "which comes late, raised IndexError", also=frozenset({"offers"})
    ),
    TiresWhenLate: Flaw("anytime", "which comes late, changed a view", also=frozenset({"offers"})),
    CallsAnActionMove: Flaw(
        "names", r"calls .* \['move'\], which is taken", also=frozenset({"words"})
    ),
    CallsAnEventGameStarted: Flaw(
        "names", r"calls .* \['game_started'\], which is taken", also=frozenset({"words"})
    ),
    GlowsWithoutAPhase: Flaw("glows", r"never sees: \['phase siesta'\]"),
    GlowsInSecret: Flaw("glows", r"never sees: \['event stepped'\]"),
    OutshinesTheSun: Flaw("glows", r"no lamp can show: \['camped'\]"),
    HasTooFewRoles: Flaw("starting", "3 choices are not enough for 4 seats"),
    DefaultsToNothing: Flaw("starting", "does not accept its own default 'perhaps'"),
    ChoosesNumbers: Flaw(
        "starting", "seats can only choose a choice for themselves", also=frozenset({"words"})
    ),
    IsUniqueForNobody: Flaw("starting", "is unique, but not every seat chooses"),
    LosesChoices: Flaw("starting", "the game gets .* where s1 chose yes"),
    PaintsNoPicture: Flaw("pictures", "what is painted is no PNG"),
    PaintsByChance: Flaw("pictures", "painted twice, and not alike"),
    PaintsOverTheView: Flaw("pictures", "painting changed the view"),
    PaintsOnlySome: Flaw("pictures", "painting raised IndexError"),
    NeverWon: Flaw("companies", "its bots never win: hunger, lost together: "),
    PlayedByCheats: Flaw("companies", "the bot chooses .*'up'.*, which is not offered"),
    PlayedBySleepers: Flaw("companies", "all bots wait, no clock runs"),
}
