"""People: guests and accounts."""

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy import Row as DbRow
from sqlalchemy.exc import IntegrityError

from raumhafen.server.errors import Refusal
from raumhafen.server.store.database import Database
from raumhafen.server.store.looks import look_of
from raumhafen.server.store.records import UserRecord
from raumhafen.server.store.schema import seats, users


def user_from(row: DbRow[Any]) -> UserRecord:
    values = {str(name): value for name, value in row._mapping.items()}
    values["settings"] = msgspec.json.decode(values["settings"])
    return msgspec.convert(values, UserRecord, strict=False)


def login_of(name: str) -> str:
    """Names that differ only in case are one account."""
    return name.casefold()[:40]


def claim_of(user: UserRecord) -> str | None:
    """What nobody else may look like; guests claim nothing."""
    return None if user.login is None else look_of(user.name)


class Users:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, user: UserRecord) -> None:
        user.look = claim_of(user)
        values = msgspec.structs.asdict(user)
        values["settings"] = msgspec.json.encode(user.settings).decode()

        def work(connection: Connection) -> None:
            connection.execute(insert(users).values(values))

        try:
            await self.database.write_in_line(work)
        except IntegrityError:
            raise Refusal("error-name-taken", {"name": user.name}, status=409) from None

    async def get(self, user_id: str) -> UserRecord | None:
        return await self._one(users.c.id == user_id)

    async def by_login(self, name: str) -> UserRecord | None:
        return await self._one(users.c.login == login_of(name))

    async def by_mail(self, address: str) -> UserRecord | None:
        return await self._one(users.c.mail == address)

    async def _one(self, condition: Any) -> UserRecord | None:
        row = await self.database.first(select(users).where(condition))
        return None if row is None else user_from(row)

    async def seen(self, user_ids: set[str]) -> dict[str, float]:
        """When they were last here."""
        wanted = select(users.c.id, users.c.seen).where(users.c.id.in_(user_ids))
        return {row.id: row.seen for row in await self.database.rows(wanted)}

    async def change(self, user_id: str, **values: Any) -> None:
        """A new name is shown at all tables where the user sits; an account claims its look.

        Seats of a shared screen with names of their own keep them.
        """
        if values.get("login") is not None:
            values["look"] = look_of(values["name"])
        if "settings" in values:
            values["settings"] = msgspec.json.encode(values["settings"]).decode()

        def work(connection: Connection) -> None:
            if "name" in values:
                old = select(users.c.name).where(users.c.id == user_id).scalar_subquery()
                chairs = update(seats).where(seats.c.user_id == user_id, seats.c.name == old)
                connection.execute(chairs.values(name=values["name"]))
            connection.execute(update(users).where(users.c.id == user_id).values(values))

        try:
            await self.database.write_in_line(work)
        except IntegrityError:
            if "mail" in values:
                raise Refusal("error-mail-taken", status=409) from None
            raise Refusal("error-name-taken", {"name": str(values.get("name"))}, 409) from None
