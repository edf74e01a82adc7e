"""A newcomer: adds the fourth game to a copy of the project, by the steps of CONTRIBUTING alone."""

from pathlib import Path
import shutil
import subprocess
from typing import Final

from tests.games.cellar import Cellar

ROOT: Final = Path(__file__).parents[1]
GAME: Final = Path(__file__).parent / "games" / Cellar.id
COPIED: Final = ("custom_components", "frontend", "scripts", "tests", "docs", "pyproject.toml")
# What is made by others, or too large to copy for an evening.
LEFT: Final = shutil.ignore_patterns(
    "__pycache__", ".*_cache", "node_modules", "www", "pictures", "playthroughs"
)


class Newcomer:
    """Someone with a copy of the project and a game to add."""

    def __init__(self, folder: Path) -> None:
        """Copy the project; what was installed for it serves the copy, too."""
        self.folder = folder
        for name in COPIED:
            here, there = ROOT / name, folder / name
            if here.is_dir():
                shutil.copytree(here, there, ignore=LEFT)
            else:
                shutil.copy(here, there)
        (folder / ".venv").symlink_to((ROOT / ".venv").resolve())
        modules = (ROOT / "frontend" / "node_modules").resolve()
        (folder / "frontend" / "node_modules").symlink_to(modules)

    @property
    def integration(self) -> Path:
        """Return the folder that Home Assistant loads."""
        return self.folder / "custom_components" / "parlor"

    def add_the_game(self) -> None:
        """Put the folder into its place, the line into `GAMES`, and the words into the house."""
        games = self.integration / "games"
        shutil.copytree(GAME, games / Cellar.id, ignore=shutil.ignore_patterns("test_*", "__pyc*"))
        listed = games / "__init__.py"
        line = f'    "{Cellar.id}",\n)'
        listed.write_text(listed.read_text("utf-8").replace("\n)", f"\n{line}"), "utf-8")
        self.run("scripts/words")
        self.run("scripts/types")

    def build_the_pages(self) -> None:
        """Build phone and TV as they are shipped."""
        self.run("npm", "--prefix", "frontend", "run", "--silent", "build")

    def run(self, *command: str) -> str:
        """Run a command in the copy and return what it says; it must end well."""
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout
