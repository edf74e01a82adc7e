"""The closed sets of Spyster: phases, steps, events, outcomes, reasons and refusals."""

from enum import StrEnum


class Phase(StrEnum):
    """Where a game stands."""

    ROLES = "roles"
    QUESTIONING = "questioning"
    VOTE = "vote"
    REVEAL = "reveal"
    SCORING = "scoring"
    END = "end"


class Clock(StrEnum):
    """The clocks; the one of the round goes on where it stopped."""

    ROLES = "roles"
    ROUND = "round"
    VOTE = "vote"
    REVEAL = "reveal"
    SCORING = "scoring"


class Act(StrEnum):
    """What a reveal is about: the votes, or the guess that came instead."""

    VOTES = "votes"
    GUESS = "guess"


class Step(StrEnum):
    """How far a reveal has come; an act begins after the first, and both end with the last."""

    VOTES_IN = "votes_in"
    VOTES = "votes"
    TALLY = "tally"
    SILENCE = "silence"
    BETS = "bets"
    HALT = "halt"
    SPY = "spy"
    PLACES = "places"
    GUESS = "guess"
    VERDICT = "verdict"


class Outcome(StrEnum):
    """How a vote, and mostly the round with it, ended."""

    SPY_CAUGHT = "spy_caught"
    INNOCENT_CONVICTED = "innocent_convicted"
    NO_CONVICTION = "no_conviction"
    GUESS_RIGHT = "guess_right"
    GUESS_WRONG = "guess_wrong"
    DOUBLE_AGENT = "double_agent"
    SPY_LEFT = "spy_left"


class Reason(StrEnum):
    """What points were won or lost for."""

    FOUND_SPY = "found_spy"
    WRONG_VOTE = "wrong_vote"
    FRAME_FAILED = "frame_failed"
    DOUBLE_AGENT = "double_agent"
    GUESS_RIGHT = "guess_right"
    GUESS_WRONG = "guess_wrong"


class EndedBy(StrEnum):
    """Why a game is over."""

    PLAYED = "played"
    HOST = "host"
    TOO_FEW_PLAYERS = "too_few_players"


class Honour(StrEnum):
    """What an award can be given for."""

    BEST_LIAR = "best_liar"
    MOST_SUSPECTED = "most_suspected"
    BOLDEST_BET = "boldest_bet"
    SHARPEST_EYE = "sharpest_eye"
    PATHFINDER = "pathfinder"


class EventType(StrEnum):
    """What can happen; all of it in public."""

    ROUND_STARTED = "round_started"
    ROLES_DEALT = "roles_dealt"
    TURN_CHANGED = "turn_changed"
    SAID = "said"
    VOTE_CALLED = "vote_called"
    VOTE_CAST = "vote_cast"
    VOTES_REVEALED = "votes_revealed"
    BETS_REVEALED = "bets_revealed"
    VERDICT = "verdict"
    DOUBLE_AGENT = "double_agent"
    SCORES = "scores"
    GAME_OVER = "game_over"


class SpysterRefusal(StrEnum):
    """The codes that Spyster adds to the common ones."""

    ALREADY_VOTED = "already_voted"
    INVALID_BET = "invalid_bet"
    INVALID_LINE = "invalid_line"
    INVALID_LOCATION = "invalid_location"
    INVALID_TARGET = "invalid_target"
    NO_CALLS_LEFT = "no_calls_left"
    NOT_SPY = "not_spy"
    NOT_YOUR_TURN = "not_your_turn"
    SPY_ALREADY_ACTED = "spy_already_acted"
