"""What a table remembers of games that are over."""

import orjson
import pytest

from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.archive import MOST_REPLAYS
from custom_components.parlor.table.journal import finished, ledger
from custom_components.parlor.table.party import Stage
from custom_components.parlor.table.seats import SeatKind
from custom_components.parlor.table.table import Caller, Settings
from tests.games.broken.trek.trek import Trek

from .evening import HOUSE, Evening, Phone, refusal
from .tally import GAMES, Tally

HOURS = 60 * 60.0


async def play(evening: Evening, *phones: Phone) -> None:
    """Play a whole game of three moves, which the first player wins."""
    first, *others = phones
    await first.perform("add", amount=3)
    for other in others:
        await other.perform("add", amount=1)
    await evening.finish()
    await evening.quiet()


async def test_a_new_table_has_nothing_to_look_back_at(evening: Evening) -> None:
    archive = evening.table.archive
    assert await archive.results() == {"evenings": [], "before": None}
    assert await archive.finished() == ()


async def test_results_tell_who_played_and_how_it_ended(evening: Evening) -> None:
    phones = await evening.start("Anna", "Ben")
    await play(evening, *phones)
    page = await evening.table.archive.results()
    (past,) = page["evenings"]
    (game,) = past["games"]
    assert past["now"]
    assert (game["number"], game["game"], game["ended_by"]) == (1, "tally", "played")
    assert (game["together"], game["tie"], game["left"], game["replay"]) == (None, None, [], True)
    assert past["started"] == game["started"] == 1_700_001_000.0 == game["ended"]
    anna, ben = game["players"]
    assert (anna["name"], anna["person"], anna["won"], anna["score"]) == (
        "Anna",
        "guest:anna",
        True,
        3,
    )
    assert (ben["name"], ben["kind"], ben["won"], ben["score"]) == ("Ben", SeatKind.PHONE, False, 1)
    assert anna["face"] == {
        "colour": evening.seat("Anna").colour,
        "shape": evening.seat("Anna").shape.value,
        "hat": evening.seat("Anna").hat.value,
        "expression": evening.seat("Anna").expression.value,
    }


