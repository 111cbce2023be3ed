"""Six people by turns over days: the table waits for who is asked, and for nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from raumhafen.engine.asides import asides
from raumhafen.engine.rng import Rng
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.server.replays.packing import header_of
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import TableRecord
from raumhafen.server.tables.match import Match
from raumhafen.server.wire import PaceBody
from tests.server.inside import PEOPLE, Inside, drained, inside, record_of

GAME = load_game("sternenkinder")
SEATS = 6
STEPS = 140
SILENT = 5  # stays out of votes
OFFERS = ("propose:", "counter:", "accept:", "refuse:")


def idle_talkers(match: Match) -> list[tuple[int, str]]:
    """What seats that are not asked may say out of turn about treaties."""
    state = match.session.state
    found = [
        (seat, GAME.actions.code(action))
        for seat in range(SEATS)
        if seat not in match.deciders()
        for action in asides(GAME, state, seat)
    ]
    return [(seat, code) for seat, code in found if code.startswith(OFFERS)]


def until_talks(record: TableRecord) -> list[Row]:
    """Bots have played until somebody could offer a treaty out of turn."""
    match = Match(GAME, header_of(record, []), [])
    rows = match.open([])
    while not idle_talkers(match):
        rows += match.act(match.deciders()[0], [sensible(match, match.deciders()[0])])
    return rows


def sensible(match: Match, seat: int) -> str:
    state = match.session.state
    return GAME.actions.code(GAME.mind().greedy(state, seat, state.options(seat)))


class Days:
    """Everybody listens for notices of their turns, and somebody acts or talks."""

    def __init__(self, place: Inside, rng: Rng) -> None:
        self.place, self.rng = place, rng
        self.pages = [Watcher(person) for person in PEOPLE[:SEATS]]
        for page in self.pages:
            place.hub.services.notices.add(page)
        self.offers = self.asked_together = 0
        self.round, self.voters = 0, set[int]()

    @property
    def asked(self) -> list[int]:
        asked = self.place.match.session.state.asked
        return [seat for seat, question in enumerate(asked) if question is not None]

    def called(self) -> set[int]:
        """Seats that were told that it is their turn."""
        told = [
            (seat, msgspec.json.decode(t)) for seat, p in enumerate(self.pages) for t in drained(p)
        ]
        assert all(seat == one["seat"] for seat, one in told if one["t"] == "turn")
        return {seat for seat, one in told if one["t"] == "turn"}

    def check(self, before: list[int]) -> None:
        """Who waits is who is asked; all who were not asked before are called, nobody else."""
        assert self.place.table.record.waiting == self.asked
        for seat in range(SEATS):
            assert bool(self.place.codes(seat)) == (seat in self.asked)
        self.voters |= {seat for seat in self.asked if self.question(seat) == "law-side"}
        called = self.called()
        assert set(self.asked) - set(before) <= called <= set(self.asked)

    async def talk(self) -> None:
        """An offer or an answer out of turn: whoever thinks is not interrupted, all others wait."""
        said = idle_talkers(self.place.match)
        if said:
            before, question = self.asked, self.place.match.session.state.asked[self.asked[0]]
            seat, code = said[self.rng.below(len(said))]
            answer = await self.place.ask(seat, t="aside", codes=[code])
            assert answer["t"] == "ack", answer
            now = self.place.match.session.state.asked[before[0]]
            assert self.asked == before and question and now and question.ask is now.ask
            self.check(before)
            self.offers += code.startswith("propose:")

    def question(self, seat: int) -> str:
        question = self.place.match.session.state.asked[seat]
        return "" if question is None else question.ask.name

    async def stay_out(self) -> None:
        """One says for each round anew that it stays out of votes."""
        state = self.place.match.session.state
        assert isinstance(state, SternState)
        if state.round > self.round:
            self.round = state.round
            answer = await self.place.ask(SILENT, t="stand", kind="votes")
            assert answer["t"] == "ack", answer
            self.check(self.asked)

    async def act(self) -> None:
        """Whoever has an offer to answer does not stop who is asked."""
        before = self.asked
        self.asked_together += len(before) > 1
        seat = before[self.rng.below(len(before))]
        await self.place.act(seat, sensible(self.place.match, seat))
        self.check(before)


async def days(folder: Path) -> Days:
    record = record_of("sternenkinder", SEATS, {"politics": True}, PaceBody("days", days=2))
    record.seed = "days"
    async with inside(folder, record, until_talks(record)) as place:
        story = Days(place, Rng("days"))
        for watcher in place.watchers:
            place.table.audience.leave(watcher)  # over days people come only to act
        for _ in range(STEPS):
            await story.stay_out()
            if story.rng.below(3) == 0:
                await story.talk()
            await story.act()
    return story


@pytest.mark.slow
def test_a_table_by_turns_waits_only_for_who_must_answer(tmp_path: Path) -> None:
    story = asyncio.run(days(tmp_path))
    assert story.offers > 3 and story.asked_together > 3
    assert story.voters == set(range(SEATS)) - {SILENT}
