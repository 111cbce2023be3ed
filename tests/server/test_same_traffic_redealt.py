"""The contract of `test_same_traffic` for what lies hidden: in the second world everything that the
observed seat cannot know is dealt anew before every action, and it is sent the same, byte by byte.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from raumhafen.engine.events import EVERYBODY, Event
from raumhafen.engine.game import SPECTATOR, Game
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import barrier_mark
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS
from raumhafen.server.wire import PaceBody
from tests.contract.play import choose_with
from tests.server.inside import Now, inside, record_of
from tests.server.test_same_traffic import (
    OPTIONS,
    SEATS,
    SEED,
    Story,
    World,
    is_noticed,
)

SAME, SECRET, SHOWN = "same", "secret", "shown"


def settled(game: Game, state: State, seat: int, code: str) -> tuple[State, list[Event], bool]:
    """A copy after an answer and all that follows by itself, its events, and whether it drew."""
    copy = state.clone()
    copy.log = []
    events = apply(copy, seat, game.actions.parse(code))
    while forced := [k for k in copy.deciders() if len(copy.options(k)) == 1]:
        events += apply(copy, forced[0], copy.options(forced[0])[0])
    return copy, events, barrier_mark(copy) != barrier_mark(state)


class Redealt(Story):
    """`noisy` is the world that is dealt anew."""

    def __init__(self, now: Now, plain: World, noisy: World, seed: int) -> None:
        super().__init__(now, plain, noisy, seed)
        self.kinds: Counter[str] = Counter()
        self.differed = 0  # worlds in which somebody else has something else

    def deal(self) -> None:
        match, other, seat = self.plain.match, self.noisy.match, self.plain.seat
        state = match.game.determinize(match.session.state, seat, self.rng)
        state.log = []
        self.put(state)
        views = [[one.view(k) for k in range(SEATS) if k != seat] for one in (match, other)]
        self.differed += views[0] != views[1]

    def put(self, state: State) -> None:
        match = self.noisy.match
        match.session.state = state
        match._questions = state.asked[:]

    async def go_on(self) -> None:
        game, state = self.plain.match.game, self.plain.match.session.state
        seat, action = choose_with(game, state, self.rng, 2)
        code = game.actions.code(action)
        kind, other = self.judge(seat, code)
        self.kinds[kind] += 1
        if kind == SHOWN:  # both see what lies there
            copy = state.clone()
            copy.log = []
            self.put(copy)
        self.now.at += 5.0
        for world, chosen in ((self.plain, code), (self.noisy, other)):
            if seat >= state.seats:  # an hourglass
                asked_at = world.match.asked_at[seat]
                await world.place.table.answer(seat, asked_at, chosen, auto=True)
            else:
                await world.place.say(seat, t="act", code=chosen)

    def judge(self, seat: int, code: str) -> tuple[str, str]:
        """What the observer may notice of an answer, and the answer in the other world."""
        here, there = self.plain.match.session.state, self.noisy.match.session.state
        game = self.plain.match.game
        legal = [game.actions.code(option) for option in there.options(seat)]
        if code in legal and self.looks_the_same(game, here, there, seat, code):
            return SAME, code
        hidden = seat != self.plain.seat and here.veils(seat) and there.veils(seat) and legal
        last = here.secret and here.deciders() == [seat]
        if hidden and not last:
            other = legal[self.rng.below(len(legal))]
            worlds = ((self.plain.match, code), (self.noisy.match, other))
            if not any(is_noticed(one, seat, said, self.plain.seat) for one, said in worlds):
                return SECRET, other
        return SHOWN, code

    def looks_the_same(self, game: Game, here: State, there: State, seat: int, code: str) -> bool:
        found: list[Any] = []
        for state in (here, there):
            after, events, drew = settled(game, state, seat, code)
            views = [table_view(game, after, who) for who in (self.plain.seat, SPECTATOR)]
            seen = [e for e in events if e.audience in (EVERYBODY, self.plain.seat)]
            said = [(e.key, e.args, e.audience) for e in seen]
            found.append((drew, views, said))
        return not found[0][0] and bool(found[0] == found[1])

    async def bother(self) -> None:
        """Whatever the seat may ask that changes nothing: refusals, and everything anew."""
        seat, match = self.plain.seat, self.plain.match
        code = match.game.actions.code(self.rng.below(match.game.actions.size))
        if code not in self.plain.place.codes(seat):
            await self.both(seat, t="act", code=code)
            await self.both(seat, t="act", codes=[code, code])
        await self.both(seat, t="look")

    def check(self) -> None:
        seat = self.plain.seat
        plain, noisy = self.plain.heard(), self.noisy.heard()
        for one, other in zip(plain, noisy, strict=False):
            assert one == other
        assert len(plain) == len(noisy)
        assert self.noisy.match.view(seat) == self.plain.match.view(seat)


async def redealt_traffic(
    now: Now, folder: Path, game_id: str, seed: int, actions: int, seat: int
) -> Redealt:
    record = record_of(game_id, SEATS, OPTIONS.get(game_id), PaceBody("live", seconds=60_000))
    record.seed = f"traffic-{seed}"
    async with (
        inside(folder / "plain", record) as one,
        inside(folder / "redealt", record) as other,
    ):
        story = Redealt(now, World(one, seat), World(other, seat), seed)
        story.check()
        for at in range(actions):
            story.deal()
            if at % 5 == 0:
                await story.check_rest()
                await story.bother()
                story.check()
            await story.go_on()
            if story.plain.match.over:
                break  # from now on everything is open
            story.check()
        return story


@pytest.mark.slow
@pytest.mark.parametrize("game_id", METAS)
def test_what_lies_hidden_sounds_the_same(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = asyncio.run(redealt_traffic(Now(monkeypatch), tmp_path, game_id, SEED, 60, 0))
    assert story.kinds[SAME] + story.kinds[SECRET] > 10, story.kinds
    assert story.differed or game_id != "space-base"  # where hands differ from the start


@pytest.mark.soak
@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", METAS)
def test_in_whole_games_what_lies_hidden_sounds_the_same(
    game_id: str, seed: int, seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(redealt_traffic(Now(monkeypatch), tmp_path, game_id, seed, 1000, seat))
