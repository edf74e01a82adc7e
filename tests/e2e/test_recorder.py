"""The recorder must catch every leak that is planted in front of it."""

from collections.abc import Iterator

from playwright.sync_api import Browser, Page
import pytest

from tests.e2e.browser import Client, Room
from tests.e2e.house import HOST
from tests.e2e.leaky import leaky_server
from tests.e2e.recorder import Recorder, forms

FETCH = "url => fetch(url).then(response => response.text())"
SOCKET = """([url, word]) => new Promise(done => {
  const socket = new WebSocket(url);
  socket.onopen = () => socket.send(word);
  socket.onclose = () => done();
})"""


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with leaky_server() as port:
        yield port


@pytest.fixture
def recorder(port: int) -> Iterator[Recorder]:
    with Recorder(port) as recorder:
        yield recorder


@pytest.fixture
def ada(room: Room, port: int) -> Client:
    return room.phone("ada", f"http://{HOST}:{port}/")


def plant_in_socket(page: Page, port: int, word: str, *, packed: str) -> None:
    page.evaluate(SOCKET, [f"ws://{HOST}:{port}/socket?packed={packed}", word])


@pytest.mark.parametrize("way", ["plain", "packed", "chunked", "header"])
def test_a_secret_in_a_response_is_caught(ada: Client, recorder: Recorder, way: str) -> None:
    recorder.assert_never_received("ada", ["Violet"])
    ada.page.evaluate(FETCH, f"/{way}?secret=Violet")
    with pytest.raises(AssertionError, match="ada received 'Violet'"):
        recorder.assert_never_received("ada", ["Violet"])


@pytest.mark.parametrize("packed", ["no", "yes"])
def test_a_secret_in_a_socket_message_is_caught(
    ada: Client, recorder: Recorder, port: int, packed: str
) -> None:
    plant_in_socket(ada.page, port, "Scarlet", packed=packed)
    assert [message["said"] for message in recorder.messages("ada")] == ["Scarlet"]
    with pytest.raises(AssertionError, match="ada received 'Scarlet'"):
        recorder.assert_never_received("ada", ["Scarlet"])


def test_a_secret_in_the_goodbye_of_a_socket_is_caught(
    ada: Client, recorder: Recorder, port: int
) -> None:
    plant_in_socket(ada.page, port, "Scarlet", packed="no")
    with pytest.raises(AssertionError, match="ada received 'Violet'"):
        recorder.assert_never_received("ada", ["Violet"])


def test_what_comes_after_the_marked_moment_is_allowed(ada: Client, recorder: Recorder) -> None:
    allowed = recorder.mark()
    ada.page.evaluate(FETCH, "/plain?secret=Violet")
    recorder.assert_never_received("ada", ["Violet"], until=allowed)
    with pytest.raises(AssertionError):
        recorder.assert_never_received("ada", ["Violet"])


def test_what_one_phone_receives_is_not_held_against_another(
    ada: Client, room: Room, recorder: Recorder, port: int
) -> None:
    room.phone("ben", f"http://{HOST}:{port}/")
    ada.page.evaluate(FETCH, "/plain?secret=Violet")
    recorder.assert_never_received("ben", ["Violet"])


def test_a_client_without_any_record_is_suspicious(recorder: Recorder) -> None:
    with pytest.raises(AssertionError, match="nothing at all"):
        recorder.assert_never_received("nobody", ["Violet"])


def test_an_offline_phone_receives_nothing(ada: Client, recorder: Recorder) -> None:
    ada.forgive("ERR_")
    with recorder.offline("ada"):
        assert (
            ada.page.evaluate("fetch('/plain?secret=Violet').catch(() => 'offline')") == "offline"
        )
        recorder.assert_never_received("ada", ["Violet"])
    assert "Violet" in ada.page.evaluate(FETCH, "/plain?secret=Violet")


def test_phones_are_on_an_insecure_origin_as_at_home(ada: Client) -> None:
    assert ada.page.evaluate("isSecureContext") is False
    assert ada.page.evaluate("typeof crypto.randomUUID") == "undefined"


def test_an_error_on_a_page_is_noticed(browser: Browser, recorder: Recorder, port: int) -> None:
    room = Room(browser, recorder)
    phone = room.phone("ada", f"http://{HOST}:{port}/")
    phone.page.evaluate("console.error('ink spilled')")
    with phone.context.expect_event("weberror"):
        phone.page.evaluate("setTimeout(() => { throw new Error('lamp broke') })")
    assert [problem.splitlines()[0] for problem in room.problems()] == [
        "ada: ink spilled",
        "ada: Error: lamp broke",
    ]
    room.close()


def test_a_word_is_found_however_it_is_written() -> None:
    assert forms("Café") == {"Café".encode(), b"Caf\\u00e9"}
    assert forms("R&D") == {b"R&D", b"R&amp;D"}
