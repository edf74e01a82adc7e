"""The journal's tables, and how an older file becomes one of today."""

from sqlite3 import Connection
from typing import Final

_FIRST: Final = (
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    """CREATE TABLE seats (
        id TEXT PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
        colour INTEGER NOT NULL, shape TEXT NOT NULL, ready INTEGER NOT NULL,
        watching INTEGER NOT NULL, bot INTEGER NOT NULL, gone INTEGER NOT NULL,
        streak INTEGER NOT NULL, token_hash TEXT
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE games (
        number INTEGER PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
        seed TEXT NOT NULL, options TEXT NOT NULL, seats TEXT NOT NULL, state TEXT NOT NULL,
        started REAL NOT NULL, ended REAL, ended_by TEXT, clocks TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE log (
        game INTEGER NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat TEXT, action TEXT,
        at REAL NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (game, n)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE results (
        game INTEGER NOT NULL, seat TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
        score INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE answers (
        seat TEXT NOT NULL, slot INTEGER NOT NULL, n INTEGER NOT NULL, request TEXT NOT NULL,
        answer TEXT NOT NULL, PRIMARY KEY (seat, slot)
    ) STRICT, WITHOUT ROWID""",
)

# Who may act for a seat beside its own device.
_HOUSE: Final = (
    "ALTER TABLE seats ADD COLUMN allows_house INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN user TEXT",
)

# What seats choose for themselves; a result without a score.
_FIVE_GAMES: Final = (
    "ALTER TABLE seats ADD COLUMN choices TEXT NOT NULL DEFAULT '{}'",
    "ALTER TABLE results RENAME TO scored",
    """CREATE TABLE results (
        game INTEGER NOT NULL, seat TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
        score INTEGER, won INTEGER NOT NULL, PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID""",
    "INSERT INTO results SELECT * FROM scored",
    "DROP TABLE scored",
)

# What the clocks show is kept with every move, so it lies apart from a record that may be long.
_CLOCKS: Final = ("ALTER TABLE games DROP COLUMN clocks",)

# What people look like.
_FACES: Final = (
    "ALTER TABLE seats ADD COLUMN hat TEXT NOT NULL DEFAULT 'none'",
    "ALTER TABLE seats ADD COLUMN expression TEXT NOT NULL DEFAULT 'calm'",
)

# What a game was told of the one before it.
_MEMORY: Final = ("ALTER TABLE games ADD COLUMN memory TEXT NOT NULL DEFAULT '{}'",)

# What people look back at: evenings, how a game ended, who played as what user and face. What
# was deleted from a file before has never been swept out of it.
_ARCHIVE: Final = (
    "ALTER TABLE games ADD COLUMN evening INTEGER NOT NULL DEFAULT 0",
    """UPDATE games SET evening = COALESCE((
        SELECT MAX(before.number) FROM games AS before
        JOIN games AS after ON after.number = before.number + 1
        WHERE after.number <= games.number
        AND after.started >= COALESCE(before.ended, before.started) + 4 * 60 * 60
    ), 0)""",
    "ALTER TABLE games ADD COLUMN result TEXT NOT NULL DEFAULT '{}'",
    "ALTER TABLE results ADD COLUMN user TEXT",
    "ALTER TABLE results ADD COLUMN face TEXT NOT NULL DEFAULT '{}'",
    "INSERT INTO meta SELECT 'forgotten', '1' WHERE EXISTS (SELECT 1 FROM meta)",
)

# What the host has broken off is won by nobody.
_BROKEN_OFF: Final = (
    "UPDATE results SET won = 0 WHERE game IN (SELECT number FROM games WHERE ended_by = 'host')",
)

# One more for every change of the tables; a file's user_version says how many it has had.
MIGRATIONS: Final = (_FIRST, _HOUSE, _FIVE_GAMES, _CLOCKS, _FACES, _MEMORY, _ARCHIVE, _BROKEN_OFF)


class TooNew(Exception):  # noqa: N818
    """The file was written by a later Parlor."""


def migrate(db: Connection) -> None:
    """Bring the file up to today's tables, all at once or not at all; raises `TooNew`."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise TooNew(f"version {version}")
    if version == len(MIGRATIONS):
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
