"""Running a module in a process of its own, in which there is no Home Assistant."""

from pathlib import Path
import subprocess
import sys

ROOT = Path(__file__).parents[2]
PARLOR = ROOT / "custom_components" / "parlor"
BLOCKED = ("homeassistant", "aiohttp", "voluptuous")

# The package root belongs to Home Assistant, so an empty one stands in for it.
BOOT = """
import importlib.machinery, runpy, sys, types
blocked, parlor, module, *sys.argv[1:] = sys.argv[1:]
sys.modules.update(dict.fromkeys(blocked.split(",")))
package = types.ModuleType("custom_components.parlor")
package.__path__ = [parlor]
sys.modules[package.__name__] = package
runpy.run_module(module, run_name="__main__", alter_sys=True)
"""


def run_alone(module: str, *args: str, text: str = "", hash_seed: int = 0) -> str:
    """Return what the module writes when it is run without Home Assistant."""
    done = subprocess.run(
        [sys.executable, "-c", BOOT, ",".join(BLOCKED), str(PARLOR), module, *args],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={"PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": str(ROOT)},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
