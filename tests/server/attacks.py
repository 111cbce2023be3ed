"""Attacks at a table: a cheat with two browsers, a phone in a tunnel, somebody who clicks twice.

Each begins with an open question and ends with exactly one more answer in the log.
"""

from __future__ import annotations

import random
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.people import Chair, Json, Person, catch_up
from tests.server.servers import Server

OPTIONS: dict[str, dict[str, str | int | bool]] = {
    "sternenkinder": {"map": "short", "round_limit": 8, "politics": True},
    "galaxy-trucker": {"building": "turns"},
}
STALE, NOT_YOURS, FINISHED = "error-stale", "error-not-your-seat", "error-table-finished"
TOO_LATE = {STALE, FINISHED}


class Bout:
    """Two people at a table, each with two windows."""

    def __init__(self, server: Server, people: list[Person], rng: random.Random) -> None:
        self.server = server
        self.people = people
        self.rng = rng
        self.table = ""
        self.windows: list[list[Chair]] = []
        self.sent: list[tuple[int, Json]] = []  # what was acknowledged, and by whom
        self.met: set[str] = set()  # attacks whose moment has come

    async def begin(self, game: str) -> None:
        for number, person in enumerate(self.people):
            await person.guest(f"Cheat {number}")
        body = {
            "game": game, "seats": 2, "kinds": ["me", "open"], "options": OPTIONS.get(game, {}),
            "bot_pace": False,
        }  # fmt: skip
        self.table = (await self.people[0].post("/api/tables", body))["id"]
        await self.people[1].post(f"/api/tables/{self.table}/join")
        await self.people[0].post(f"/api/tables/{self.table}/start")
        for person in self.people:
            self.windows.append([await self.window(person) for _ in range(2)])

    async def window(self, person: Person, since: int = 0) -> Chair:
        chair = await person.sit(self.table, since)
        await chair.until_kind("state")
        return chair

    async def hear(self) -> None:
        for pair in self.windows:
            await catch_up(*pair)

    def asked(self) -> list[int]:
        return [who for who, pair in enumerate(self.windows) if pair[0].options]

    def answers(self, who: int) -> int:
        """Own answers in the log, those that were taken back included."""
        rows = [row.line for row, _ in self.server.moves(self.table)]
        own = [line for line in rows if line.get("seat") == who]
        return sum("auto" not in line and "aside" not in line for line in own)

    def message(self, who: int, code: str) -> Json:
        version = self.windows[who][0].version
        return {"t": "act", "id": uuid.uuid4().hex, "v": version, "seat": who, "code": code}

    def fresh(self, message: Json, **other: Any) -> Json:
        return {**message, "id": uuid.uuid4().hex, **other}

    async def give(self, who: int, message: Json) -> None:
        answer = await self.windows[who][0].ask(**message)
        assert answer["t"] == "ack", answer
        self.sent.append((who, message))

    async def check_windows(self) -> None:
        """Long-open windows show what new ones show."""
        await self.hear()
        for person, pair in zip(self.people, self.windows, strict=True):
            new = await self.window(person)
            for old in pair:
                assert (old.version, old.view) == (new.version, new.view)
            await new.close()
            person.chairs.remove(new)


def refusal(answer: Json) -> str:
    assert answer["t"] == "refused", answer
    return str(answer["error"]["key"])


async def both_answers(chair: Chair, *ids: str) -> list[str]:
    """The fates of two messages: how many were acknowledged, and why others were not."""
    found: dict[str, Json] = {}
    while len(found) < len(ids):
        answer = await chair.until(lambda m: m["t"] in ("ack", "refused") and m.get("id") in ids)
        found[answer["id"]] = answer
    return ["ack" if found[one]["t"] == "ack" else refusal(found[one]) for one in ids]


# --- somebody who clicks twice -------------------------------------------------------------------


async def double_click(bout: Bout, who: int, code: str) -> None:
    chair, first = bout.windows[who][0], bout.message(who, code)
    second = bout.fresh(first)
    for message in (first, second):
        await chair.send(**message)
    fates = await both_answers(chair, first["id"], second["id"])
    assert fates[0] == "ack" and fates[1] in TOO_LATE, (fates, second)
    bout.sent.append((who, first))


