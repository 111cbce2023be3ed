"""Mail: to verified addresses only, gathered, limited, and on a way of its own.

Letters wait in a queue that a few tasks empty. Notices are gathered before; what has not gone out
when a process ends is not sent later.
"""

import asyncio
import time
from email.message import EmailMessage
from urllib.parse import urlsplit

from raumhafen.server.errors import Refusal
from raumhafen.server.logs import LOG
from raumhafen.server.services.gathering import Gathering, Message, Way
from raumhafen.server.services.smtp import deliver
from raumhafen.server.services.tasks import Tasks
from raumhafen.server.settings import Settings
from raumhafen.server.store.mailings import LINKED, NOTICED, Mailings
from raumhafen.server.store.records import UserRecord
from raumhafen.server.store.users import Users
from raumhafen.text import Texts

SECONDS = 10.0  # for one letter
POSTMEN = 2
QUEUE = 500
CONFIRM_GAP = 60.0  # seconds between two letters that one person has sent to new addresses
TO_ONE_ADDRESS = 3  # letters with links to one address in an hour, whoever asks for them
HOUR = 3600.0


class Mail:
    def __init__(self, settings: Settings, users: Users, mailings: Mailings, tasks: Tasks) -> None:
        self.settings = settings
        self.users = users
        self.mailings = mailings
        self.tasks = tasks
        self._letters: asyncio.Queue[EmailMessage] = asyncio.Queue(QUEUE)
        way = Way(NOTICED, settings.mail_seconds, self._reaches, self._tell)
        self._gathering = Gathering(users, mailings, tasks, way)
        self._linked: dict[str, list[float]] = {}  # by address: when links went there

    @property
    def works(self) -> bool:
        return bool(self.settings.smtp)

    def start(self) -> None:
        for _ in range(POSTMEN if self.works else 0):
            self.tasks.spawn(self._carry())

    async def _carry(self) -> None:
        while True:
            letter = await self._letters.get()
            try:
                async with asyncio.timeout(SECONDS):
                    await self._deliver(letter)
            except Exception as error:
                LOG.warning("mail-failed", error=type(error).__name__)

    async def _deliver(self, letter: EmailMessage) -> None:
        host, _, port = self.settings.smtp.partition(":")
        myself = urlsplit(self.settings.public_url).hostname or "localhost"
        await deliver(host, int(port or 25), letter, myself)

    def _write(self, user: UserRecord, address: str, subject: str, body: str) -> None:
        letter = EmailMessage()
        letter["Subject"], letter["From"], letter["To"] = subject, self.settings.mail_from, address
        letter.set_content(body)
        try:
            self._letters.put_nowait(letter)
        except asyncio.QueueFull:
            LOG.warning("mail-full", user=user.id)

    # --- links ---------------------------------------------------------------------------------

    async def link(self, user: UserRecord, address: str, kind: str, token: str) -> None:
        """A letter that proves by its link who reads the mail of an address.

        To an address that is verified it may go at once, to others now and then.
        """
        if not self.works:
            raise Refusal("error-mail-off", status=409)
        now = time.time()
        if self._is_too_much(address, now):
            raise Refusal("error-mail-often", status=429)
        gap = 0.0 if address == user.mail else CONFIRM_GAP
        if not await self.mailings.claim(user.id, LINKED, now, gap):
            raise Refusal("error-mail-often", status=429)
        texts = texts_for(user)
        body = texts.say(f"mail-{kind}-body", name=user.name)
        link = f"{self.settings.public_url}/account#{kind}={token}"
        self._write(user, address, texts.say(f"mail-{kind}-subject"), f"{body}\n\n{link}\n")

    def _is_too_much(self, address: str, now: float) -> bool:
        for one, times in list(self._linked.items()):
            self._linked[one] = [at for at in times if now - at < HOUR]
            if not self._linked[one]:
                del self._linked[one]
        times = self._linked.setdefault(address, [])
        times.append(now)
        return len(times) > TO_ONE_ADDRESS

    # --- notices -------------------------------------------------------------------------------

    def notice(self, user_id: str, message: Message) -> None:
        if self.works:
            self._gathering.notice(user_id, message)

    async def _reaches(self, user: UserRecord) -> bool:
        return user.mail is not None

    async def _tell(self, user: UserRecord, messages: list[Message]) -> None:
        assert user.mail is not None
        texts = texts_for(user)
        kind = messages[0]["t"] if len(messages) == 1 else "many"
        subject = texts.say(f"notice-{kind}-subject", count=len(messages))
        parts = [
            f"{texts.say('notice-' + str(message['t']) + '-body')}\n"
            f"{self.settings.public_url}/table/{message['table']}\n"
            for message in messages
        ]
        self._write(user, user.mail, subject, "\n".join(parts))


def texts_for(user: UserRecord) -> Texts:
    return Texts("de" if user.settings.get("lang") == "de" else "en", parts=("server",))
