"""Web push: notices for browsers whose pages are closed, beside mail and in the same way.

Messages wait in a queue that some tasks empty; a push service that hangs holds up nothing but
itself. A message says how many games wait, at which table and where that is: nothing hidden.
"""

import asyncio
from email.utils import parseaddr
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from raumhafen.server.errors import Refusal
from raumhafen.server.logs import LOG
from raumhafen.server.messages import PushMessage
from raumhafen.server.services.endpoints import BadEndpoint, Lookups, post_bytes, read_endpoint
from raumhafen.server.services.gathering import Gathering, Message, Way
from raumhafen.server.services.mail import texts_for
from raumhafen.server.services.push_message import (
    Reader,
    authorization,
    encrypt,
    new_key,
    pack,
    point_of,
    private_key,
)
from raumhafen.server.services.tasks import Tasks
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import kept_secret
from raumhafen.server.store.mailings import PUSHED, Mailings
from raumhafen.server.store.old_rules import is_old
from raumhafen.server.store.records import RUNNING, SubscriptionRecord, TableRecord, UserRecord
from raumhafen.server.store.subscriptions import Subscriptions
from raumhafen.server.store.tables import Tables
from raumhafen.server.store.users import Users

SECONDS = 10.0  # for one message
LOOKUP_SECONDS = 5.0  # for the name of a new push service
CARRIERS = 16  # more than the browsers of one person
QUEUE = 500
KEPT = 2 * 86_400  # seconds for which a push service keeps a message for a browser that is off
TOPIC = "turns"  # a newer message replaces one that still waits there
PUSH_KEY = "push"  # among the secrets
GONE = (404, 410)
TURN = "turn"


class Parcel(NamedTuple):
    to: SubscriptionRecord
    message: bytes


class Push:
    def __init__(
        self, settings: Settings, users: Users, tables: Tables, subscriptions: Subscriptions,
        tasks: Tasks,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.tables = tables
        self.subscriptions = subscriptions
        self.tasks = tasks
        self.lookups = Lookups()
        self.key: EllipticCurvePrivateKey | None = None
        way = Way(PUSHED, settings.push_seconds, self._reaches, self._tell)
        mailings = Mailings(subscriptions.database)
        self._gathering = Gathering(users, mailings, tasks, way)
        self._parcels: asyncio.Queue[Parcel] = asyncio.Queue(QUEUE)

    async def start(self) -> None:
        """The first process that starts makes the key for all."""
        if not self.settings.push:
            return
        self.key = private_key(await kept_secret(self.subscriptions.database, PUSH_KEY, new_key))
        for _ in range(CARRIERS):
            self.tasks.spawn(self._carry())

    @property
    def public_key(self) -> str | None:
        """What browsers ask their push service to accept messages from."""
        return None if self.key is None else pack(point_of(self.key.public_key()))

    # --- subscriptions -------------------------------------------------------------------------

    async def check(self, endpoint: str, reader: Reader) -> None:
        """Refuses what we would not write to; why, is nobody's business."""
        if self.key is None:
            raise Refusal("error-push-off", status=409)
        try:
            reader.check()
            async with asyncio.timeout(LOOKUP_SECONDS):
                await self.lookups.address_of(read_endpoint(endpoint, self.settings.push_origins))
        except (BadEndpoint, ValueError, TimeoutError):
            raise Refusal("error-push-endpoint") from None

    # --- notices -------------------------------------------------------------------------------

    def notice(self, user_id: str, message: Message) -> None:
        if self.key is not None:
            self._gathering.notice(user_id, message)

    async def _reaches(self, user: UserRecord) -> bool:
        return bool(await self.subscriptions.of(user.id))

    async def _tell(self, user: UserRecord, messages: list[Message]) -> None:
        """Who has answered meanwhile is told nothing."""
        mine = await self.tables.listed(RUNNING, user.id, mine=True)
        waiting = {record.id for record in mine if waits_for(record, user.id)}
        fresh = [one for one in messages if one["t"] != TURN or one["table"] in waiting]
        if not fresh:
            return
        text = msgspec.json.encode(write(user, fresh, len(waiting)))
        for subscription in await self.subscriptions.of(user.id):
            self._send(Parcel(subscription, text))

    def _send(self, parcel: Parcel) -> None:
        try:
            self._parcels.put_nowait(parcel)
        except asyncio.QueueFull:
            LOG.warning("push-full", user=parcel.to.user_id)

    # --- the way out ---------------------------------------------------------------------------

    async def _carry(self) -> None:
        while True:
            parcel = await self._parcels.get()
            try:
                async with asyncio.timeout(SECONDS):
                    status = await self._deliver(parcel)
                if status in GONE:
                    await self.subscriptions.drop(parcel.to.id)
                elif not 200 <= status < 300:
                    LOG.warning("push-refused", status=status)
            except Exception as error:
                LOG.warning("push-failed", error=type(error).__name__)

    async def _deliver(self, parcel: Parcel) -> int:
        assert self.key is not None
        endpoint = read_endpoint(parcel.to.endpoint, self.settings.push_origins)
        headers = {
            "Authorization": authorization(self.key, parcel.to.endpoint, contact(self.settings)),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": TOPIC,
            "Urgency": "normal",
        }
        body = encrypt(parcel.message, Reader(parcel.to.key, parcel.to.auth))
        address = await self.lookups.address_of(endpoint)
        return await post_bytes(endpoint, address, headers, body)


def waits_for(record: TableRecord, user_id: str) -> bool:
    """Asked, and not by a bot in one's place; as the client counts."""
    chairs = [record.seats[seat] for seat in record.waiting if seat < len(record.seats)]
    mine = any(chair.user_id == user_id and not chair.held for chair in chairs)
    return mine and not is_old(record)


def write(user: UserRecord, messages: list[Message], count: int) -> PushMessage:
    """In the person's language; of several tables the list of own games is shown."""
    texts = texts_for(user)
    if len(messages) > 1:
        body = texts.say("push-many-body", count=count)
        return PushMessage(texts.say("push-many-title"), body, "/games", count)
    (message,) = messages
    kind, game = message["t"], str(message["game"])
    texts.add_game(game)
    words: dict[str, str | int] = {"game": texts.say(f"{game}-title"), "count": count}
    title, body = (texts.say(f"push-{kind}-{part}", **words) for part in ("title", "body"))
    return PushMessage(title, body, f"/table/{message['table']}", count)


def contact(settings: Settings) -> str:
    """Whom a push service may write to about us; some refuse what only this machine knows."""
    address = parseaddr(settings.mail_from)[1]
    if address:
        return f"mailto:{address}"
    return settings.public_url if settings.public_url.startswith("https://") else ""
