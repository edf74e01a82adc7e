"""What nobody may learn too early in Spyster, and the check that nobody did."""

from collections.abc import Iterator
import json
from typing import Any

from custom_components.parlor.games.spyster.builtin import PACKS
from custom_components.parlor.games.spyster.pack import Location
from custom_components.parlor.games.vocabulary import Wording
from tests.e2e.recorder import Recorder
from tests.e2e.traffic import Kind

CLASSIC = PACKS.find("classic")


def texts(text: Wording) -> list[str]:
    """Return a text in all its languages."""
    return [text] if isinstance(text, str) else list(text.values())


def sentences(location: Location) -> list[str]:
    """Return the sentences of a location that stand nowhere else."""
    hints = [hint for role in location.roles for hint in texts(role.hint)]
    return [*texts(location.flavor), *hints]


def strings(thing: Any) -> Iterator[str]:
    """Give every string in a message, keys too."""
    match thing:
        case str():
            yield thing
        case dict():
            for key, value in thing.items():
                yield key
                yield from strings(value)
        case list():
            for value in thing:
                yield from strings(value)


def assert_learned_no_location(
    recorder: Recorder, client: str, until: int, *known: str, since: int = 0
) -> None:
    """Fail if the client has received anything of a location but of those it may know."""
    hidden = [location for location in CLASSIC.locations if location.id not in known]
    secret = [sentence for one in hidden for sentence in sentences(one)]
    recorder.assert_never_received(client, secret, until, since)
    names = {name for one in hidden for name in [one.id, *texts(one.name)]}
    for message in recorder.messages(client, until, since):
        found = names & set(strings(message))
        assert not found, f"{client} was told of {found} in a {message['type']} message"


def assert_learned_no_spy(
    recorder: Recorder, client: str, until: int | None, *, since: int = 0
) -> None:
    """Fail if the client was told who the spy is, or was taken for it."""
    for message in recorder.messages(client, until, since):
        for thing in dicts(message):
            assert thing.get("spy") is None, f"{client} was told the spy in {message['type']}"
            assert thing.get("is_spy") is not True, f"{client} was taken for the spy"
            assert "location_list" not in thing, f"{client} has the spy's list"
            assert thing.get("type") != "spy_guess", f"{client} was offered to guess"


def assert_spy_learned_nothing(recorder: Recorder, client: str, until: int) -> None:
    """Fail if the spy has received more than the bare list of locations."""
    every = [s for location in CLASSIC.locations for s in sentences(location)]
    recorder.assert_never_received(client, every, until)
    for message in recorder.messages(client, until):
        for thing in dicts(message):
            assert thing.get("location") is None, f"{client} was told the location"


def verdict_moment(recorder: Recorder, location: str) -> int:
    """Return when anybody was first shown the verdict of the round at a location, for `until`."""
    for one in recorder.everything():
        for thing in dicts(json.loads(one.body)) if one.kind is Kind.MESSAGE else ():
            verdict = thing.get("data") if thing.get("event") == "verdict" else thing.get("verdict")
            if verdict and verdict["location"]["id"] == location:
                return one.number
    raise AssertionError(f"nobody was shown a verdict at {location}")


def guess_moment(recorder: Recorder, location: str) -> int:
    """Return when anybody was first shown that the spy guesses a location, for `until`."""
    for one in recorder.everything():
        for thing in dicts(json.loads(one.body)) if one.kind is Kind.MESSAGE else ():
            guess = (thing.get("reveal") or {}).get("guess")
            if guess and guess["id"] == location:
                return one.number
    raise AssertionError(f"nobody was shown that the spy guesses {location}")


def dicts(thing: Any) -> Iterator[dict[str, Any]]:
    """Give every object in a message."""
    match thing:
        case dict():
            yield thing
            for value in thing.values():
                yield from dicts(value)
        case list():
            for value in thing:
                yield from dicts(value)
