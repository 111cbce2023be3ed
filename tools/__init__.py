"""Programs for developers, run by the Makefile."""
