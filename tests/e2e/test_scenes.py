"""Every moment of every game fits its screen, by day and in the evening, and everyone can use it.

Ten players have names of twenty letters. A scene is visited once: all eyes look at it then.
"""

import pytest

from custom_components.parlor.games import GAMES
from tests.e2e import axe, layout, scenes
from tests.e2e.axe import Look
from tests.e2e.company import LANGUAGES, Company, Screen, Theme
from tests.e2e.scenes import shell
from tests.e2e.scenes.scene import Scene


def seen_by_everyone(screen: Screen) -> list[str]:
    """Return what axe finds.

    Day and evening differ in colours only, and those are the same in every language.
    """
    if screen.language != LANGUAGES[0]:
        return axe.check(screen.page, Look.ALL_BUT_COLOURS)
    found = axe.check(screen.page)
    other: Theme = "dark" if screen.theme == "light" else "light"
    screen.light(other)
    return found + axe.check(screen.page, Look.COLOURS)


def held_by_anyone(screen: Screen) -> list[str]:
    """Return what does not fit a phone; large letters are tried where words are longest."""
    found = layout.on_phone(screen.page)
    if screen.language != LANGUAGES[-1]:
        return found
    with shell.large_letters(screen):
        return found + layout.on_phone(screen.page, layout.SMALL_PHONES)


@scenes.each("PHONE")
def test_every_moment_fits_a_phone_and_everyone(company: Company, phone: Scene) -> None:
    screen = company.phone
    screen.show(phone)
    found = held_by_anyone(screen) + seen_by_everyone(screen)
    if screen.cover.count():
        screen.look()
        found += layout.on_phone(screen.page) + seen_by_everyone(screen)
    assert not found


@scenes.each("WATCHER")
def test_who_only_watches_can_follow(company: Company, watcher: Scene) -> None:
    screen = company.watcher
    screen.show(watcher)
    assert not held_by_anyone(screen) + seen_by_everyone(screen)


@scenes.each("TV")
def test_every_moment_fits_a_tv_and_everyone(company: Company, tv: Scene) -> None:
    screen = company.tv
    screen.show(tv)
    found = layout.on_tv(screen.page) + seen_by_everyone(screen)
    # What passes has waited for us.
    screen.sees(tv)
    assert not found


@scenes.each("GENERIC")
def test_every_moment_fits_a_tv_without_a_screen_of_its_own(
    company: Company, generic: Scene
) -> None:
    screen = company.generic
    screen.show(generic)
    assert not layout.on_tv(screen.page, readable=0)


@pytest.mark.parametrize("game", scenes.DRAWN)
def test_every_game_brings_its_scenes(game: str) -> None:
    assert all(scenes.of(game, kind) for kind in ("PHONE", "WATCHER", "TV"))
    assert bool(scenes.of(game, "SECRETS")) is GAMES[game].has_secrets
