"""Whole matches with random answers, with all laws checked after every action."""

import itertools
import json

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest, save
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.meta import META
from raumhafen.games.merchant_of_venus.state import VenusState
from tests.games.merchant_of_venus.riches import enrich

# every combination of options
SETTINGS = list(itertools.product(*[option.values for option in META.options]))


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
