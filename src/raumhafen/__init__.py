"""Raumhafen: four space board games on one deterministic engine."""

__version__ = "0.1.0"
