"""Ids of tables, people and replays."""

import secrets


def new_id() -> str:
    """96 random bits: nobody guesses the address of a private table."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")
