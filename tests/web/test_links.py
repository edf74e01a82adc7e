"""Addresses: where guests find the table."""

from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
import pytest

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.web.links import guest_base, parse_base
from tests.house import change_options

WITHOUT = "http://192.168.1.20:8123"


@pytest.fixture
def without_option(entry: ParlorConfigEntry, house: HomeAssistant) -> ParlorConfigEntry:
    """Return a table of a house that has told its address to Home Assistant."""
    house.config.internal_url = WITHOUT
    return entry


async def test_the_address_for_guests_comes_first(
    house: HomeAssistant, without_option: ParlorConfigEntry
) -> None:
    await change_options(house, without_option, {"guest_address": "http://parlor.home"})
    assert guest_base(house, without_option, "http://tv.home:8123") == "http://parlor.home"


def test_a_page_may_invite_to_where_it_came_from(
    house: HomeAssistant, without_option: ParlorConfigEntry
) -> None:
    assert guest_base(house, without_option, "http://tv.home:8123/") == "http://tv.home:8123"


@pytest.mark.parametrize(
    "origin",
    ["", "null", "http://localhost:8123", "http://127.0.0.1:8123", "http://[::1]:8123", "x:y"],
)
def test_a_page_cannot_invite_to_where_phones_would_find_themselves(
    house: HomeAssistant, without_option: ParlorConfigEntry, origin: str
) -> None:
    assert guest_base(house, without_option, origin) == WITHOUT


def test_a_house_without_an_address_is_told_what_to_do(
    house: HomeAssistant, entry: ParlorConfigEntry, issue_registry: ir.IssueRegistry
) -> None:
    house.config.internal_url = house.config.external_url = None
    house.config.api = None
    issue = f"no_address_{entry.entry_id}"
    assert guest_base(house, entry) is None
    assert issue_registry.async_get_issue(DOMAIN, issue)
    assert guest_base(house, entry, "http://tv.home:8123") == "http://tv.home:8123"
    assert issue_registry.async_get_issue(DOMAIN, issue)
    house.config.internal_url = WITHOUT
    assert guest_base(house, entry) == WITHOUT
    assert not issue_registry.async_get_issue(DOMAIN, issue)


@pytest.mark.parametrize(
    ("given", "base"),
    [
        ("http://parlor.home", "http://parlor.home"),
        (" https://Parlor.Home/ ", "https://parlor.home"),
        ("http://[fd00::1]:8123", "http://[fd00::1]:8123"),
        ("https://parlor.home:443", "https://parlor.home"),
        ("http://parlor.home:443", "http://parlor.home:443"),
        ("http://parlor.home/path", None),
        ("//parlor.home", None),
        ("", None),
    ],
)
def test_an_address_may_only_be_one_that_links_can_begin_with(given: str, base: str | None) -> None:
    assert parse_base(given) == base
