"""Accounts for tests."""

from __future__ import annotations

import random

from tests.server.people import Person

PASSWORD = "correct horse"


def new_name(name: str) -> str:
    """Accounts of other tests live on the same server."""
    return f"{name} {random.getrandbits(32)}"


async def account(person: Person, name: str) -> str:
    """An account of this person, who is nobody again afterwards; its id."""
    me = await person.post("/api/register", {"name": name, "password": PASSWORD})
    await person.post("/api/logout")
    return str(me["id"])


async def sign_in(person: Person, name: str) -> None:
    me = await person.post("/api/login", {"name": name, "password": PASSWORD})
    person.id = me["id"]
