"""What waits to be sent to one page."""

import asyncio
from collections.abc import AsyncGenerator, Sequence

import pytest

from custom_components.parlor.web.outbox import MOST_EVENTS, MOST_TOGETHER, MOST_WAITING, Outbox


class Page:
    """A page that reads when it is told to."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.version = 0
        self.finished = 0
        self.sends = 0
        self.lost = False
        self.reads = asyncio.Event()
        self.caught_up = asyncio.Event()
        self.outbox = Outbox(self, self._state, self._on_finish)
        self.writer = asyncio.ensure_future(self.outbox.run())

    @property
    def free(self) -> bool:
        return self.reads.is_set()

    def post(self, messages: Sequence[bytes]) -> None:
        self.read += messages
        self.sends += 1
        if messages[-1] == b"last":
            self.caught_up.set()

    async def deliver(self, messages: Sequence[bytes]) -> None:
        if self.lost:
            raise ConnectionResetError
        self.post(messages)
        await self.reads.wait()

    def _state(self) -> bytes:
        return b"state %d" % self.version

    def _on_finish(self) -> None:
        self.finished += 1

    def change(self) -> None:
        self.version += 1
        self.outbox.state()

    async def catch_up(self) -> None:
        self.caught_up.clear()
        self.reads.set()
        self.outbox.answer(b"last")
        await self.caught_up.wait()
        assert self.read.pop() == b"last"


@pytest.fixture
async def page() -> AsyncGenerator[Page]:
    page = Page()
    yield page
    page.writer.cancel()


async def test_a_page_is_sent_everything_in_its_order(page: Page) -> None:
    page.outbox.answer(b"welcome")
    page.change()
    page.outbox.event(b"event")
    page.outbox.answer(b"result")
    await page.catch_up()
    assert page.read == [b"welcome", b"state 1", b"event", b"result"]


async def test_a_page_that_reads_is_sent_everything_at_once(page: Page) -> None:
    page.reads.set()
    page.outbox.event(b"event")
    page.change()
    page.outbox.answer(b"result")
    assert (page.read, page.sends) == ([b"event", b"state 1", b"result"], 2)


async def test_what_belongs_together_is_sent_in_one_go(page: Page) -> None:
    page.outbox.event(b"event")
    page.change()
    await page.catch_up()
    assert (page.read, page.sends) == ([b"event", b"state 1"], 1)


async def test_a_page_is_not_sent_too_much_in_one_go(page: Page) -> None:
    for _ in range(MOST_TOGETHER):
        page.outbox.answer(b"answer")
    await page.catch_up()
    assert (len(page.read), page.sends) == (MOST_TOGETHER, 2)


async def test_a_slow_page_is_sent_the_newest_state_alone(page: Page) -> None:
    page.outbox.answer(b"first")
    await asyncio.sleep(0)
    for _ in range(1000):
        page.change()
    await page.catch_up()
    assert page.read == [b"first", b"state 1000"]


async def test_a_slow_page_loses_events_and_no_answers(page: Page) -> None:
    for number in range(MOST_EVENTS * 2):
        page.outbox.event(b"event")
        page.outbox.answer(b"answer %d" % number)
    await page.catch_up()
    answers = [message for message in page.read if message != b"event"]
    assert answers == [b"answer %d" % number for number in range(MOST_EVENTS * 2)]
    assert page.read.count(b"event") == MOST_EVENTS // 2


async def test_a_page_that_reads_nothing_is_asked_to_wait(page: Page) -> None:
    for _ in range(MOST_WAITING + MOST_TOGETHER + 1):
        page.outbox.answer(b"answer")
    await asyncio.sleep(0)
    space = asyncio.ensure_future(page.outbox.space())
    await asyncio.sleep(0)
    assert not space.done()
    page.reads.set()
    await space
    assert page.read


async def test_nothing_is_sent_after_the_last_message(page: Page) -> None:
    page.outbox.finish(b"gone")
    page.outbox.answer(b"too late")
    page.outbox.finish(b"gone again")
    page.reads.set()
    await page.writer
    assert page.read == [b"gone"]
    assert page.finished == 1


async def test_a_page_that_is_sent_away_needs_no_state(page: Page) -> None:
    page.outbox.answer(b"answer")
    page.change()
    page.outbox.finish(b"gone")
    page.reads.set()
    await page.writer
    assert page.read == [b"answer", b"gone"]


async def test_nobody_waits_for_a_page_that_is_lost(page: Page) -> None:
    for _ in range(MOST_WAITING + 2):
        page.outbox.answer(b"answer")
    space = asyncio.ensure_future(page.outbox.space())
    page.lost = True
    page.reads.set()
    await page.writer
    await space
    assert page.read == []
