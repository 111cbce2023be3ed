"""`python -m raumhafen.server`: the same as `raumhafen serve`."""

import sys

from raumhafen.cli.entry import run

if __name__ == "__main__":
    sys.exit(run(["serve", *sys.argv[1:]]))
