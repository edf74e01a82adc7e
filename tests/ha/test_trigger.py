"""Triggers: the moments of tables, with the table as target."""

from pathlib import Path
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, device_registry as dr
from homeassistant.helpers.trigger import async_get_all_descriptions
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict
import probatio
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.trigger import _TAKES, TRIGGERS
from tests.house import open_table

from .automating import listen
from .company import NAMES, act, ask, play, seat, view
from .court import complete_a_city, murder_the_king, see
from .test_entity import device

FORMS = Path(__file__).parents[2] / "custom_components/parlor/triggers.yaml"


async def settle(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Let everything be told and done."""
    entry.runtime_data.catch_up()
    await house.async_block_till_done()


async def test_a_game_starts(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    told = await listen(house, "game_started")
    await seat(entry, *NAMES)
    await ask(entry, "start")
    await settle(house, entry)
    (started,) = told
    assert started["game"] == "spyster"
    assert started["game_name"] == "Spyster"
    assert started["table"] == "Living room"
    assert started["players"] == [*NAMES]
    assert started["device_id"] == device(house, entry).id
    assert started["description"] == "game started at Living room"


async def test_only_the_games_that_are_named_count(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    citadels = await listen(house, "game_started", options={"game": "citadels"})
    either = await listen(house, "game_started", options={"game": ["citadels", "spyster"]})
    whichever = await listen(house, "game_started", options={"game": []})
    await play(entry)
    await settle(house, entry)
    assert [len(citadels), len(either), len(whichever)] == [0, 1, 1]


async def test_a_phase_is_entered_once(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    every = await listen(house, "phase_entered")
    asking = await listen(house, "phase_entered", options={"phase": "questioning"})
    elsewhere = await listen(
        house, "phase_entered", options={"phase": "questioning", "game": "citadels"}
    )
    anna, *_ = await play(entry)
    await act(entry, view(entry)["turn"], "next_turn")
    await act(entry, anna, "call_vote")
    await settle(house, entry)
    assert [moment["phase"] for moment in every] == ["roles", "questioning", "vote"]
    assert [moment["phase_name"] for moment in asking] == ["Questioning"]
    assert elsewhere == []


async def test_the_same_phase_of_the_next_game_is_entered_anew(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    entered = await listen(house, "phase_entered", options={"phase": "roles"})
    lobby = await listen(house, "phase_entered", options={"phase": "lobby"})
    await play(entry)
    await ask(entry, "end")
    await ask(entry, "rematch")
    await ask(entry, "end")
    await ask(entry, "configure", game="citadels")
    await settle(house, entry)
    assert len(entered) == 2
    assert [moment["game"] for moment in lobby] == [None]


async def test_a_turn_comes_with_its_player(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    every = await listen(house, "turn_came")
    await play(entry)
    await settle(house, entry)
    names = {seat.id: seat for seat in entry.runtime_data.seats}
    first = names[view(entry)["turn"]]
    second = next(seat for seat in names.values() if seat is not first)
    own = await listen(house, "turn_came", options={"player": [second.name.upper()]})
    others = await listen(house, "turn_came", options={"player": "Zoe"})
    while view(entry)["turn"] != second.id:
        await act(entry, view(entry)["turn"], "next_turn")
        await settle(house, entry)
    assert every[0]["player"] == first.name
    assert len(every[0]["colour"]) == 3
    assert [moment["player"] for moment in own] == [second.name]
    assert others == []


async def test_somebody_joins(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    people = await listen(house, "player_joined")
    everyone = await listen(house, "player_joined", options={"bots": True})
    ben = await listen(house, "player_joined", options={"player": "ben"})
    await seat(entry, "Anna", "Ben")
    await ask(entry, "add_bot", name="Ada")
    await settle(house, entry)
    assert [moment["player"] for moment in people] == ["Anna", "Ben"]
    assert [moment["player"] for moment in everyone] == ["Anna", "Ben", "Ada"]
    assert [moment["player"] for moment in ben] == ["Ben"]


async def test_a_game_is_over_with_its_winners(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    over = await listen(house, "game_ended")
    hers = await listen(house, "game_ended", options={"winner": "dora"})
    strangers = await listen(house, "game_ended", options={"winner": "Zoe"})
    *_, dora = await murder_the_king(entry)
    await complete_a_city(entry, dora)
    await see(entry)
    await ask(entry, "end")
    await settle(house, entry)
    (moment,) = over
    assert moment["game"] == "citadels"
    assert moment["ended_by"] == "played"
    assert (moment["winner"], moment["winners"], moment["ahead"]) == ("Dora", ["Dora"], [])
    assert moment["sentence"] == "Citadels is over. Dora has won."
    assert len(hers) == 1
    assert strangers == []


async def test_a_game_that_is_broken_off_has_no_winner_but_somebody_ahead(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    over = await listen(house, "game_ended")
    *_, dora = await murder_the_king(entry)
    await complete_a_city(entry, dora)
    await ask(entry, "end")
    await settle(house, entry)
    (moment,) = over
    assert (moment["winner"], moment["winners"], moment["colour"]) == (None, [], None)
    assert (moment["ended_by"], moment["ahead"]) == ("host", ["Dora"])
    assert moment["sentence"] == "Citadels was ended early. Dora was ahead."


async def test_a_game_that_the_next_one_replaces_is_told_as_the_one_it_was(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    over = await listen(house, "game_ended", options={"game": "spyster"})
    await play(entry)
    table = entry.runtime_data
    await ask(entry, "end")
    await ask(entry, "start", game="citadels")
    await settle(house, entry)
    assert table.public()["game"] == "citadels"
    assert [moment["game_name"] for moment in over] == ["Spyster"]


async def test_whatever_happens_is_told_as_a_sentence(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    every = await listen(house, "event_happened")
    votes = await listen(house, "event_happened", options={"event": "vote_called"})
    anna, *_ = await play(entry)
    await act(entry, anna, "call_vote")
    await settle(house, entry)
    (vote,) = votes
    assert vote["sentence"] == "Anna calls a vote."
    assert vote["data"]["by_name"] == "Anna"
    assert {"player_joined", "game_started", "vote_called"} <= {one["event"] for one in every}


async def test_the_house_s_language_is_spoken(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    house.config.language = "de"
    votes = await listen(house, "event_happened", options={"event": "vote_called"})
    entered = await listen(house, "phase_entered", options={"phase": "vote"})
    anna, *_ = await play(entry)
    await act(entry, anna, "call_vote")
    await settle(house, entry)
    assert votes[0]["sentence"] == "Anna ruft zur Abstimmung."
    assert entered[0]["phase_name"] == "Abstimmung"


@pytest.fixture
async def kitchen(house: HomeAssistant, entry: ParlorConfigEntry) -> ParlorConfigEntry:
    """Set up another table, in an area of its own."""
    return await open_table(house, "Kitchen")


def areas(house: HomeAssistant, entry: ParlorConfigEntry) -> dict[str, Any]:
    """Put a table into an area; return a target that means the area."""
    area = ar.async_get(house).async_get_or_create(entry.title)
    dr.async_get(house).async_update_device(device(house, entry).id, area_id=area.id)
    return {"area_id": area.id}


@pytest.mark.parametrize("by", ["device", "area", "entity"])
async def test_a_target_means_its_table_alone(
    house: HomeAssistant, entry: ParlorConfigEntry, kitchen: ParlorConfigEntry, by: str
) -> None:
    targets = {
        "device": {"device_id": device(house, kitchen).id},
        "area": areas(house, kitchen),
        "entity": {"entity_id": ["sensor.kitchen_phase"]},
    }
    told = await listen(house, "game_started", target=targets[by])
    everywhere = await listen(house, "game_started")
    await play(entry)
    await settle(house, entry)
    assert (len(told), len(everywhere)) == (0, 1)
    await play(kitchen)
    await settle(house, kitchen)
    assert [moment["table"] for moment in told] == ["Kitchen"]
    assert len(everywhere) == 2


async def test_a_table_that_moves_to_another_room_is_meant_there(
    house: HomeAssistant, entry: ParlorConfigEntry, kitchen: ParlorConfigEntry
) -> None:
    told = await listen(house, "player_joined", target=areas(house, kitchen))
    dr.async_get(house).async_update_device(device(house, kitchen).id, area_id=None)
    await seat(kitchen, "Anna")
    await settle(house, kitchen)
    assert told == []


async def test_a_target_that_is_gone_means_no_table(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    told = await listen(house, "player_joined", target={"device_id": "gone"})
    await seat(entry, "Anna")
    await settle(house, entry)
    assert told == []


async def test_a_trigger_outlives_its_table_s_reload_and_a_game_is_no_new_one(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    started = await listen(house, "game_started")
    entered = await listen(house, "phase_entered")
    turns = await listen(house, "turn_came")
    await house.config_entries.async_reload(entry.entry_id)
    await settle(house, entry)
    assert [started, entered, turns] == [[], [], []]
    await ask(entry, "end")
    await settle(house, entry)
    assert [moment["phase"] for moment in entered] == ["end"]


async def test_an_automation_uses_what_is_told(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    automation = {
        "triggers": {
            "trigger": "parlor.player_joined",
            "target": {"device_id": device(house, entry).id},
        },
        "conditions": {"condition": "parlor.is_waiting_for_players"},
        "actions": {
            "event": "greeted",
            "event_data": {"text": "Hello {{ trigger.player }} in {{ trigger.table }}"},
        },
    }
    assert await async_setup_component(house, "automation", {"automation": [automation]})
    heard: list[str] = []
    house.bus.async_listen("greeted", lambda event: heard.append(event.data["text"]))
    await seat(entry, "Anna")
    await settle(house, entry)
    assert heard == ["Hello Anna in Living room"]


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("game_started", {"game": "halma"}),
        ("phase_entered", {"phase": ["vote", "siesta"]}),
        ("event_happened", {"event": "earthquake"}),
        ("turn_came", {"winner": "Anna"}),
    ],
)
async def test_what_no_game_knows_is_refused(
    house: HomeAssistant, entry: ParlorConfigEntry, kind: str, options: dict[str, Any]
) -> None:
    with pytest.raises(probatio.Invalid):
        await listen(house, kind, options=options)


async def test_every_trigger_has_a_form_with_its_options(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    described = await async_get_all_descriptions(house)
    forms = await house.async_add_executor_job(load_yaml_dict, str(FORMS))
    assert forms.keys() == TRIGGERS.keys()
    for kind, trigger in TRIGGERS.items():
        form = described[f"parlor.{kind}"]
        assert form is not None
        assert {*form["fields"]} == {*trigger.takes}  # type: ignore[attr-defined]
        assert form["target"]["entity"] == [{"integration": "parlor"}]
    assert {name for trigger in TRIGGERS.values() for name in trigger.takes} == {  # type: ignore[attr-defined]
        *_TAKES
    }
