"""The lobby: sitting down, getting ready, choosing what is played, and starting it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Json, SeatId, Value
from custom_components.parlor.table import choices
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.host import has_powers, may_go_on, need_powers
from custom_components.parlor.table.names import alike, shortened, tidy
from custom_components.parlor.table.party import Party, Stage
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller, Seat, SeatKind
from custom_components.parlor.table.starting import (
    expected,
    lineup,
    too_few,
    unready,
    unwilling,
    why_not,
)

from .dressing import fresh_attire

BOT_NAMES: Final = (
    "Ada",
    "Bruno",
    "Clara",
    "Dario",
    "Elif",
    "Felix",
    "Greta",
    "Hugo",
    "Iris",
    "Jun",
)


def sit_down(draft: Draft, name: object, kind: SeatKind, user: str | None = None) -> Seat:
    """Give someone a seat; the first human is the host, and whoever comes late watches.

    Refuses with `name_invalid`, `name_taken` or `table_full`.
    """
    party = draft.party
    tidied = free_name(party, name)
    if len(party.sitting) >= draft.room.settings.most_seats:
        raise Refused(TableRefusal.TABLE_FULL)
    attire = fresh_attire(party)
    seat = Seat(
        SeatId(f"s{party.next_seat}"),
        tidied,
        kind,
        attire.colour,
        attire.shape,
        attire.hat,
        attire.expression,
        ready=kind is SeatKind.BOT,
        watching=party.stage is not Stage.LOBBY,
        user=user,
    )
    draft.change(seats=(*party.seats, seat), next_seat=party.next_seat + 1)
    if party.host is None and seat.human:
        draft.change(host=seat.id)
    return seat


def free_name(party: Party, name: object, but: SeatId | None = None) -> str:
    """Return the tidied name. Refuses with `name_invalid` or `name_taken`."""
    tidied = tidy(name)
    taken = party.named(tidied)
    if taken is not None and taken.id != but:
        raise Refused(TableRefusal.NAME_TAKEN)
    return tidied


def free_like(party: Party, name: str) -> str:
    """Return a name that nobody has, as near to this one as a name can be."""
    known = shortened(name)
    numbers = range(2, len(party.sitting) + 3)
    names = (known, *(f"{shortened(known, f' {number}')} {number}" for number in numbers))
    return next(free for free in names if party.named(free) is None)


def ready(draft: Draft, caller: Caller, *, ready: bool) -> dict[str, Json]:
    """Say that one is ready, or not yet; after a game, that one wants another.

    That begins as soon as everyone who is there does.
    """
    seat = draft.party.seat(caller.seat)
    if draft.party.stage is Stage.PLAYING:
        raise Refused(TableRefusal.GAME_ON)
    draft.party = draft.party.with_seat(replace(seat, ready=ready))
    if ready and draft.party.stage is Stage.OVER and why_not(draft.room, draft.party) is None:
        _play_again(draft)
    return {}


def configure(
    draft: Draft,
    caller: Caller,
    *,
    game: str | None = None,
    options: Mapping[str, object] | None = None,
) -> dict[str, Json]:
    """Choose the game and set its options; after a game this leads back to the lobby.

    Refuses with `no_such_game`, `unknown_option` or `invalid_option`.
    """
    need_powers(draft.party, caller)
    if draft.party.stage is Stage.PLAYING:
        raise Refused(TableRefusal.GAME_ON)
    _set_game(draft, game, options)
    if draft.party.stage is Stage.OVER:
        back_to_lobby(draft)
    return {}


def _set_game(draft: Draft, game: str | None, options: Mapping[str, object] | None) -> None:
    chosen = draft.party.game if game is None else game
    if chosen not in draft.room.games:
        raise Refused(TableRefusal.NO_SUCH_GAME)
    given = choices.check(draft.room, chosen, options or {})
    known: Mapping[str, Value] = draft.party.options.get(chosen, {})
    draft.change(game=chosen, options={**draft.party.options, chosen: {**known, **given}})


def choose(
    draft: Draft, caller: Caller, *, option: str, value: str | None = None
) -> dict[str, Json]:
    """Choose for one's own seat what every seat chooses; no value is no choice any more.

    Refuses with `not_allowed`, `unknown_option`, `invalid_option` or `choice_taken`.
    """
    seat = draft.party.seat(caller.seat)
    if not caller.may_act_for(seat):
        raise Refused(TableRefusal.NOT_ALLOWED)
    if draft.party.stage is Stage.PLAYING:
        raise Refused(TableRefusal.GAME_ON)
    draft.party = choices.with_choice(draft.game, draft.party, seat, option, value)
    return {}


def add_bot(draft: Draft, caller: Caller, *, name: str | None = None) -> dict[str, Json]:
    """Let a bot sit down. Refuses with `table_full` when the game has no place for it."""
    need_powers(draft.party, caller)
    if draft.party.stage is Stage.PLAYING:
        raise Refused(TableRefusal.GAME_ON)
    return {"seat": _seat_bot(draft, name).id}


def start(
    draft: Draft,
    caller: Caller,
    *,
    game: str | None = None,
    options: Mapping[str, object] | None = None,
) -> dict[str, Json]:
    """Start the game, for a host also another one, or with other options: all of that or nothing.

    After a game only the house does so; whoever is away then and has not asked for another game
    does not play. Refuses with `not_enough_players` or `not_ready`, and as `configure` does.
    """
    _need_to_start(draft, caller)
    again = caller.house and draft.party.stage is Stage.OVER
    _need_stage(draft.party, Stage.OVER if again else Stage.LOBBY)
    if game is not None or options is not None:
        need_powers(draft.party, caller)
        _set_game(draft, game, options)
    _count_in(draft, caller)
    lacks = (too_few if again else unready)(draft.room, draft.party)
    if lacks is not None:
        raise lacks
    _begin(draft, lineup(expected(draft.party), draft.game))
    return {}


def _count_in(draft: Draft, caller: Caller) -> None:
    """Let a user of the house who starts a game play in it: they are there, and ready."""
    seat = None if caller.user is None else draft.party.of_user(caller.user)
    if seat is not None and not seat.ready:
        draft.party = draft.party.with_seat(replace(seat, ready=True))


def practise(draft: Draft, caller: Caller, *, bots: int | None = None) -> dict[str, Json]:
    """Start a game of one human and as many bots as it takes.

    Refuses with `not_alone`, `not_enough_players` or `too_many_players`.
    """
    _need_to_start(draft, caller)
    _need_stage(draft.party, Stage.LOBBY)
    if sum(seat.human for seat in draft.party.seats) != 1:
        raise Refused(TableRefusal.NOT_ALONE)
    usual = draft.game.practice_seats or draft.game.min_seats
    wanted = usual - 1 if bots is None else bots
    if wanted + 1 < draft.game.min_seats:
        raise Refused(TableRefusal.NOT_ENOUGH_PLAYERS, min=draft.game.min_seats)
    if wanted + 1 > draft.game.max_seats:
        raise Refused(CommonRefusal.TOO_MANY_PLAYERS, max=draft.game.max_seats)
    while len(draft.party.sitting) < wanted + 1:
        _seat_bot(draft, None)
    _begin(draft, lineup(draft.party.sitting, draft.game))
    return {}


def rematch(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Play again with everyone who is still here; back to the lobby where those are too few.

    The host need not wait until all want it. Refuses others with `not_ready`.
    """
    _need_to_start(draft, caller)
    _need_stage(draft.party, Stage.OVER)
    waits_for = unwilling(draft.party)
    decides = has_powers(draft.party, caller) or may_go_on(draft.party, caller.seat)
    if waits_for is not None and not decides:
        raise waits_for
    _play_again(draft)
    return {"stage": draft.party.stage.value}


