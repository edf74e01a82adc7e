"""QR codes as a path."""

import re

import segno

from custom_components.parlor.web.qr import QUIET_ZONE, qr_code, wifi_text

LINK = "http://192.168.1.20:8123/api/parlor/#abcdefghijklmnopqrstuv"


def drawn(path: str) -> set[tuple[int, int]]:
    """Return the modules that a path paints."""
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    return {(int(x) + i, int(y)) for x, y, width, _ in runs for i in range(int(width))}


def test_the_path_paints_the_dark_modules_and_no_others() -> None:
    code = qr_code(LINK)
    rows = segno.make_qr(LINK, error="m").matrix_iter(border=QUIET_ZONE)
    dark = {(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module}
    assert drawn(code["path"]) == dark


def test_the_size_has_a_quiet_zone_around_the_code() -> None:
    code = qr_code(LINK)
    places = [place for module in drawn(code["path"]) for place in module]
    assert min(places) == QUIET_ZONE
    assert max(places) == code["size"] - QUIET_ZONE - 1


def test_a_network_may_have_any_letters_in_its_name_and_password() -> None:
    assert wifi_text("Gäste; 1", 'a:b"c\\') == 'WIFI:T:WPA;S:Gäste\\; 1;P:a\\:b\\"c\\\\;;'


def test_a_network_may_be_open() -> None:
    assert wifi_text("Guests", "") == "WIFI:S:Guests;;"
