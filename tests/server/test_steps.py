"""Steps: what each seat is told of lines and beats, and the sections that changed."""

import json
import random
from typing import Any

import msgspec
import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.replay import new_header
from raumhafen.games import METAS, load_game
from raumhafen.server.services.watchers import Shown, Watcher
from raumhafen.server.store.records import Clocks, Pace, SeatRecord, TableRecord, UserRecord
from raumhafen.server.tables.audience import shared
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.sections import difference
from raumhafen.server.tables.steps import Telling, shown_now
from tests.server.people import Json, merge

SEATS = 3


def record() -> TableRecord:
    """A table of three people, as far as steps need it."""
    seats = [SeatRecord(seat, "person", f"user{seat}") for seat in range(SEATS)]
    return TableRecord(
        id="t", game="space-base", rules=1, options={}, seed="s", owner="user0", invite="",
        private=False, hot_seat=False, bot_pace=True, rated=False, pace=Pace(), state="running",
        version=0, waiting=[], clocks=Clocks(), due=None, driver=None, driver_until=0.0,
        outcome=None, created=0.0, updated=0.0, seats=seats,
    )  # fmt: skip


def new_match(game_id: str, seed: int = 3) -> Match:
    game = load_game(game_id)
    match = Match(game, new_header(game, SEATS, {}, seed), [])
    match.open([])
    return match


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, {}),
        ({"a": 1}, {"a": 2, "c": 3}, {"set": {"a": 2, "c": 3}}),
        ({"a": 1, "b": 2}, {"a": 1}, {"gone": ["b"]}),
        ({"b": [1, 2]}, {"b": [1, 3]}, {"set": {"b": [1, 3]}}),
        (
            {"s": [{"x": 1}, {"x": 2}]},
            {"s": [{"x": 1}, {"x": 3}]},
            {"into": {"s": {"1": {"x": 3}}}},
        ),
        ({"s": [{"x": 1}, None]}, {"s": [None, None]}, {"set": {"s": [None, None]}}),
        ({"s": [{"x": 1}]}, {"s": [{"x": 1}, {}]}, {"set": {"s": [{"x": 1}, {}]}}),
        ({"m": {"x": 1, "y": 2}}, {"m": {"x": 1, "y": 3}}, {"into": {"m": {"y": 3}}}),
        ({"m": {"x": 1}}, {"m": {"y": 1}}, {"set": {"m": {"y": 1}}}),
        ({"m": None}, {"m": {"y": 1}}, {"set": {"m": {"y": 1}}}),
    ],
)
def test_differences_by_sections(before: Json, after: Json, patch: Json) -> None:
    found = plain(difference(before, after))
    assert found == patch
    assert merge(before, found) == after


class Reader:
    """Somebody who looks at one seat and puts the board together."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.shown: Shown = shown_now(match, seat)
        self.board: Json = plain(self.shown.board())

    def hear(self, telling: Telling) -> Json:
        told = telling.for_one(self.seat, 0, self.shown)
        self.shown = told.shown
        step: Json = json.loads(told.message)
        for line in step["lines"]:
            for beat in line["beats"]:
                self.board = merge(self.board, beat["board"])
            self.board = merge(self.board, line["board"])
        self.board = merge(self.board, step["board"])
        return step


def act(match: Match, rng: random.Random) -> Telling:
    match.watch(True)
    seat = rng.choice(match.deciders())
    options = match.session.state.options(seat)
    match.act(seat, [match.game.actions.code(rng.choice(options))])
    return Telling(record(), match, match.take_scenes())


@pytest.mark.slow
@pytest.mark.parametrize("game_id", METAS)
def test_merged_boards_are_the_views_of_the_engine(game_id: str) -> None:
    match, rng = new_match(game_id), random.Random(1)
    readers = [Reader(match, seat) for seat in (SPECTATOR, *range(SEATS))]
    for _ in range(150):
        if match.over:
            break
        telling = act(match, rng)
        for reader in readers:
            reader.hear(telling)
            assert reader.board == plain(match.view(reader.seat)["board"])
    assert "mine" not in readers[0].board


def test_who_was_shown_the_same_gets_the_same_bytes() -> None:
    match = new_match("space-base")
    shown = shown_now(match, 1)
    telling = act(match, random.Random(2))
    assert telling.for_one(1, 0, shown) is telling.for_one(1, 0, shown)
    others = telling.for_one(2, 0, shown_now(match, 2))
    assert telling.for_one(1, 0, shown).message != others.message


def test_who_comes_later_and_sees_the_same_shares_it() -> None:
    match = new_match("space-base")
    first, second = (Watcher(UserRecord("u", "U", None, None, {}, 0.0, 0.0)) for _ in range(2))
    first.looking, first.shown = 1, shown_now(match, 1)
    second.looking, second.shown = 2, shown_now(match, 2)
    known = {first, second}
    assert shared(known, 1, shown_now(match, 1)) is first.shown
    assert shared(known, 2, shown_now(match, 2)) is second.shown
    act(match, random.Random(2))
    now = shown_now(match, 1)
    assert shared(known, 1, now) is now


def test_hidden_answers_change_nothing_for_others() -> None:
    match, rng = new_match("space-base"), random.Random(3)
    while not (match.session.state.secret and len(match.deciders()) == SEATS):
        act(match, rng)
    others = [Reader(match, seat) for seat in (SPECTATOR, 1, 2)]
    match.watch(True)
    match.act(0, ["sum"])
    telling = Telling(record(), match, match.take_scenes())
    for reader in others:
        assert not telling.concerns(reader.seat)
        step = reader.hear(telling)
        assert (step["lines"], step["board"]) == ([], {})


def test_nothing_is_kept_while_nobody_looks() -> None:
    match, rng = new_match("space-base"), random.Random(4)
    act(match, rng)
    match.watch(False)
    seat = match.deciders()[0]
    match.act(seat, [match.game.actions.code(match.session.state.options(seat)[0])])
    assert match.take_scenes() == [] and match.session.state.beats is None
