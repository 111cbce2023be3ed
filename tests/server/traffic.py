"""Two worlds that look the same to a seat, and what it hears in each of them."""

from __future__ import annotations

from typing import Any

import msgspec

from raumhafen.engine.events import EVERYBODY
from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import barrier_mark
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games import load_game
from raumhafen.server.replays.packing import header_of
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import TableRecord, UserRecord
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.table_info import table_info
from raumhafen.server.wire import ENCODER
from tests.contract.play import choose_with
from tests.server.inside import PEOPLE, Inside, Now, drained

NOBODY = UserRecord("w", "W", None, None, {}, 0.0, 0.0)
OPTIONS: dict[str, dict[str, str | int | bool]] = {
    "sternenkinder": {"map": "short", "round_limit": 8},
    "space-base": {"variant": "light-speed"},
}
OPEN_GAMES = ("galaxy-trucker", "merchant-of-venus")  # in which nobody answers in secret
SEATS = 3
SEED = 1
MATCHES = 20  # that are tried until somebody answers in secret in one


class World:
    """A table that one of its people and a spectator observe."""

    def __init__(self, place: Inside, seat: int) -> None:
        self.place, self.seat = place, seat
        self.observers = [place.watchers[seat], Watcher(NOBODY)]
        place.look_on(self.observers[1])

    @property
    def match(self) -> Match:
        return self.place.match

    def come_again(self, since: int) -> list[bytes]:
        """What a new socket of the observed seat, and of nobody, is greeted with."""
        found = []
        for user, version in ((PEOPLE[self.seat], since), (NOBODY, 0)):
            watcher = Watcher(user)
            self.place.table.audience.greet(watcher, version)
            found += drained(watcher)
        return found

    async def asked_for(self) -> list[bytes]:
        """What REST says about the table, open and from the list, to the seat and to nobody."""
        me, audience = PEOPLE[self.seat].id, self.place.table.audience
        listed = await self.place.hub.services.tables.listed(None, me, mine=True)
        infos = [audience.info(user) for user in (me, "w", None)]
        infos += [table_info(record, me, set()) for record in listed]
        return [ENCODER.encode(info) for info in infos]

    def views(self) -> list[Any]:
        """So that both worlds are played on in the same way."""
        return [self.match.view(seat) for seat in range(SEATS)]

    def heard(self) -> list[bytes]:
        for watcher in self.place.watchers:
            if watcher not in self.observers:
                drained(watcher)
        return [message for watcher in self.observers for message in drained(watcher)]


def until_secret(record: TableRecord) -> list[Row]:
    """The rows of a match up to the first time at which all answer in secret."""
    for attempt in range(MATCHES):
        if rows := played_until_secret(record, Rng(f"until:{record.seed}:{attempt}")):
            return rows
    raise AssertionError(f"nobody answers in secret in {MATCHES} matches of {record.game}")


def played_until_secret(record: TableRecord, rng: Rng) -> list[Row]:
    """No rows where the match ends before that."""
    game = load_game(record.game)
    match = Match(game, header_of(record, []), [])
    rows = match.open([])
    while not match.session.state.secret:
        seat, action = choose_with(game, match.session.state, rng, 2)
        rows += match.act(seat, [game.actions.code(action)])
        if match.over:
            return []
    return rows


def check_same(noisy: list[bytes], plain: list[bytes]) -> None:
    """Message by message, and what differs in the first that does."""
    for one, other in zip(noisy, plain, strict=False):
        assert one == other, difference(msgspec.json.decode(one), msgspec.json.decode(other))
    assert len(noisy) == len(plain), (noisy, plain)


def difference(one: Any, other: Any, where: str = "") -> list[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [text for key in one for text in difference(one[key], other[key], f"{where}.{key}")]
    return [] if one == other else [f"{where}: {one} != {other}"]


class Story:
    """The same match in both worlds; in the second one the others hesitate in secret."""

    def __init__(self, now: Now, plain: World, noisy: World, seed: int) -> None:
        self.now, self.plain, self.noisy = now, plain, noisy
        self.rng = Rng(f"traffic:{seed}")
        self.hesitated = 0

    async def both(self, seat: int, **message: Any) -> None:
        for one in (self.plain, self.noisy):
            await one.place.say(seat, **message)

    async def go_on(self) -> None:
        game, state = self.plain.match.game, self.plain.match.session.state
        seat, action = choose_with(game, state, self.rng, 2)
        start, code = self.now.at, game.actions.code(action)
        if seat >= state.seats:  # an hourglass
            for one in (self.plain, self.noisy):
                asked_at = one.match.asked_at[seat]
                await one.place.table.answer(seat, asked_at, code, auto=True)
        else:
            if seat != self.plain.seat and state.veils(seat):
                await self.hesitate(seat)
            self.now.at = start + 4.0
            await self.both(seat, t="act", code=code)
        self.now.at = start + 5.0

    async def hesitate(self, seat: int) -> None:
        """Answers, taken back and begun again, which nobody else may notice."""
        match = self.noisy.match
        state = match.session.state
        for _ in range(1 + self.rng.below(3)):
            others = [k for k in state.deciders() if k != seat]
            if state.secret and not others:
                return  # its answer might be the last
            self.now.at += 0.5
            before = match.length
            code = match.game.actions.code(self.rng.pick(match.session.state.options(seat)))
            if is_noticed(match, seat, code, self.plain.seat):
                return
            await self.noisy.place.say(seat, t="act", code=code)
            assert match.length > before
            self.now.at += 0.5
            kept = match.length - before
            await self.noisy.place.say(seat, t="undo" if kept == 1 else "revise")
            self.hesitated += 1

    async def bother(self) -> None:
        """The observed seat asks whatever it may ask."""
        seat, size = self.plain.seat, self.plain.match.game.actions.size
        code = self.plain.match.game.actions.code(self.rng.below(size))
        if self.rng.below(3) == 0:
            await self.both(seat, t="act", codes=[code, code])
        if self.rng.below(4) == 0:
            await self.both(seat, t=("redo", "look", "consent")[self.rng.below(3)], yes=False)
        if self.rng.below(8) == 0:
            await self.both(seat, t=("undo", "reset", "revise")[self.rng.below(3)])

    def check(self) -> None:
        plain, noisy = self.plain.heard(), self.noisy.heard()
        check_same(noisy, plain)
        assert self.noisy.views() == self.plain.views()

    async def check_rest(self) -> None:
        since = self.plain.match.known[self.plain.seat]
        back = max(0, since - self.rng.below(6))
        check_same(self.noisy.come_again(back), self.plain.come_again(back))
        check_same(self.noisy.come_again(0), self.plain.come_again(0))
        check_same(await self.noisy.asked_for(), await self.plain.asked_for())


def is_noticed(match: Match, seat: int, code: str, by: int) -> bool:
    """Whether an answer draws or reveals something, or is seen in any other way."""
    game, state, copy = match.game, match.session.state, match.session.state.clone()
    copy.log = []
    events = apply(copy, seat, game.actions.parse(code))
    while len(copy.options(seat)) == 1:  # what is forced follows at once
        events += apply(copy, seat, copy.options(seat)[0])
    seen = any(event.audience in (EVERYBODY, by) for event in events)
    views = [table_view(game, one, who) for who in (by, SPECTATOR) for one in (state, copy)]
    return (
        seen
        or barrier_mark(copy) != barrier_mark(state)
        or views[:1] + views[2:3] != views[1:2] + views[3:]
    )
