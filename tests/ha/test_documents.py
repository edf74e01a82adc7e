"""What the documents tell people to copy works in a real Home Assistant."""

from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
import re
from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant import components
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import ServiceValidationError
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_mock_service,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games import GAMES
from custom_components.parlor.games.vocabulary import GAME_OVER
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.scene import LOBBY
from custom_components.parlor.table.table import Caller
from custom_components.parlor.words import Words
from tests.house import change_options
from tests.web.phone import MakeClient

from .company import act, ask, seat, wait
from .court import complete_a_city, murder_the_king, see
from .examples import DOCUMENTS, ROOT, Example, Use, examples

AUTOMATIONS, SCRIPTS, CARDS = (examples(use) for use in (Use.AUTOMATION, Use.SCRIPT, Use.CARD))
ACTIONS = sorted({one["action"] for example in AUTOMATIONS + SCRIPTS for one in example.actions()})
# Who says so when an automation or a script could not do what it should.
FAILING = {"homeassistant.components.automation", "homeassistant.helpers.template"}
GUIDE = ROOT / "docs/home-assistant.md"
LINK = re.compile(r"\]\(([^)#:]+)?(?:#([^)]*))?\)")


def described(action: str) -> Mapping[str, Any]:
    """Return what an integration tells people about an action of its own."""
    domain, name = action.split(".")
    home = ROOT / "custom_components" if domain == DOMAIN else Path(components.__path__[0])
    actions = load_yaml_dict(str(home / domain / "services.yaml"))
    assert name in actions, f"there is no action {action}"
    return actions[name] or {}


def fields(description: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """Return the fields of an action, also those that lie folded."""
    found: dict[str, Mapping[str, Any]] = {}
    for name, field in description.get("fields", {}).items():
        found |= fields(field) if field and "fields" in field else {name: field or {}}
    return found


@pytest.mark.parametrize("example", AUTOMATIONS + SCRIPTS, ids=lambda example: example.place)
def test_an_example_gives_actions_what_they_take(example: Example) -> None:
    for one in example.actions():
        description = described(one["action"])
        given, known = one.get("data", {}).keys(), fields(description)
        assert not given - known.keys()
        assert not {name for name in known if known[name].get("required")} - given
        assert "target" not in one or "target" in description


@pytest.fixture
async def calls(house: HomeAssistant, entry: ParlorConfigEntry) -> dict[str, list[ServiceCall]]:
    """Put in the things of other integrations that the examples use, and note what they do."""
    await change_options(house, entry, {"guest_address": "http://parlor.home:8123"})
    tablet = dr.async_get(house).async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("fully_kiosk", "tablet")}
    )
    er.async_get(house).async_get_or_create(
        "switch", "fully_kiosk", "screen", suggested_object_id="tablet_screen", device_id=tablet.id
    )
    return {
        action: async_mock_service(house, *action.split("."))
        for action in ACTIONS
        if not action.startswith(f"{DOMAIN}.")
    }


@pytest.fixture
async def copied(house: HomeAssistant, calls: object) -> None:
    """Copy all examples into the house, each under the place where it stands."""
    automations = [{"alias": one.place, **one.config} for one in AUTOMATIONS]
    scripts = {
        f"example_{number}": {"alias": one.place, "sequence": one.config["actions"]}
        for number, one in enumerate(SCRIPTS)
    }
    assert await async_setup_component(house, "automation", {"automation": automations})
    assert await async_setup_component(house, "script", {"script": scripts})
    await house.async_block_till_done()


async def an_evening(entry: ParlorConfigEntry) -> AsyncIterator[None]:
    """Play Spyster, Clueful and Citadels; stop wherever somebody could press a button."""
    table = entry.runtime_data
    robin, *others = await seat(entry, "Robin", "Anna", "Ben", "Cleo")
    await table.perform(Caller(robin), "allow_house", {"allow": True})
    yield
    await ask(entry, "start")
    await ask(entry, "next")
    yield
    for voter, suspect in zip((robin, *others), (*others, robin), strict=True):
        await act(entry, voter, "vote", target=suspect, bet=1)
    yield
    await ask(entry, "end")
    await ask(entry, "start", game="clueful")
    yield
    await ask(entry, "end")
    for one in (robin, *others):
        await table.perform(Caller(one), "leave")
    *_, dora = await murder_the_king(entry)
    yield
    await complete_a_city(entry, dora)
    yield
    await see(entry)
    await ask(entry, "end")


