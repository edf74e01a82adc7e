"""What a file lacks, by name: so that whoever reads a failure knows what to write, and where."""

from collections.abc import Iterable


def differences(file: str, has: Iterable[object], needs: Iterable[object]) -> list[str]:
    """Return what a file lacks, and what it has that nothing needs."""
    there, wanted = ({str(key) for key in keys} for keys in (has, needs))
    return [
        *(f"{file} lacks {key}" for key in sorted(wanted - there)),
        *(f"{file} has {key}, which nothing needs" for key in sorted(there - wanted)),
    ]
