"""Leases: which process drives the bots and clocks of a table."""

import time

from raumhafen.server.store.tables import Tables

LEASE = 10.0


class Leases:
    """Taken from the database and remembered for half their time; alone no lease is needed."""

    def __init__(self, tables: Tables, process: str, shared: bool) -> None:
        self.tables = tables
        self.process = process
        self.shared = shared
        self.ended = False
        self._until: dict[str, float] = {}

    async def drives(self, table_id: str) -> bool:
        """Whether this process plays the bots and clocks of a table."""
        if self.ended:
            return False
        if not self.shared or self._until.get(table_id, 0.0) > time.monotonic():
            return True
        return await self._take(table_id)

    async def _take(self, table_id: str) -> bool:
        now = time.time()
        got = await self.tables.drive([table_id], self.process, now, now + LEASE)
        self.forget(table_id)
        if table_id in got:
            self._until[table_id] = time.monotonic() + LEASE / 2
        return table_id in got

    def forget(self, table_id: str) -> None:
        self._until.pop(table_id, None)

    def end(self) -> None:
        """From now on this process drives nothing."""
        self.ended = True

    async def give_back(self) -> None:
        """Others need not wait until the leases have run out."""
        if self.shared:
            await self.tables.let_go(self.process)
