"""A house without its last table is as it was before the first: nothing stays but history."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.components.frontend import async_register_built_in_panel
from homeassistant.components.lovelace.const import LOVELACE_DATA
from homeassistant.components.lovelace.resources import ResourceStorageCollection
from homeassistant.const import EVENT_CORE_CONFIG_UPDATE
from homeassistant.core import HassJob, HomeAssistant
from homeassistant.helpers import intent
from homeassistant.helpers.dispatcher import async_dispatcher_connect
from homeassistant.helpers.event import async_call_later
from homeassistant.helpers.httpx_client import get_async_client
from homeassistant.setup import async_setup_component
import pytest

from custom_components.parlor import PLATFORMS
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import tables
from custom_components.parlor.trouble import Issue, report
from custom_components.parlor.web import CONNECTIONS
from tests.house import change_options, open_table
from tests.web.phone import Client, MakeClient, Phone

from .company import ask, play
from .traces import Traces, left, lost, traces

# What Home Assistant would load for a table if nothing else had asked for it yet.
COMPONENTS = (
    *PLATFORMS,
    "automation",
    "config",
    "conversation",
    "frontend",
    "lovelace",
    "network",
    "repairs",
    "system_health",
)

# What Home Assistant cannot let go of before it restarts, by its kind and beginning. Beside
# that, its registries remember for a month how removed entities and devices were called.
STAYS: Mapping[str, tuple[str, ...]] = {
    # Actions are the integration's, not a table's: the rule `action-setup` wants them there even
    # while no table is open. Without one they say so.
    "actions": ("parlor.",),
    # The web server cannot forget an address. Without a table all of them answer 404.
    "addresses": ("/api/parlor", "/parlor"),
    # There is no way to take a command of the WebSocket API back.
    "commands": ("parlor/",),
    # What the addresses above are served by, and what the games of the next table need.
    "data": ("parlor_",),
}


@pytest.fixture
async def before(house: HomeAssistant) -> Traces:
    """Return what a house holds in which somebody has put a file for Parlor, and no table yet."""
    assert await async_setup_component(house, "homeassistant", {})
    for component in COMPONENTS:
        assert await async_setup_component(house, component, {})
    # The house's own, which whoever shows a picture asks for.
    get_async_client(house, verify_ssl=False)
    await house.async_block_till_done()
    await house.async_add_executor_job(_furnish, Path(house.config.config_dir))
    return await traces(house)


def _furnish(config: Path) -> None:
    (config / ".storage").mkdir(parents=True)
    pack = config / "parlor/spyster/packs/bad.json"
    pack.parent.mkdir(parents=True)
    pack.write_text("{}", "utf-8")


async def look_around(client: Client, code: str) -> Phone:
    """Open the page, sit down, and see the QR codes."""
    assert (await client.get("/api/parlor/")).status == 200
    phone = await (await Phone.call(client)).join(code, "Eve")
    assert (await phone.ask("invite", origin="http://parlor.home"))["type"] == "result"
    return phone


async def an_evening(house: HomeAssistant, client_of: MakeClient) -> None:
    """Set up two tables, play, let go wrong what can, and remove both in the midst of it."""
    living_room, kitchen = await open_table(house), await open_table(house, "Kitchen")
    await change_options(house, living_room, {"wifi_name": "Guests", "open_outside": True})
    phone = await look_around(await client_of(), kitchen.runtime_data.code)
    await play(living_room)
    await ask(living_room, "end")
    await ask(living_room, "rematch")
    for issue in (Issue.CANNOT_RESUME, Issue.NOT_SAVED, Issue.NO_ADDRESS):
        report(house, issue, kitchen.entry_id, table="Kitchen")
    report(house, Issue.GAME_LEFT_OUT, "chess", game="chess", why="it is another story")
    for entry in (living_room, kitchen):
        await house.config_entries.async_remove(entry.entry_id)
    await phone.hang_up()
    await house.async_block_till_done()


async def test_the_last_table_leaves_nothing_behind(
    house: HomeAssistant, before: Traces, hass_client_no_auth: MakeClient
) -> None:
    await an_evening(house, hass_client_no_auth)
    after = await traces(house)
    stayed = {
        kind: [one for one in found if not one.startswith(STAYS.get(kind, ()))]
        for kind, found in left(before, after).items()
    }
    assert not {kind: found for kind, found in stayed.items() if found}
    assert not lost(before, after)
    assert not tables(house)
    assert house.data[CONNECTIONS].count == 0


async def test_what_stays_of_the_last_table_knows_nothing_of_it(
    house: HomeAssistant, before: Traces, hass_client_no_auth: MakeClient
) -> None:
    entry = await open_table(house, options={"wifi_name": "Guests", "wifi_password": "come on in"})
    code = entry.runtime_data.code
    client = await hass_client_no_auth()
    phone = await look_around(client, code)
    await house.config_entries.async_remove(entry.entry_id)
    await phone.hang_up()
    for address in ("/api/parlor/", "/api/parlor/tv", "/parlor"):
        assert (await client.get(address)).status == 404
    kept = [one for key, one in house.data.items() if str(key).startswith(DOMAIN)]
    told = "".join(str(vars(one) if hasattr(one, "__dict__") else one) for one in kept)
    for secret in (entry.entry_id, code, "come on in"):
        assert secret not in told


async def test_a_house_may_have_tables_again(
    house: HomeAssistant, before: Traces, hass_client_no_auth: MakeClient
) -> None:
    await an_evening(house, hass_client_no_auth)
    entry = await open_table(house)
    await play(entry)
    assert entry.runtime_data.stage == "playing"


async def leave_a_blueprint(house: HomeAssistant) -> None:
    path = Path(house.config.path("blueprints/automation/parlor/lights.yaml"))
    await house.async_add_executor_job(lambda: path.parent.mkdir(parents=True))
    await house.async_add_executor_job(path.touch)


async def leave_a_sentence(house: HomeAssistant) -> None:
    async def answer(*_: object) -> str:
        return "nobody is there"

    get_agent_manager(house).register_trigger(["is anybody there"], answer)


async def leave_a_card(house: HomeAssistant) -> None:
    card = {"res_type": "module", "url": "/parlor_static/card.js"}
    resources = house.data[LOVELACE_DATA].resources
    assert isinstance(resources, ResourceStorageCollection)
    await resources.async_create_item(card)


async def leave_a_panel(house: HomeAssistant) -> None:
    async_register_built_in_panel(house, "iframe", "Parlor", frontend_url_path="parlor")


async def leave_a_listener(house: HomeAssistant) -> None:
    house.bus.async_listen(EVENT_CORE_CONFIG_UPDATE, print)


async def leave_a_signal(house: HomeAssistant) -> None:
    async_dispatcher_connect(house, "parlor", print)


async def leave_a_timer(house: HomeAssistant) -> None:
    async_call_later(house, 1, HassJob(print, "parlor waits", cancel_on_shutdown=True))


async def leave_an_intent(house: HomeAssistant) -> None:
    intent.async_register(house, intent.ServiceIntentHandler("ParlorNext", DOMAIN, "next"))


@pytest.mark.parametrize(
    ("leave", "kind"),
    [
        (leave_a_blueprint, "files"),
        (leave_a_sentence, "sentences"),
        (leave_a_card, "resources"),
        (leave_a_panel, "panels"),
        (leave_a_listener, "listeners"),
        (leave_a_signal, "signals"),
        (leave_a_timer, "timers"),
        (leave_an_intent, "intents"),
    ],
)
async def test_whatever_stays_is_found(
    house: HomeAssistant, before: Traces, leave: Callable[[HomeAssistant], Any], kind: str
) -> None:
    await leave(house)
    await house.async_block_till_done()
    assert left(before, await traces(house)).keys() == {kind}
