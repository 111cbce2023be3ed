"""One letter to a mail server, without a thread: one that hangs holds up nothing but itself."""

import asyncio
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr


class Unwanted(Exception):
    """The mail server has refused; its words may hold addresses and are not kept."""


async def deliver(host: str, port: int, letter: EmailMessage, myself: str) -> None:
    """Hands a letter to a mail server; the caller limits the time."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        await expect(reader, "2")
        sender, recipient = parseaddr(letter["From"])[1], parseaddr(letter["To"])[1]
        for line in (f"EHLO {myself}", f"MAIL FROM:<{sender}>", f"RCPT TO:<{recipient}>"):
            await say(reader, writer, line, "2")
        await say(reader, writer, "DATA", "3")
        await say(reader, writer, body_of(letter), "2")
        await say(reader, writer, "QUIT", "2")
    finally:
        writer.close()


async def say(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, text: str, kind: str
) -> None:
    writer.write(text.encode() + b"\r\n")
    await writer.drain()
    await expect(reader, kind)


async def expect(reader: asyncio.StreamReader, kind: str) -> None:
    """An answer of one or several lines whose number begins with `kind`."""
    while True:
        line = (await reader.readline()).decode(errors="replace")
        if not line.startswith(kind):
            raise Unwanted(line[:3])
        if line[3:4] != "-":
            return


def body_of(letter: EmailMessage) -> str:
    """The lines of a letter, of which none ends it early."""
    lines = letter.as_bytes(policy=SMTP).decode("ascii", "replace").split("\r\n")
    return "\r\n".join("." + line if line.startswith(".") else line for line in lines) + "\r\n."
