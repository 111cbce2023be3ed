"""Settings of an operator, from the command line or the environment."""

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_data() -> Path:
    """The folder for games unless the operator names another."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "raumhafen"


@dataclass
class Settings:
    """Everything has a default with which one person can play at once."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    database: str = ""  # empty: SQLite in the data folder
    redis: str = ""  # empty: updates stay within the process
    origins: tuple[str, ...] = ()  # further origins that may open sockets
    secure: bool = False  # cookies over https only
    proxy: str = ""  # addresses whose X-Forwarded-For is believed
    bot_workers: int = 1
    rate_limits: bool = True
    tables_each: int = 60  # unfinished tables of one owner
    # Pace of bots in seconds; a table can turn it off.
    bot_delay: float = 0.8
    hint_seconds: float = 1.0
    # Who is away for so long and waited for may be replaced by a bot, where there is no clock.
    away_seconds: float = 600.0
    sweep_seconds: float = 1.0
    public_url: str = ""  # named in notices
    webhook: str = ""
    smtp: str = ""
    mail_from: str = ""
    metrics_token: str = ""  # empty: figures for this machine only
    mail_seconds: float = 300.0  # for which notices are gathered before they are mailed
    push: bool = True  # browsers may ask to be told while no page is open
    push_seconds: float = 30.0  # for which notices are gathered before they are pushed
    push_origins: tuple[str, ...] = ()  # push services that may be anywhere, without TLS too
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")

    @property
    def database_url(self) -> str:
        """An address for SQLAlchemy; PostgreSQL may be written in its usual short form."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'raumhafen.sqlite3'}"
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+asyncpg://" + self.database.removeprefix(short)
        return self.database

    @property
    def shared(self) -> bool:
        """Other processes may serve the same tables."""
        return bool(self.redis or self.database and not self.database.startswith("sqlite"))
