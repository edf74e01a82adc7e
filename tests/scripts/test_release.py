"""A release is made by a tag, and nobody sees it before it can be installed."""

import json
from pathlib import Path
import re
from shutil import copytree
import subprocess
from typing import Any

from homeassistant.util.yaml import load_yaml_dict
import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yaml"))
RELEASE: dict[Any, Any] = load_yaml_dict(str(ROOT / ".github/workflows/release.yaml"))
CHANGELOG = """# Changelog

## Unreleased

- Not yet.

## 1.2.0 - 2026-11-18

### Added
- A table.

## 1.1.0

- A chair.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a copy of what a version is told by, at version 1.2.0."""
    copytree(ROOT / "scripts", tmp_path / "scripts")
    manifest = tmp_path / "custom_components/parlor/manifest.json"
    manifest.parent.mkdir(parents=True)
    manifest.write_text(json.dumps({"domain": "parlor", "version": "1.2.0"}, indent=2), "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    return tmp_path


def notes(project: Path, tag: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [project / "scripts/notes", tag], check=False, capture_output=True, text=True
    )


def test_a_release_tells_what_the_changelog_says_of_it(project: Path) -> None:
    assert notes(project, "v1.2.0").stdout.split("\n") == ["### Added", "- A table.", ""]


def test_a_tag_that_is_not_the_version_is_refused(project: Path) -> None:
    refused = notes(project, "v1.1.0")
    assert refused.returncode
    assert "the tag says 1.1.0, the manifest says 1.2.0" in refused.stderr


def test_a_version_that_nothing_is_said_of_is_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("## Unreleased\n\n- Not yet.\n", "utf-8")
    refused = notes(project, "v1.2.0")
    assert refused.returncode
    assert "nothing under '## 1.2.0'" in refused.stderr


def done(job: str) -> list[str]:
    """Return what the steps of a job do, in turn."""
    steps = RELEASE["jobs"][job]["steps"]
    return [step.get("run") or step["uses"].partition("@")[0] for step in steps]


def first(job: str, what: str) -> int:
    """Return the place of the first step that does this."""
    return next(place for place, doing in enumerate(done(job)) if what in doing)


def test_a_tag_makes_a_release() -> None:
    assert RELEASE[True] == {"push": {"tags": ["v*"]}}  # YAML takes the word "on" for a yes


def test_what_is_published_was_tested_before_it_was_packed() -> None:
    turns = [first("pack", what) for what in ("scripts/notes", ".ci/run", "scripts/package")]
    assert turns == sorted(turns)
    assert RELEASE["jobs"]["publish"]["needs"] == "pack"


def test_a_release_is_a_draft_until_the_zip_hangs_on_it() -> None:
    draft, attach, publish = (
        first("publish", what) for what in ("--draft --", "release upload", "--draft=false")
    )
    assert draft < attach < publish == len(done("publish")) - 1


def test_only_what_publishes_may_write() -> None:
    assert RELEASE["permissions"] == {"contents": "read"}
    assert RELEASE["jobs"]["publish"]["permissions"] == {"contents": "write"}
    assert "permissions" not in RELEASE["jobs"]["pack"]


def test_every_workflow_uses_the_same_version_of_a_tool() -> None:
    used = {
        tool
        for workflow in WORKFLOWS
        for tool in re.findall(r"uses: (\S+)", workflow.read_text("utf-8"))
    }
    assert len(used) == len({tool.partition("@")[0] for tool in used})
