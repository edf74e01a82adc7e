"""Leaving, and what the host does about seats."""

from tests.table.evening import HOUSE, Evening, refusal


async def test_leaving_the_lobby_frees_the_seat_and_the_name(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await ben.perform("leave")
    assert [seat.name for seat in evening.table.seats] == ["Anna"]
    assert ben.told == ["removed"]
    await evening.sit("Ben")
    assert anna.told == []


async def test_a_token_dies_with_its_seat(evening: Evening) -> None:
    _, ben = await evening.sit("Anna", "Ben")
    await ben.perform("leave")
    assert ben.token is not None
    assert await refusal(evening.table.resume(ben.token)) == "wrong_token"


async def test_leaving_a_game_is_for_good_and_the_name_stays_on_the_board(
    evening: Evening,
) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    await ben.perform("leave")
    assert evening.table.stage == "playing"
    assert [(seat.name, seat.gone) for seat in evening.table.seats] == [
        ("Anna", False),
        ("Ben", True),
        ("Cleo", False),
    ]
    await anna.perform("add", amount=1)
    await cleo.perform("add", amount=1)
    assert await ben.refused("hint") == "no_such_seat"


async def test_whoever_has_left_may_come_back_under_the_same_name_and_watch(
    evening: Evening,
) -> None:
    _, ben, _ = await evening.start("Anna", "Ben", "Cleo")
    await ben.perform("leave")
    (again,) = await evening.sit("Ben")
    assert (again.seat, evening.seat("Ben").watching) == ("s4", True)


async def test_a_game_ends_when_too_few_are_left_and_says_why(evening: Evening) -> None:
    _, ben = await evening.start("Anna", "Ben")
    await ben.perform("leave")
    result = evening.table.public()["result"]
    assert isinstance(result, dict)
    assert (evening.table.stage, result["ended_by"]) == ("over", "too_few_players")


async def test_a_game_that_only_bots_are_left_in_ends_and_frees_the_table(
    evening: Evening,
) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise", bots=3)
    await anna.perform("leave")
    assert (evening.table.stage, evening.table.seats) == ("lobby", ())


async def test_bots_may_play_for_someone_who_watches(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise", bots=3)
    await evening.sit("Ben")
    await anna.perform("leave")
    assert evening.table.stage == "playing"


async def test_only_the_host_may_remove_someone(evening: Evening) -> None:
    anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
    assert await ben.refused("remove", seat=cleo.seat) == "not_host"
    await anna.perform("remove", seat=cleo.seat)
    assert cleo.told == ["removed"]
    assert await anna.refused("remove", seat=cleo.seat) == "no_such_seat"


async def test_removing_someone_from_a_game_is_like_leaving(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    await anna.perform("remove", seat=ben.seat)
    await anna.perform("add", amount=1)
    await cleo.perform("add", amount=1)
    assert evening.history == [[anna.seat, 1], [cleo.seat, 1]]


async def test_the_house_may_remove_even_the_host(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await evening.table.perform(HOUSE, "remove", {"seat": anna.seat})
    assert evening.table.host == ben.seat


async def test_players_may_rename_themselves_between_games_only(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await ben.perform("rename", name="Benjamin")
    assert evening.seat("Benjamin").id == ben.seat
    assert await ben.refused("rename", name="anna") == "name_taken"
    assert await ben.refused("rename", name="") == "name_invalid"
    await ben.perform("rename", name="BENJAMIN")
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    await anna.perform("start")
    assert await ben.refused("rename", name="Ben") == "game_on"


async def test_the_host_may_rename_anyone_at_any_time(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    assert await ben.refused("rename", name="Rude", seat=anna.seat) == "not_host"
    await anna.perform("rename", name="Benny", seat=ben.seat)
    assert evening.seat("Benny").id == ben.seat


async def test_the_host_may_move_seats_between_games(evening: Evening) -> None:
    anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
    assert await ben.refused("move", seat=ben.seat, position=0) == "not_host"
    await anna.perform("move", seat=cleo.seat, position=0)
    assert [seat.name for seat in evening.table.seats] == ["Cleo", "Anna", "Ben"]
    assert await anna.refused("move", seat=cleo.seat, position=3) == "invalid_params"
    for phone in (anna, ben, cleo):
        await phone.perform("ready", ready=True)
    await anna.perform("start")
    await cleo.perform("add", amount=1)
    assert await anna.refused("move", seat=cleo.seat, position=2) == "game_on"


async def test_the_host_may_hand_the_role_to_another_human(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    added = await anna.perform("add_bot")
    assert await ben.refused("hand_over", seat=ben.seat) == "not_host"
    assert await anna.refused("hand_over", seat=added["seat"]) == "not_allowed"
    await anna.perform("hand_over", seat=ben.seat)
    assert evening.table.host == ben.seat
    assert await anna.refused("add_bot") == "not_host"


async def test_the_host_may_hand_a_seat_to_a_bot_and_back(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    assert await cleo.refused("substitute", seat=ben.seat, bot=True) == "not_host"
    await anna.perform("substitute", seat=ben.seat, bot=True)
    assert evening.seat("Ben").bot
    assert await ben.refused("hint") == "bot_plays"
    await anna.perform("add", amount=1)
    await evening.advance(3)
    assert evening.history == [[anna.seat, 1], [ben.seat, 1]]
    await anna.perform("substitute", seat=ben.seat, bot=False)
    await ben.perform("hint")


async def test_a_player_who_is_back_may_take_the_seat_from_the_bot(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("substitute", seat=ben.seat, bot=True)
    await ben.perform("substitute", seat=ben.seat, bot=False)
    assert not evening.seat("Ben").bot


async def test_a_bot_of_its_own_cannot_become_a_human(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    bot = evening.seat("Ada").id
    assert await anna.refused("substitute", seat=bot, bot=False) == "not_allowed"


async def test_a_seat_cannot_be_handed_to_a_bot_before_a_game(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    assert await anna.refused("substitute", seat=ben.seat, bot=True) == "wrong_stage"


async def test_someone_who_is_there_plays_the_rematch_without_the_bot(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=1)
    await anna.perform("substitute", seat=ben.seat, bot=True)
    await anna.perform("add", amount=1)
    await anna.perform("rematch")
    assert not evening.seat("Ben").bot


async def test_a_table_that_is_cleared_is_as_new_and_keeps_its_codes(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await evening.table.perform(HOUSE, "guard", {"guarded": True})
    code = evening.table.code
    await anna.perform("clear_table")
    await evening.quiet()
    assert (evening.table.stage, evening.table.seats, evening.table.host) == ("lobby", (), None)
    assert not evening.table.guarded
    assert evening.table.code == code
    assert anna.told == ben.told == ["removed"]
    await evening.sit("Anna")
    assert evening.table.host == "s3"


async def test_bots_go_with_everyone_when_the_table_is_cleared(evening: Evening) -> None:
    await evening.sit("Anna")
    await evening.table.perform(HOUSE, "add_bot")
    await evening.table.perform(HOUSE, "clear_table")
    assert not evening.table.seats


async def test_a_cleared_table_stays_clear_after_a_restart(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    await evening.table.perform(HOUSE, "clear_table")
    await evening.restart()
    assert (evening.table.stage, evening.table.seats) == ("lobby", ())
    assert evening.table.trouble is None


async def test_only_a_host_may_clear_the_table_and_only_where_somebody_sits(
    evening: Evening,
) -> None:
    assert await refusal(evening.table.perform(HOUSE, "clear_table")) == "wrong_stage"
    _, ben = await evening.sit("Anna", "Ben")
    assert await ben.refused("clear_table") == "not_host"
