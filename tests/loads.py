"""A program that loads the modules it is given, and names each that could be loaded."""

from importlib import import_module
import sys

for name in sys.argv[1:]:
    import_module(name)
    sys.stdout.write(f"{name}\n")
