"""Random matches over all seat counts and options: laws, copies, views, saving."""

import itertools
import json

import pytest

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest, save
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.meta import META
from raumhafen.games.merchant_of_venus.state import VenusState
from tests.games.merchant_of_venus.riches import enrich

SETTINGS = list(itertools.product(*[option.values for option in META.options]))
QUICK = 200
RICH = 120


def options(seed: int) -> dict[str, OptionValue]:
    values = SETTINGS[seed % len(SETTINGS)]
    return {option.name: value for option, value in zip(META.options, values, strict=True)}


def begin(seed: int) -> VenusState:
    s = GAME.new_state(1 + seed // len(SETTINGS) % 4, options(seed), seed)
    assert isinstance(s, VenusState)
    return s


def play(s: VenusState, rng: Rng, rich: bool = False, deep: int = 0) -> tuple[set[str], set[str]]:
    """To the end, with all laws after every action. Gives the questions and verbs that occurred."""
    asks: set[str] = set()
    verbs: set[str] = set()
    for count in itertools.count():
        if s.over:
            return asks, verbs
        seat = s.deciders()[0]
        question = s.asked[seat]
        assert question is not None
        if rich and question.ask.name == "depart":
            enrich(s, rng)
            rich = False
        found = s.options(seat)
        assert found and len(set(found)) == len(found), question.ask.name
        action = rng.pick(found)
        asks.add(question.ask.name)
        verbs.add(GAME.actions.action(action).kind)
        if deep and count % deep == 0:
            look_closely(s, seat, action)
        apply(s, seat, action)
        assert GAME.broken_laws(s) == [], (question.ask.name, GAME.actions.code(action))
    raise AssertionError


def look_closely(s: VenusState, seat: int, action: int) -> None:
    """Copies, saves and re-dealt positions are what they should be."""
    before = digest(s)
    for watcher in range(-1, s.seats):
        redealt = GAME.determinize(s, watcher, Rng(s.actions))
        assert GAME.view(redealt, watcher) == GAME.view(s, watcher)
        assert [redealt.options(k) for k in range(s.seats)] == [
            s.options(k) for k in range(s.seats)
        ]
        assert GAME.broken_laws(redealt) == []
    loaded = GAME.load(json.loads(json.dumps(save(s))))
    copy = s.clone()
    apply(copy, seat, action)
    apply(loaded, seat, action)
    assert digest(s) == before and digest(copy) == digest(loaded)


@pytest.mark.slow
def test_random_matches() -> None:
    """MV18.1, MV18.2, MV18.3, MV18.4, MV18.5, MV18.6, MV18.7, MV18.8 After every action."""
    for seed in range(QUICK):
        s = begin(seed)
        play(s, Rng(f"play:{seed}"))
        assert s.round == s.rounds and s.turns == s.rounds * s.seats
        assert GAME.outcome(s).winners or s.seats == 1


@pytest.mark.slow
def test_rich_matches_reach_every_question_and_verb() -> None:
    """MV16 With money, cards and technologies everything in the game happens."""
    asks: set[str] = set()
    verbs: set[str] = set()
    for seed in range(RICH):
        found = play(begin(2 * seed), Rng(f"rich:{seed}"), rich=True)  # with cards, for pirates
        asks |= found[0]
        verbs |= found[1]
    assert asks == {ask.name for ask in GAME.asks}
    assert verbs == {kind.name for kind in GAME.actions.kinds}


def test_a_few_random_matches() -> None:
    """MV18.1 The same for every check: all seat counts, plain and rich."""
    for seed in range(0, 4 * len(SETTINGS), 9):
        play(begin(seed), Rng(f"few:{seed}"), rich=seed % 2 == 1)


def test_copies_saves_and_redealt_positions() -> None:
    """MV17.1, MV17.2 view(determinize(s, p), p) == view(s, p), with the same options."""
    for seed in range(8):
        play(begin(7 * seed), Rng(f"deep:{seed}"), rich=True, deep=11)


def test_values_are_shares() -> None:
    """MV14.5 A position is worth something between 0 and 1."""
    s = begin(40)
    play(s, Rng("value"))
    assert all(0 <= GAME.mind().value(s, seat) <= 1 for seat in range(s.seats))
