"""Links and codes, for those who are to come."""

from base64 import b64decode

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.actions import inviting
from custom_components.parlor.house import ParlorConfigEntry
from tests.house import change_options

from .calling import answer, call


async def test_an_invitation_holds_all_ways_to_the_table(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await change_options(house, entry, {"guest_address": "http://home.test:8123"})
    table = entry.runtime_data
    invitation = await answer(house, "get_invitation")
    qr = invitation.pop("qr")
    assert invitation == {
        "spoken_code": table.short_code,
        "link": f"http://home.test:8123/api/parlor/#{table.code}",
        "tv_link": f"http://home.test:8123/api/parlor/tv#{table.tv_code}",
        "short_link": "http://home.test:8123/parlor",
        "short_tv_link": "http://home.test:8123/parlor/tv",
    }
    kind, _, picture = qr.partition(",")
    assert kind == "data:image/png;base64"
    assert b64decode(picture).startswith(b"\x89PNG")


async def test_without_an_address_the_spoken_code_is_all_there_is(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inviting, "guest_base", lambda *_: None)
    invitation = await answer(house, "get_invitation")
    assert invitation.pop("spoken_code") == entry.runtime_data.short_code
    assert {*invitation.values()} == {None}


async def test_codes_may_be_renewed(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    table = entry.runtime_data
    before = (table.code, table.short_code)
    await call(house, "new_code")
    assert {*before}.isdisjoint({table.code, table.short_code})


async def test_whoever_renews_the_codes_may_be_told_the_new_ones(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    before = await answer(house, "get_invitation")
    renewed = await answer(house, "new_code")
    assert renewed["link"] != before["link"]
    assert renewed == await answer(house, "get_invitation")
