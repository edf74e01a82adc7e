"""Who comes to a table, and who goes."""

import asyncio
from asyncio import Future, Task

from freezegun.api import FrozenDateTimeFactory
from homeassistant.auth.const import GROUP_ID_ADMIN, GROUP_ID_USER
from homeassistant.core import Context, HomeAssistant
import probatio
import pytest

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Entered
from custom_components.parlor.table.vouching import SECONDS_TO_OBJECT
from tests.ha.company import play, seat, wait
from tests.web.line import make_user

from .calling import call, refused, why_refused


async def test_bots_may_come_and_go(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await call(house, "add_bot", name="Hal")
    await call(house, "add_bot")
    assert await refused(house, "add_bot", name="HAL") == "name_taken"
    names = [seat.name for seat in entry.runtime_data.seats]
    assert len(names) == 2
    await call(house, "remove_player", player="hal")
    assert [seat.name for seat in entry.runtime_data.seats] == names[1:]
    await call(house, "remove_player", player="s2")
    assert await refused(house, "remove_player", player=names[1]) == "no_such_seat"


async def ask_to_be_let_in(entry: ParlorConfigEntry, name: str) -> tuple[int, Task[Entered]]:
    """Knock or claim a seat under this name; return the number, and what will be answered."""
    table = entry.runtime_data
    number: Future[str] = asyncio.get_running_loop().create_future()
    ask = table.reclaim if any(seat.name == name for seat in table.seats) else table.knock
    asking = asyncio.create_task(ask(name, told=number.set_result))
    return int(await number), asking


async def test_the_house_may_let_someone_in_who_knocks(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, "Anna")
    number, knocked = await ask_to_be_let_in(entry, "Eve")
    await call(house, "let_in", number=number)
    assert (await knocked).seat == "s2"
    assert [seat.name for seat in entry.runtime_data.seats] == ["Anna", "Eve"]
    assert await refused(house, "let_in", number=number) == "no_such_claim"


async def test_the_house_may_keep_someone_out_who_knocks(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, "Anna")
    number, knocked = await ask_to_be_let_in(entry, "Eve")
    await call(house, "let_in", number=number, allow=False)
    with pytest.raises(Refused, match="claim_refused"):
        await knocked
    assert [seat.name for seat in entry.runtime_data.seats] == ["Anna"]


async def test_the_house_cannot_let_someone_in_under_a_name_that_is_taken_by_now(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    number, knocked = await ask_to_be_let_in(entry, "Eve")
    await seat(entry, "Eve")
    assert await refused(house, "let_in", number=number) == "name_taken"
    await call(house, "let_in", number=number, allow=False)
    with pytest.raises(Refused, match="claim_refused"):
        await knocked


async def test_the_house_may_give_back_the_seat_of_someone_who_is_away(
    house: HomeAssistant, entry: ParlorConfigEntry, freezer: FrozenDateTimeFactory
) -> None:
    ben = await entry.runtime_data.join("Ben")
    number, claimed = await ask_to_be_let_in(entry, "Ben")
    await call(house, "let_in", number=number)
    assert not claimed.done()
    await wait(house, freezer, entry, SECONDS_TO_OBJECT + 1)
    assert (await claimed).seat == ben.seat


async def test_the_house_cannot_give_away_the_seat_of_someone_who_is_there(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, "Ben")
    number, claimed = await ask_to_be_let_in(entry, "Ben")
    assert await refused(house, "let_in", number=number) == "not_asked"
    await call(house, "let_in", number=number, allow=False)
    with pytest.raises(Refused, match="claim_refused"):
        await claimed


@pytest.mark.parametrize("group", [GROUP_ID_USER, GROUP_ID_ADMIN])
async def test_a_user_who_plays_has_one_word_of_two(
    house: HomeAssistant, entry: ParlorConfigEntry, group: str
) -> None:
    await entry.runtime_data.join("Ben")
    await seat(entry, "Anna")
    await seat(entry, "Dan")
    mia, _ = await make_user(house, "Mia", group)
    hers = await entry.runtime_data.sit(mia.id, "Mia")
    number, claimed = await ask_to_be_let_in(entry, "Ben")
    await call(house, "let_in", Context(user_id=mia.id), number=number)
    (told,) = entry.runtime_data.public()["claims"]
    assert (told["words"], told["house"], told["missing"]) == ([hers], False, 1)
    claimed.cancel()


async def test_the_house_is_told_that_only_a_user_gives_the_own_seat_away(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await entry.runtime_data.sit("robin-id", "Robin")
    number, claimed = await ask_to_be_let_in(entry, "Robin")
    why = await why_refused(house, "let_in", number=number)
    assert why.startswith("Only the player of this seat can give it away.")
    assert "hand the seat to a bot" in why
    await call(house, "let_in", number=number, allow=False)
    with pytest.raises(Refused, match="claim_refused"):
        await claimed


async def test_the_house_cannot_let_in_whom_nobody_knows(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert await refused(house, "let_in", number=123) == "no_such_claim"
    for data in ({}, {"number": "somebody"}, {"number": -1}, {"number": 123, "allow": "maybe"}):
        with pytest.raises(probatio.Invalid):
            await call(house, "let_in", **data)


async def test_the_table_may_be_cleared(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    code = entry.runtime_data.code
    await play(entry)
    await call(house, "clear_table")
    assert entry.runtime_data.seats == ()
    assert entry.runtime_data.stage == "lobby"
    assert entry.runtime_data.code == code
    assert await refused(house, "clear_table") == "wrong_stage"


@pytest.mark.parametrize(
    ("domain", "action", "named"),
    [
        ("parlor", "clear_table", {}),
        ("button", "press", {"entity_id": "button.living_room_clear_the_table"}),
    ],
)
@pytest.mark.parametrize(("group", "shut"), [(GROUP_ID_USER, True), (GROUP_ID_ADMIN, False)])
async def test_a_user_who_was_removed_opens_the_door_only_as_an_administrator(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    domain: str,
    action: str,
    named: dict[str, str],
    group: str,
    shut: bool,
) -> None:
    await make_user(house, "Kim")  # whom the house belongs to, having come first
    user, _ = await make_user(house, group=group)
    await seat(entry, "Anna")
    await entry.runtime_data.sit(user.id, "Robin")
    await call(house, "remove_player", player="Robin")
    asked_by = Context(user_id=user.id)
    await house.services.async_call(domain, action, named, blocking=True, context=asked_by)
    assert entry.runtime_data.guarded is shut
    # The house itself has nobody to let in but others.
    await call(house, "new_code")
    assert not entry.runtime_data.guarded


async def test_a_user_who_was_removed_makes_new_codes_only_as_an_administrator(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await make_user(house, "Kim")  # whom the house belongs to, having come first
    users = [(await make_user(house, group=one))[0] for one in (GROUP_ID_USER, GROUP_ID_ADMIN)]
    await seat(entry, "Anna")
    for user in users:
        await entry.runtime_data.sit(user.id, "Robin")
        await call(house, "remove_player", player="Robin")
    shut_out, administrator = [Context(user_id=user.id) for user in users]
    code = entry.runtime_data.code
    assert await refused(house, "new_code", shut_out) == "door_guarded"
    assert (entry.runtime_data.code, entry.runtime_data.guarded) == (code, True)
    await call(house, "new_code", administrator)
    assert entry.runtime_data.code != code
    assert not entry.runtime_data.guarded
