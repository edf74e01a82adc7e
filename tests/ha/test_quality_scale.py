"""The quality scale: every rule is there, and what can be checked is checked."""

from pathlib import Path
from typing import Any

from homeassistant import components
from homeassistant.util.yaml import load_yaml_dict
import pytest

PARLOR = Path(__file__).parents[2] / "custom_components/parlor"
RULES: dict[str, Any] = load_yaml_dict(str(PARLOR / "quality_scale.yaml"))["rules"]
PLATFORMS = ("binary_sensor", "button", "event", "image", "select", "sensor")


def test_every_rule_is_there() -> None:
    model = Path(components.__path__[0]) / "ntfy/quality_scale.yaml"
    assert RULES.keys() == load_yaml_dict(str(model))["rules"].keys()


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_kept_or_there_is_a_reason(rule: str) -> None:
    match RULES[rule]:
        case {"status": "exempt", "comment": str(why)}:
            assert why.endswith(".")
        case status:
            assert status == "done"


@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_platform_says_how_many_run_at_once(platform: str) -> None:
    assert "\nPARALLEL_UPDATES = " in (PARLOR / f"{platform}.py").read_text("utf-8")