async def test_results_tell_of_a_shared_win_and_who_has_left(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    await cleo.perform("leave")
    await anna.perform("add", amount=1)
    await ben.perform("add", amount=1)
    await evening.finish()
    (past,) = (await evening.table.archive.results())["evenings"]
    assert (past["games"][0]["tie"], past["games"][0]["left"]) == ("shared", ["s3"])


async def test_a_game_that_is_broken_off_is_told_without_a_winner(evening: Evening) -> None:
    anna, _, cleo = await evening.start("Anna", "Ben", "Cleo")
    await anna.perform("add", amount=1)
    await anna.perform("end")
    assert cleo.told == []
    (past,) = (await evening.table.archive.results())["evenings"]
    (game,) = past["games"]
    assert (game["ended_by"], game["ahead"], game["tie"]) == ("host", [anna.seat], None)
    assert not [player for player in game["players"] if player["won"]]
    assert evening.table.games_played == 0


async def test_results_tell_that_all_have_won(trek: Evening) -> None:
    anna, ben = await trek.start("Anna", "Ben", length=2)
    await anna.perform("step", way="on")
    await ben.perform("step", way="on")
    (past,) = (await trek.table.archive.results())["evenings"]
    assert past["games"][0]["together"] is True


async def test_evenings_are_told_apart_newest_first(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    await anna.perform("rematch")
    await play(evening, anna, ben)
    await anna.perform("new_evening")
    await anna.perform("rematch")
    await play(evening, anna, ben)
    evenings = (await evening.table.archive.results())["evenings"]
    assert [[game["number"] for game in past["games"]] for past in evenings] == [[3], [2, 1]]
    assert [past["now"] for past in evenings] == [True, False]


async def test_a_game_in_which_a_new_evening_begins_is_its_first(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    await anna.perform("rematch")
    await anna.perform("new_evening")
    await play(evening, anna, ben)
    shown = evening.table.public()["evening"]
    assert shown is not None
    assert len(shown["games"]) == 1
    await evening.restart()
    assert evening.table.public()["evening"] == shown
    evenings = (await evening.table.archive.results())["evenings"]
    assert [[game["number"] for game in past["games"]] for past in evenings] == [[2], [1]]


async def test_results_come_in_pages_of_whole_evenings(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished, "GAMES_ON_A_PAGE", 2)
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    for new_evening in (True, False, False, True, True):
        if new_evening:
            await anna.perform("new_evening")
        await anna.perform("rematch")
        await play(evening, anna, ben)
    pages, before = [], None
    for _ in range(3):
        page = await evening.table.archive.results(before)
        before = page["before"]
        pages.append([game["number"] for past in page["evenings"] for game in past["games"]])
    assert pages == [[6, 5], [4, 3, 2], [1]]
    assert before is None


async def test_finished_games_are_read_once_while_nothing_is_new(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    once = await evening.table.archive.finished()
    assert await evening.table.archive.finished() is once
    await anna.perform("rematch")
    assert await evening.table.archive.finished() is once
    await play(evening, anna, ben)
    assert len(await evening.table.archive.finished()) == 2


async def test_a_replay_tells_what_was_done_step_by_step(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    replay = await evening.table.archive.replay(1)
    steps = replay["steps"]
    assert [(step["kind"], step["seat"]) for step in steps] == [
        ("start", None),
        ("action", "s1"),
        ("action", "s2"),
        ("action", "s1"),
    ]
    assert steps[1]["action"] == {"type": "add", "amount": 3}
    assert steps[1]["events"] == [{"event": "added", "data": {"seat": "s1", "amount": 3}}]
    assert replay["game"]["number"] == 1


async def test_a_frame_is_what_the_tv_was_shown(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    shown = [{**seen["view"]} for seen in anna.seen if seen["view"]]
    frames = [await evening.table.archive.frame(1, step, None) for step in range(4)]
    views = [orjson.loads(frame.public)["view"] for frame in frames]
    assert all(view in shown for view in views)
    assert views[3] == shown[-1]
    stages = [orjson.loads(frame.public)["stage"] for frame in frames]
    assert stages == ["playing", "playing", "playing", "over"]
    last = orjson.loads(frames[3].public)
    assert last["result"] == evening.table.public()["result"]
    assert [seat["name"] for seat in last["seats"]] == ["Anna", "Ben"]
    assert {frame.remaining_ms() for frame in frames} == {None}


async def test_a_frame_shows_a_seat_what_it_saw_then_and_no_other(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    secrets = [evening.table.private(phone.seat)["view"] for phone in (anna, ben)]
    offers = evening.table.offers(anna.seat)
    await ben.perform("hint")
    await play(evening, anna, ben)
    archive = evening.table.archive
    seen = [orjson.loads((await archive.frame(1, 0, phone.seat)).private) for phone in (anna, ben)]
    assert [one["view"] for one in seen] == secrets
    assert orjson.loads((await archive.frame(1, 0, anna.seat)).offers) == offers
    assert orjson.loads((await archive.frame(1, 0, None)).private)["view"] == {}
    heard = [len((await archive.frame(1, 1, seat)).events) for seat in (anna.seat, ben.seat, None)]
    assert heard == [0, 1, 0]


async def test_a_bot_s_seat_can_be_looked_at_too(evening: Evening) -> None:
    await evening.table.perform(HOUSE, "add_bot", {"name": "Hal"})
    (anna,) = await evening.start("Anna")
    await anna.perform("end")
    frame = await evening.table.archive.frame(1, 0, SeatId("s1"))
    assert "secret" in orjson.loads(frame.private)["view"]


async def test_any_step_can_be_opened_in_any_order(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=40)
    for turn in range(40):
        await (anna, ben)[turn % 2].perform("add", amount=1 + turn % 3)
    archive = evening.table.archive
    lengths = []
    for step in (0, 40, 39, 3, 17, 16, 24, 25, 8, 40):
        frame = await archive.frame(1, step, None)
        lengths.append(len(orjson.loads(frame.public)["view"]["history"]))
    assert lengths == [0, 40, 39, 3, 17, 16, 24, 25, 8, 40]


async def test_only_a_few_games_lie_open(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    for number in range(2, MOST_REPLAYS + 3):
        await anna.perform("rematch")
        await play(evening, anna, ben)
        await evening.table.archive.frame(number, 0, None)
    assert len(evening.table.archive._replays) == MOST_REPLAYS


async def test_nobody_sees_anything_of_a_game_that_runs(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    await evening.table.archive.replay(1)
    await anna.perform("rematch")
    await anna.perform("add", amount=1)
    archive = evening.table.archive
    for moment in ("running", "paused", "frozen"):
        if moment == "paused":
            await anna.perform("pause")
        if moment == "frozen":
            await evening.restart()
            archive = evening.table.archive
        assert await refusal(archive.replay(2)) == "not_over", moment
        assert await refusal(archive.frame(2, 0, None)) == "not_over", moment
        assert await refusal(archive.frame(2, 0, SeatId("s1"))) == "not_over", moment
        assert [game.number for game in await archive.finished()] == [1]
    assert evening.table.stage is Stage.PLAYING


async def test_a_game_that_a_failed_write_has_closed_in_the_file_alone_is_not_shown(
    evening: Evening,
) -> None:
    await evening.start("Anna", "Ben")
    await evening.journal.write(
        [("UPDATE games SET state = 'finished', ended = 1, ended_by = ''", ())]
    )
    assert await refusal(evening.table.archive.replay(1)) == "not_over"


async def test_a_game_that_was_kept_because_it_could_not_go_on_is_not_shown(
    evening: Evening,
) -> None:
    await evening.start("Anna", "Ben")
    await evening.restart(games={"solo": GAMES["solo"]})
    await evening.restart()
    assert evening.table.stage is Stage.LOBBY
    assert await refusal(evening.table.archive.replay(1)) == "no_record"
    assert await refusal(evening.table.archive.frame(1, 0, None)) == "no_record"


@pytest.mark.parametrize("number", [-1, 0, 2, 2**40])
async def test_a_game_that_never_was_cannot_be_shown(evening: Evening, number: int) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    assert await refusal(evening.table.archive.replay(number)) == "no_record"


async def test_there_is_no_step_before_the_first_or_after_the_last(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    for step in (-1, 4):
        assert await refusal(evening.table.archive.frame(1, step, None)) == "no_such_step"
    assert await refusal(evening.table.archive.frame(1, 0, SeatId("s9"))) == "no_such_person"


async def test_a_record_of_other_rules_says_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    monkeypatch.setattr(Tally, "rules_version", 2)
    assert await refusal(evening.table.archive.replay(1)) == "rules_changed"
    (past,) = (await evening.table.archive.results())["evenings"]
    assert not past["games"][0]["replay"]


async def test_a_record_that_is_damaged_says_so(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    await evening.journal.write([("DELETE FROM log WHERE n = 1", ())])
    assert await refusal(evening.table.archive.replay(1)) == "record_damaged"


async def test_the_oldest_records_go_and_their_results_stay(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "KEPT_RECORDS", 2)
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    for _ in range(2):
        await anna.perform("rematch")
        await play(evening, anna, ben)
    archive = evening.table.archive
    (past,) = (await archive.results())["evenings"]
    assert [game["replay"] for game in past["games"]] == [True, True, False]
    assert await refusal(archive.replay(1)) == "no_record"
    assert len((await archive.replay(2))["steps"]) == 4
    assert len(await archive.finished()) == 3


async def test_long_logs_go_before_their_time(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "KEPT_LINES", 7)
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    for _ in range(2):
        await anna.perform("rematch")
        await play(evening, anna, ben)
    (past,) = (await evening.table.archive.results())["evenings"]
    assert [game["replay"] for game in past["games"]] == [True, True, False]


async def test_the_oldest_results_go_and_are_still_counted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "KEPT_RECORDS", 1)
    monkeypatch.setattr(ledger, "KEPT_RESULTS", 1)
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    await anna.perform("rematch")
    await play(evening, anna, ben)
    assert [game.number for game in await evening.table.archive.finished()] == [2]
    assert evening.table.games_played == 2
    await evening.restart()
    assert evening.table.games_played == 2


async def test_a_user_is_remembered_by_the_id(evening: Evening) -> None:
    robin = await evening.table.sit("r1", "Robin")
    evening.table.attach(robin, Phone(evening.table))
    await evening.table.perform(Caller(robin), "ready", {"ready": True})
    (anna,) = await evening.start("Anna")
    assert anna.told == []
    await evening.table.perform(HOUSE, "end")
    (game,) = await evening.table.archive.finished()
    assert [player.person for player in game.players] == ["user:r1", "guest:anna"]
    await evening.table.perform(HOUSE, "clear_table")
    await evening.table.archive.forget("user:r1")  # type: ignore[arg-type]
    (game,) = await evening.table.archive.finished()
    assert [(player.person, player.user) for player in game.players] == [
        (None, None),
        ("guest:anna", None),
    ]


async def test_games_that_are_won_together_can_be_replayed(trek: Evening) -> None:
    anna, ben = await trek.start("Anna", "Ben", length=2)
    await anna.perform("step", way="on")
    await ben.perform("step", way="on")
    frame = await trek.table.archive.frame(1, 2, None)
    assert orjson.loads(frame.public)["result"]["together"] is True
    assert orjson.loads(frame.public)["game"] == Trek.id


async def test_guests_have_no_name_in_a_replay_once_they_were_forgotten(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    for names in (["Anna", "Ben"], ["Guest 1", "Guest 2"]):
        frame = await evening.table.archive.frame(1, 0, None, "Guest {number}")
        assert [seat["name"] for seat in orjson.loads(frame.public)["seats"]] == names
        await anna.perform("new_evening")


async def test_a_house_that_keeps_names_has_them_on_the_next_evening(evening: Evening) -> None:
    await evening.restart(Settings(keep_guest_names=True))
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, anna, ben)
    anna.detach()
    ben.detach()
    await evening.advance(12 * HOURS)
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Ben"]
    (anna,) = await evening.back("Anna")
    (past,) = (await evening.table.archive.results())["evenings"]
    assert not past["now"]
    assert [player["name"] for player in past["games"][0]["players"]] == ["Anna", "Ben"]