async def undo_clicked_twice(bout: Bout, who: int, code: str) -> None:
    """One click takes back one answer; and what was taken back stays so, whatever comes late."""
    chair, taken = bout.windows[who][0], bout.message(who, code)
    await bout.give(who, taken)
    await bout.hear()
    if chair.undo["free"] is None:
        return
    bout.met.add("taken back")
    first: Json = {"t": "undo", "id": uuid.uuid4().hex, "v": chair.version, "seat": who}
    second = bout.fresh(first)
    for message in (first, second):
        await chair.send(**message)
    fates = await both_answers(chair, first["id"], second["id"])
    assert fates[0] == "ack" and fates[1] in TOO_LATE, (fates, second)
    before = bout.answers(who)
    assert (await chair.ask(**taken))["t"] == "ack"  # it was done, once
    assert refusal(await chair.ask(**bout.fresh(taken))) == STALE
    assert bout.answers(who) == before
    await bout.hear()
    if code in chair.options:
        await bout.give(who, bout.message(who, code))


async def redo_clicked_twice(bout: Bout, who: int, code: str) -> None:
    chair = bout.windows[who][0]
    await bout.give(who, bout.message(who, code))
    await bout.hear()
    if chair.undo["free"] is None:
        return
    assert (await chair.ask(t="undo", v=chair.version, seat=who))["t"] == "ack"
    await bout.hear()
    if not chair.undo["redo"]:
        return
    bout.met.add("repeated")
    first: Json = {"t": "redo", "id": uuid.uuid4().hex, "v": chair.version, "seat": who}
    second = bout.fresh(first)
    for message in (first, second):
        await chair.send(**message)
    fates = await both_answers(chair, first["id"], second["id"])
    assert fates[0] == "ack" and fates[1] in TOO_LATE, (fates, second)


async def aside_clicked_twice(bout: Bout, who: int, code: str) -> None:
    chair = bout.windows[who][0]
    asides = chair.view.get("asides", [])
    if asides:
        idea = {"t": "aside", "v": chair.version, "seat": who, "codes": [bout.rng.choice(asides)]}
        first, second = bout.fresh(idea), bout.fresh(idea)
        for message in (first, second):
            await chair.send(**message)
        fates = await both_answers(chair, first["id"], second["id"])
        if fates[0] == "ack":
            bout.met.add("aside")
            assert fates[1] == STALE
        await bout.hear()
    if code in chair.options:
        await bout.give(who, bout.message(who, code))


# --- a cheat with two browsers -------------------------------------------------------------------


async def two_windows(bout: Bout, who: int, code: str) -> None:
    """The same person in two windows, at the same moment, perhaps with different answers."""
    pair, first = bout.windows[who], bout.message(who, code)
    second = bout.fresh(first, code=bout.rng.choice(pair[0].options))
    await pair[0].send(**first)
    await pair[1].send(**second)
    fates = await both_answers(pair[0], first["id"]) + await both_answers(pair[1], second["id"])
    assert fates.count("ack") == 1 and {*fates} & TOO_LATE, fates


async def stolen_message(bout: Bout, who: int, code: str) -> None:
    """Another person sends the very same bytes, before and after; and spoils no name."""
    thief, message = bout.windows[1 - who][0], bout.message(who, code)
    before = bout.answers(who)
    assert refusal(await thief.ask(**message)) == NOT_YOURS
    assert bout.answers(who) == before
    await bout.give(who, message)
    assert refusal(await thief.ask(**message)) in (NOT_YOURS, FINISHED)


async def forged_seats(bout: Bout, who: int, code: str) -> None:
    chair, message = bout.windows[who][0], bout.message(who, code)
    before = [bout.answers(0), bout.answers(1)]
    for seat in (1 - who, 2, 15):
        assert refusal(await chair.ask(**bout.fresh(message, seat=seat))) == NOT_YOURS
        for kind in ("undo", "revise", "reset", "redo"):
            assert refusal(await chair.ask(t=kind, seat=seat, v=chair.version)) == NOT_YOURS
    for nonsense in (-1, 99, 2**40, "0", None):
        await chair.send(**bout.fresh(message, seat=nonsense))
        assert (await chair.until_kind("refused"))["error"]["key"] == "error-bad-message"
    await chair.send(t="look", seat=1 - who)
    assert refusal(await chair.until_kind("refused")) == NOT_YOURS
    assert [bout.answers(0), bout.answers(1)] == before
    await bout.give(who, message)


