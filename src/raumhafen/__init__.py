"""Raumhafen: space board games on one deterministic engine."""

__version__ = "0.2.0"
