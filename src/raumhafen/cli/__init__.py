"""The command `raumhafen`."""

import sys


def main() -> None:
    # Late, because parts of this package also serve programs that need no command line.
    from raumhafen.cli.entry import run

    sys.exit(run(sys.argv[1:]))