async def old_messages(bout: Bout, who: int, code: str) -> None:
    """Everything that was ever said, said again: by its author it is known, by another refused,
    and under a new name too late.
    """
    before = [bout.answers(0), bout.answers(1)]
    for author, message in bout.rng.sample(bout.sent, min(3, len(bout.sent))):
        own, other = bout.windows[author][1], bout.windows[1 - author][1]
        assert (await own.ask(**message))["t"] == "ack"
        assert refusal(await other.ask(**message)) == NOT_YOURS
        assert refusal(await own.ask(**bout.fresh(message))) == STALE
    assert [bout.answers(0), bout.answers(1)] == before
    await bout.give(who, bout.message(who, code))


async def seat_of_another(bout: Bout, who: int, code: str) -> None:
    """A second person on a taken seat, and the same person on a second one."""
    cheat = bout.people[1 - who]
    await cheat.post(f"/api/tables/{bout.table}/join", {"seat": who})  # one has a seat already
    found = await cheat.get(f"/api/tables/{bout.table}")
    assert found["mine"] == [1 - who]
    assert refusal(await bout.windows[1 - who][0].ask(**bout.message(who, code))) == NOT_YOURS
    await bout.give(who, bout.message(who, code))


# --- a phone in a tunnel -------------------------------------------------------------------------


async def lost_in_the_middle(bout: Bout, who: int, code: str) -> None:
    """The line breaks after the answer was sent; it is sent twice more when the line is back."""
    chair, message, person = bout.windows[who][0], bout.message(who, code), bout.people[who]
    await chair.send(**message)
    chair.socket.transport.abort()
    person.chairs.remove(chair)
    back = bout.windows[who][0] = await bout.window(person, since=chair.version)
    for _ in range(2):
        assert (await back.ask(**message))["t"] == "ack"
    bout.sent.append((who, message))


async def away_for_long(bout: Bout, who: int, code: str) -> None:
    """Others go on meanwhile; whoever comes back is told what was missed, and only that."""
    person, twin = bout.people[who], bout.windows[who][1]
    gone = bout.windows[who][0]
    await catch_up(gone, twin)
    await gone.close()
    person.chairs.remove(gone)
    answer = await twin.act(code)
    assert answer["t"] == "ack", answer
    other = bout.windows[1 - who][0]
    for _ in range(3):
        await catch_up(other)
        if other.options:
            await other.act(other.options[0])
    await catch_up(twin)
    back = bout.windows[who][0] = await bout.window(person, since=gone.version)
    await catch_up(back)
    whole = gone.log + back.log
    if not back.over:  # at the end all that was hidden is told
        assert whole == twin.log[-len(whole) :], (gone.version, back.log, twin.log[-9:])
    assert (back.version, back.view) == (twin.version, twin.view)


Attack = Callable[[Bout, int, str], Awaitable[None]]
ATTACKS: list[Attack] = [
    double_click, undo_clicked_twice, redo_clicked_twice, aside_clicked_twice, two_windows,
    stolen_message, forged_seats, old_messages, seat_of_another, lost_in_the_middle, away_for_long,
]  # fmt: skip
MORE = (undo_clicked_twice, redo_clicked_twice, away_for_long)  # more than one answer


async def attacked(bout: Bout, rounds: int) -> None:
    """An attack for every question, one kind after the other."""
    for number in range(rounds):
        await bout.hear()
        if bout.windows[0][0].over:
            return
        who = bout.rng.choice(bout.asked())
        attack = ATTACKS[number % len(ATTACKS)]
        code, before = bout.rng.choice(bout.windows[who][0].options), bout.answers(who)
        await attack(bout, who, code)
        done = bout.answers(who) - before
        assert done == 1 or (attack in MORE and done > 0) or attack is aside_clicked_twice, attack
        if number % 5 == 4:
            await bout.check_windows()
