"""`python -m raumhafen.cli`, where the command itself is not on the path."""

from raumhafen.cli import main

main()
