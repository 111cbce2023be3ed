"""Positions of Sternenkinder in which four players have something to settle.

Nobody here thinks: each seat does what it likes best and passes otherwise, so that hundreds of
rounds take a second, and no bot that learns something new changes what tests find.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.rules.politics.council import can_meet
from raumhafen.games.sternenkinder.rules.strategy.common_wars import WAR_SHARE
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, SternState
from raumhafen.games.sternenkinder.views.agency import agency
from tests.browser.empires import GAME, distance

SEEDS = 250
MOST = 700
LAST_ROUND = 9
WAITS = ("pass", "end", "no", "amount:0")
Likings = tuple[tuple[str, ...], ...]
Fits = Callable[[SternState, list[str]], bool]

# The first keeps watch at home, the second comes with an agent, the others come to be known.
COMING = ("research:small_craft", "buy:research")
WATCH = ("yes", "crew:1:police", "research:jurisprudence", *COMING)
AGENT = ("crew:1:agent", "research:simple_sensors", "research:strategic_infiltration", *COMING)
# The first has advisors, all want cards of the black market.
EXPERTS = (
    "research:political_philosophy", "research:expert_council", "skill:", "advisor:", "seek",
    "amount:3", *COMING,
)  # fmt: skip
VOICE = (
    "skill:voice_okima:second_a", "skill:voice_okima:first_a", "advisor:voice_okima",
    "research:political_philosophy", "research:expert_council", "seek", *COMING,
)  # fmt: skip
# The first has an ally and is at war with somebody; the second helps, or is the foe.
LEADER = ("treaty:alliance:1", "war:2", "yes", *COMING)
ALLY = ("treaty:alliance:0", "yes", *COMING)
FOE = ("war:0", *COMING)
DEALER = ("amount:1", "auction:", "yes", *COMING)


def liked(s: SternState, seat: int, codes: list[str], likings: tuple[str, ...], rng: Rng) -> str:
    """What it likes best, the way to the first player's home, or nothing."""
    steps = [code for code in codes if code.startswith("at:")]
    if steps and not (has_come(s, seat) and "end" in codes):
        ways = {code: CELL_IDS.index(code.removeprefix("at:")) for code in steps}
        return min(steps, key=lambda code: distance(ways[code], s.home[0]))
    ships = () if has_come(s, seat) else ("fly:",)
    for liking in (*likings, *ships):
        found = [code for code in codes if code.startswith(liking)]
        if found:
            return found[rng.below(len(found))]
    growth = [code for code in codes if code.startswith(("grow:", "build:"))]
    if growth and rng.below(2):
        return growth[rng.below(len(growth))]
    return next((code for code in WAITS if code in codes), codes[0])


def has_come(s: SternState, seat: int) -> bool:
    """A civil ship of the seat is at the home of the first player."""
    return s.home[0] in s.civil_at[CIVIL_UNITS * seat : CIVIL_UNITS * (seat + 1)]


def driven(fits: Fits, likings: Likings, start: int = 0) -> Session:
    """The first seat is asked something in a fitting position; later seeds where rules change."""
    game = load_game(GAME)
    options = {"politics": True, "planetary_events": False}
    for seed in range(start, SEEDS):
        session, rng = Session.new(game, len(likings), options, seed), Rng(f"summit {seed}")
        session.settle()
        for _ in range(MOST):
            s = session.state
            assert isinstance(s, SternState)
            if s.over or s.round > LAST_ROUND:
                break
            seat = s.deciders()[0]
            codes = [game.actions.code(action) for action in s.options(seat)]
            if seat == 0 and fits(s, codes):
                return session
            session.act(seat, liked(s, seat, codes, likings[seat], rng))
            session.settle()
    raise AssertionError("there is no such position")


def is_summit(s: SternState, codes: list[str]) -> bool:
    """The council can meet, and an agent of the second is where the first has police."""
    if not (s.met[0] >> 1 & 1 and can_meet(s) and "council" in codes):
        return False
    crews = agency(s)["crews"]
    near = has_come(s, 0) and has_come(s, 1)
    return near and "police" in crews[0][0] and "agent" in crews[1][0]


def is_court(s: SternState, codes: list[str]) -> bool:
    """The first has an advisor, another one could be had; cards lie in the display and in hands."""
    offers = any(code.startswith("advisor:") for code in codes) and "seek" in codes
    return offers and 0 in s.advisor_of and s.market_hand[0] > 0 and len(s.market_row) > 1


@cache
def summit() -> Session:
    return driven(is_summit, (WATCH, AGENT, COMING, COMING), start=0)


@cache
def court() -> Session:
    return driven(is_court, (EXPERTS, DEALER, DEALER))


@cache
def voice() -> Session:
    """The first has the veto, and is on turn."""
    return driven(lambda s, codes: "watch:war" in codes, (VOICE, COMING, COMING))


@cache
def war() -> Session:
    """The second has declared war on the first, who is on turn and could ask for peace."""
    return driven(lambda s, codes: "armistice:1" in codes, (COMING, FOE))


@cache
def common_war() -> Session:
    """The first and the second are to share the upkeep of their war with the third."""
    return driven(is_shared, (LEADER, ALLY, COMING))


def is_shared(s: SternState, codes: list[str]) -> bool:
    asked = s.asked[0]
    return asked is not None and asked.ask is WAR_SHARE
