"""The command `raumhafen`."""

import sys

from raumhafen.cli.exits import INTERRUPTED


def main() -> None:
    try:
        # Late, because parts of this package also serve programs that need no command line.
        from raumhafen.cli.entry import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # while modules and words are loaded, too
        sys.exit(INTERRUPTED)