def _play_again(draft: Draft) -> None:
    players = lineup(draft.party.sitting, draft.game)
    if len(players) < draft.game.min_seats:
        back_to_lobby(draft)
    else:
        _begin(draft, players)


def back_to_lobby(draft: Draft) -> None:
    """Leave the game behind, and those who have left with it."""
    draft.match = None
    draft.party = in_lobby(draft.party)


def in_lobby(party: Party) -> Party:
    """Return the party as it gathers for another game."""
    seats = tuple(
        replace(seat, ready=not seat.human, watching=False, bot=False) for seat in party.sitting
    )
    return replace(party, stage=Stage.LOBBY, paused=False, frozen=False, seats=seats)


def _begin(draft: Draft, players: Sequence[Seat]) -> None:
    """Begin a game; nobody who plays needs a bot any more once they are there."""
    draft.change(options=choices.still_possible(draft.room, draft.party))
    options = choices.for_the_record(draft.room, draft.party, players)
    draft.begin([seat.id for seat in players], options)
    playing = {seat.id for seat in players}
    seats = tuple(
        replace(
            seat,
            ready=not seat.human,
            watching=seat.id not in playing,
            bot=seat.bot and not seat.present,
            streak=seat.streak + 1 if seat.id in playing else 0,
        )
        for seat in draft.party.sitting
    )
    draft.change(seats=seats)


def _seat_bot(draft: Draft, name: str | None) -> Seat:
    if len(draft.party.sitting) >= draft.game.max_seats:
        raise Refused(TableRefusal.TABLE_FULL)
    return sit_down(draft, name or _bot_name(draft.party), SeatKind.BOT)


def _bot_name(party: Party) -> str:
    """Return a name that nobody has, nor anyone who has played this evening and may come back."""
    people = [
        one.name
        for played in party.evening
        for one in played.players
        if one.kind is not SeatKind.BOT
    ]
    taken = len(party.seats) + len(people)
    names = [*BOT_NAMES, *(f"Bot {number}" for number in range(1, taken + 2))]
    return next(
        name
        for name in names
        if party.named(name) is None and not any(alike(name, other) for other in people)
    )


def _need_to_start(draft: Draft, caller: Caller) -> None:
    if caller.house:
        return
    seat = draft.party.seat(caller.seat)
    if draft.room.settings.start_reserved and seat.user is None:
        raise Refused(TableRefusal.START_RESERVED)


def _need_stage(party: Party, stage: Stage) -> None:
    if party.stage is Stage.PLAYING:
        raise Refused(TableRefusal.GAME_ON)
    if party.stage is not stage:
        raise Refused(TableRefusal.WRONG_STAGE)
