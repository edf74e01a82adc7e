"""Wishes: what can be said to the house about a table."""

from enum import StrEnum


class Wish(StrEnum):
    """What somebody wants to know, or to have done."""

    TURN = "turn"
    LEADER = "leader"
    CLOCK = "clock"
    START = "start"
    PAUSE = "pause"
    RESUME = "resume"
    ADD_BOT = "add_bot"
    REPEAT = "repeat"
