"""What HACS, hassfest and a fresh machine expect of the project's own files."""

import json
from pathlib import Path
import re
import tomllib
from typing import Any

from homeassistant.util.yaml import load_yaml_dict
import pytest

ROOT = Path(__file__).parents[2]
PARLOR = ROOT / "custom_components" / "parlor"


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text())
    return content


def test_the_manifest_names_the_domain_first_and_the_rest_in_order() -> None:
    first, second, *rest = read(PARLOR / "manifest.json")
    assert (first, second) == ("domain", "name")
    assert rest == sorted(rest)


def test_there_is_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert read(PARLOR / "manifest.json")["version"] == project["version"]


def test_the_tests_run_with_the_packages_that_a_home_gets() -> None:
    pinned = (ROOT / "requirements_test.txt").read_text().splitlines()
    assert set(read(PARLOR / "manifest.json")["requirements"]) <= set(pinned)


def test_hacs_is_told_which_file_to_install() -> None:
    hacs = read(ROOT / "hacs.json")
    assert hacs["zip_release"] is True
    assert hacs["filename"] == "parlor.zip"


def test_every_place_with_a_name_that_will_change_is_listed() -> None:
    rooms = (".github", "custom_components/parlor", "docs", "scripts")
    files = [*ROOT.glob("*.*"), *(file for room in rooms for file in (ROOT / room).rglob("*.*"))]
    found = {
        str(file.relative_to(ROOT))
        for file in files
        if file.suffix in {".json", ".md", ".py", ".toml", ".yaml", ".yml"}
        and re.search("[@/=]parlor-games", file.read_text("utf-8"))
    }
    _, chapter = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Names that will change")
    named = {*re.findall(r"`([\w./]+)`", chapter)}
    assert {file for file in found if not {file, str(Path(file).parent)} & named} == {
        "CONTRIBUTING.md"
    }
    assert "custom_components/parlor/manifest.json" in found


@pytest.mark.parametrize("form", ["bug", "idea"])
def test_a_form_for_issues_asks_for_something(form: str) -> None:
    asked = load_yaml_dict(str(ROOT / f".github/ISSUE_TEMPLATE/{form}.yaml"))
    assert {"name", "description", "labels", "body"} == asked.keys()
    kinds = {"checkboxes", "dropdown", "input", "markdown", "textarea"}
    ids = [part["id"] for part in asked["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in asked["body"]} <= kinds
    assert len(ids) == len({*ids})
    assert any(part.get("validations", {}).get("required") for part in asked["body"])


@pytest.mark.parametrize(
    ("image", "size"), [("icon", (256, 256)), ("icon@2x", (512, 512)), ("logo", (862, 256))]
)
def test_the_brand_images_have_the_sizes_that_home_assistant_wants(
    image: str, size: tuple[int, int]
) -> None:
    head = (PARLOR / "brand" / f"{image}.png").read_bytes()[:24]
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == size