async def succeeds(house: HomeAssistant, script: str) -> bool:
    """Run a script; return whether the table has not refused it."""
    try:
        await house.services.async_call("script", script, blocking=True)
    except ServiceValidationError:
        return False
    return True


def told(tree: object) -> Iterator[object]:
    """Give every value that an action was given, however deep."""
    match tree:
        case Mapping():
            yield from (value for part in tree.values() for value in told(part))
        case list():
            yield from (value for part in tree for value in told(part))
        case _:
            yield tree


async def test_every_example_runs_in_the_course_of_an_evening(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    calls: dict[str, list[ServiceCall]],
    copied: None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    waiting = {f"example_{number}" for number in range(len(SCRIPTS))}
    async for _ in an_evening(entry):
        waiting -= {script for script in waiting if await succeeds(house, script)}
        await house.async_block_till_done()
    await wait(house, freezer, entry, 600)
    assert not waiting
    automations = [state.attributes for state in house.states.async_all("automation")]
    assert len(automations) == len(AUTOMATIONS)
    assert not [one["friendly_name"] for one in automations if one["last_triggered"] is None]
    assert not {action for action, made in calls.items() if not made}
    assert not [record.message for record in caplog.records if record.name in FAILING]

    given = [value for made in calls.values() for call in made for value in told(call.data)]
    assert not {None, "", "None"} & {*given}
    device = dr.async_entries_for_config_entry(dr.async_get(house), entry.entry_id)[0]
    boards = [text for text in map(str, given) if "/api/parlor/tv#" in text]
    assert boards
    assert all(str(device.configuration_url) in board for board in boards)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.place)
async def test_a_page_on_a_dashboard_is_one_that_home_assistant_may_show(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_client_no_auth: MakeClient,
    card: Example,
) -> None:
    assert card.config["type"] == "iframe"
    client = await hass_client_no_auth()
    page = await client.get(card.config["url"].partition("#")[0])
    assert page.status == 200
    assert "frame-ancestors 'self'" in page.headers["Content-Security-Policy"]


def listed(text: str) -> dict[str, list[str]]:
    """Return what is listed for each game: "Spyster: `vote`, `end`; Citadels: `round`"."""
    words = Words.read()
    named = {words.game("en", game): game for game in GAMES}
    lists = [part.split(":") for part in text.replace("\n", " ").split(";")]
    return {named[name.strip()]: re.findall(r"`(\w+)`", phases) for name, phases in lists}


def test_the_documents_list_every_phase_of_every_game() -> None:
    text = (ROOT / "docs/home-assistant.md").read_text("utf-8")
    sensor, triggers = re.findall(r"\((Spyster: [^)]+)\)", text)
    ends = {LOBBY, GAME_OVER}
    assert listed(sensor) == {
        game.id: [one for one in dict.fromkeys(map(game.chapter, game.phases)) if one not in ends]
        for game in GAMES.values()
    }
    assert listed(triggers) == {game.id: [*map(str, game.phases)] for game in GAMES.values()}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_inside_the_documents_leads_somewhere(document: Path) -> None:
    for file, heading in LINK.findall(document.read_text("utf-8")):
        target = (document.parent / file) if file else document
        assert target.exists(), file
        assert not heading or heading in headings(target), heading


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_names_what_automations_can_wait_for_in_a_game(game: str) -> None:
    played = GAMES[game]
    phases = [str(phase) for phase in played.phases]
    chapters = [str(played.chapter(phase)) for phase in played.phases]
    told = [str(event) for event in played.told]
    guide = GUIDE.read_text("utf-8")
    assert not [
        name for name in {*phases, *chapters, *told} - {GAME_OVER} if f"`{name}`" not in guide
    ]


def headings(document: Path) -> set[str]:
    """Return the names of a document's headings, as links call them."""
    titles = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", title.lower()) for title in titles)
    return {title.replace(" ", "-") for title in plain}
