"""People who play Merchant of Venus by clicking."""

from __future__ import annotations

from collections import Counter

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import Visitor, expect
from tests.browser.clicking import (
    IN_SIGHT,
    MOST_SECONDS,
    make_table_of,
    play_with,
    question,
    start_table,
)

GAME = "merchant-of-venus"
SHORT: dict[str, str | int] = {"rounds": 15, "home_systems": "beginner"}
SEEDS = 400
# Where an answer lies on the board; everything else is in the list.
ON_MAP = ("head", "go")
IN_MARKET = ("buy", "sell", "equip", "load", "set-down", "deed")
PANELS = ("place", "prices", "tasks", "cards")


def make_table(host: Visitor, kinds: list[str], options: dict[str, str | int]) -> str:
    return make_table_of(GAME, host, kinds, options)


def wait_question(person: Visitor, kind: str) -> None:
    person.page.wait_for_selector(f'[data-question="{kind}"]')


def sit_down(person: Visitor) -> None:
    """Against a bot, up to the first departure."""
    start_table([person], make_table(person, ["me", "bot:random"], SHORT))
    for _ in range(20):
        person.wait_asked()
        if question(person) == "depart":
            return
        person.answer(person.status()["codes"][0])
    raise AssertionError("no departure")


def is_in_sight(person: Visitor, space: str) -> bool:
    """With the ship in the middle of the map, and no panel or label in front of the space."""
    if person.phone and person.page.locator("[data-route] .close").count():
        person.press("[data-route] .close")
    person.press("[data-zoom=flag]")
    person.page.wait_for_timeout(250)
    return bool(person.page.locator(f'[data-space="{space}"] .hit').evaluate(IN_SIGHT))


def tap_space(person: Visitor, space: str) -> None:
    """A finger taps first to see, then to fly."""
    person.press(f'[data-space="{space}"] .hit')
    if person.phone:
        expect(person.page.locator(f'[data-route="{space}"]')).to_be_visible()
        person.press(f'[data-go="{space}"]')


def space_of(code: str) -> str:
    return code.partition(":")[2].rpartition("-")[2]


def answer(person: Visitor, code: str) -> str:
    """On the map, in the market, or through the list; says where."""
    kind = code.partition(":")[0]
    before = int(person.status()["version"])
    on_map = kind in ON_MAP and question(person) != "exit"
    if on_map and is_in_sight(person, space_of(code)):
        tap_space(person, space_of(code))
        pick = person.page.locator(f'dialog [data-option="{code}"]')
        if pick.count():
            person.press(f'dialog [data-option="{code}"]')
        person.settle(before)
        return "map"
    if kind in IN_MARKET and question(person) == "business":
        person.answer_on_board(f'[data-choice="{code}"]')
        return "market"
    person.answer(code)
    return "list"


def choose(codes: list[str], turn: int) -> str:
    """Sells what it can, buys goods, loads passengers, and flies about."""
    for kind in ("sell:", "set-down:", "complete:", "load:", "buy:g", "keep", "lower", "land"):
        found = [code for code in codes if code.startswith(kind)]
        if found:
            return found[0]
    ways = [code for code in codes if code.startswith(("head:", "go:"))]
    if ways:
        return ways[turn % len(ways)]
    return codes[0] if codes[0] != "stay" else codes[-1]


def play(people: list[Visitor], most: int = MOST_SECONDS) -> tuple[Counter[str], Counter[str]]:
    """Until the end; gives the kinds of answers that were given, and where they were given."""
    return play_with(choose, answer, people, most)


def at_question(kind: str, seats: int = 2) -> Session:
    """Seat 0 is asked this, in a game that bots with whims have played so far."""
    game = load_game(GAME)
    for seed in range(SEEDS):
        session = Session.new(game, seats, {}, seed)
        rng = Rng(f"whims {seed}")
        session.settle()
        while not session.state.over:
            seat = session.state.deciders()[0]
            question = session.state.asked[seat]
            assert question is not None
            if seat == 0 and question.ask.name == kind:
                return session
            options = session.state.options(seat)
            whim = rng.below(4) == 0
            action = rng.pick(options) if whim else game.mind().greedy(session.state, seat, options)
            session.act(seat, game.actions.code(action))
            session.settle()
    raise AssertionError(f"nobody is asked {kind}")
