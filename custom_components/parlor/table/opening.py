"""Opening: finding the table again as it was saved, or laying a new one."""

from dataclasses import dataclass, replace
import logging
import sqlite3

from .codes import new_codes
from .deeds.lobby import in_lobby
from .host import successor
from .journal import ledger
from .journal.answers import Answers
from .journal.finished import guests_are_kept
from .journal.journal import CannotOpen, Damaged, Journal, NotSaved
from .journal.record import CannotReplay
from .journal.stored import Stored, StoredGame
from .keeper import Keeper, Trouble
from .match import Match
from .party import Party, Stage
from .published import Published
from .room import Room

_LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that is ready to go on."""

    keeper: Keeper
    clocks: dict[str, tuple[int, float]]
    published: Published


async def open_table(name: str, room: Room, journal: Journal) -> Opened:
    """Return the table that the journal holds, or a new one; raises `CannotOpen`."""
    aside = await journal.open()
    try:
        try:
            stored = await journal.read(Stored.load)
        except Damaged:
            aside = await journal.put_aside()
            stored = await journal.read(Stored.load)
        opened = await _resume(name, room, journal, stored)
        await opened.keeper.number_ahead(opened.published.version)
        await _forget_guests(room, journal, opened.keeper.party)
    except (NotSaved, OSError, sqlite3.Error) as error:
        raise CannotOpen(str(error)) from error
    if aside is not None:
        _LOGGER.warning("The table's journal could not be read; it is kept as %s", aside.name)
        opened.keeper.trouble = Trouble.CANNOT_RESUME
    return opened


async def _resume(name: str, room: Room, journal: Journal, stored: Stored) -> Opened:
    if stored.party is None:
        return await _lay(name, room, journal)
    party = _fit(room, await _with_tv_code(room, journal, stored.party))
    answers = Answers(stored.answers)
    people = any(seat.human for seat in party.seats)
    frozen = replace(party, frozen=party.stage is Stage.PLAYING and people)
    shown = stored.game.version if stored.game is not None else 0
    try:
        match = await _match(room, party, stored.game)
        clocks = stored.game.clocks() if stored.game is not None else {}
        keeper = Keeper(name, room, journal, frozen, match, answers, stored.versions)
        published = _show(keeper, max(stored.versions, shown), shown)
    except CannotReplay as error:
        _LOGGER.warning("A game could not be resumed, its record is kept: %s", error)
        return await _without_game(name, room, journal, party, answers, stored.versions)
    return Opened(keeper, clocks, published)


async def _with_tv_code(room: Room, journal: Journal, party: Party) -> Party:
    """Return the party with a code for the house's screens; an older journal holds none."""
    if party.tv_code:
        return party
    named = replace(party, tv_code=room.house.new_token())
    await journal.write([*ledger.party_changes(party, named)])
    return named


async def _forget_guests(room: Room, journal: Journal, party: Party) -> None:
    """Forget guests of earlier evenings where they are no longer to be kept, to the last byte."""
    before = party.evening_from
    keeps = room.settings.keep_guest_names
    if not keeps and await journal.read(lambda db: guests_are_kept(db, before)):
        await journal.write([*ledger.guests_forgotten(before)])
    journal.sweep_soon()


def _show(keeper: Keeper, version: int, offers_version: int) -> Published:
    """Return the table as it was left; raises `CannotReplay` where its game can't be shown."""
    try:
        return keeper.show(None, version, offers_version)
    except Exception as error:  # whatever a view says here
        raise CannotReplay(f"it cannot be shown: {error!r}") from error


async def _lay(name: str, room: Room, journal: Journal) -> Opened:
    """Lay a new table, and have that saved before anyone is told a code."""
    blank = Party(game=next(iter(room.games)))
    party = replace(blank, **new_codes(room.house))
    await journal.write([*ledger.party_changes(blank, party)])
    keeper = Keeper(name, room, journal, party, None, Answers(), 0)
    return Opened(keeper, {}, keeper.show(None, 0, 0))


async def _without_game(
    name: str, room: Room, journal: Journal, party: Party, answers: Answers, versions: int
) -> Opened:
    """Go back to the lobby; those who are seated stay, and the record is kept."""
    lobby = _fit(room, in_lobby(party))
    kept = ledger.game_kept(party.match)
    await journal.write([kept, *ledger.party_changes(party, lobby)])
    keeper = Keeper(name, room, journal, lobby, None, answers, versions)
    if party.stage is Stage.PLAYING:
        keeper.trouble = Trouble.CANNOT_RESUME
    return Opened(keeper, {}, keeper.show(None, versions, 0))


async def _match(room: Room, party: Party, game: StoredGame | None) -> Match | None:
    """Return the game that was played; raises `CannotReplay`."""
    if party.stage is Stage.LOBBY:
        return None
    if game is None:
        raise CannotReplay("it is missing")
    record = game.record()
    state = await room.house.run_slow(record.replay, room.games)
    if record.game != party.game or (state.result is None) != (party.stage is Stage.PLAYING):
        raise CannotReplay("it does not fit the table")
    return Match(game.number, record, state)


def _fit(room: Room, party: Party) -> Party:
    """Return the party with a game and a host that there are."""
    host = party.host if party.find(party.host) is not None else successor(party)
    if party.stage is Stage.LOBBY and party.game not in room.games:
        return replace(party, host=host, game=next(iter(room.games)))
    return replace(party, host=host)
