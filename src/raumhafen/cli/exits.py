"""Exit codes of the command."""

WRONG = 2
INTERRUPTED = 130
