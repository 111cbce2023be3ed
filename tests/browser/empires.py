"""People who play Sternenkinder by clicking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.engine.state import State
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import Q, R
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, SternState
from tests.browser.browsers import Visitor
from tests.browser.clicking import (
    IN_SIGHT,
    MOST_SECONDS,
    make_table_of,
    play_with,
)

GAME = "sternenkinder"
Options = dict[str, str | int | bool]
Fits = Callable[[State], bool]
SHORT: Options = {"map": "short", "round_limit": 8, "target": 3}
SEEDS = 120
TAPS = 3
MOST_ANSWERS = 1500
SHEETS = ("empire", "research", "politics", "affairs")
# What a person does first if it can; otherwise something by turns.
PLANS = ("at:", "grow:", "build:", "buy:colony", "research:", "fly:", "move:", "yes", "target:")
BOLD = ("at:", "move:", "fly:", "buy:fleet", "buy:colony", "buy:infantry", "load:", "order:")
# Answers that a tap on the map gives at once.
TAPPED = ("at", "fly", "move", "study")


def make_table(host: Visitor, kinds: list[str], options: Options) -> str:
    return make_table_of(GAME, host, kinds, options)


def show(person: Visitor, tab: str) -> None:
    """What others do moves the bar under the finger; whoever misses it taps again."""
    pressed = person.page.locator(f'button[data-tab="{tab}"][aria-pressed="true"]')
    for _ in range(TAPS):
        if pressed.count():
            return
        person.press(f'button[data-tab="{tab}"]')
    expect(pressed).to_be_attached()


# --- answering -----------------------------------------------------------------------------------


def on_map(person: Visitor, code: str) -> bool:
    """Whether the answer is a lit system that nothing lies upon."""
    if code.partition(":")[0] not in TAPPED:
        return False
    lit = person.page.locator(f'[data-cell][data-codes~="{code}"] .hit')
    return lit.count() == 1 and bool(lit.evaluate(IN_SIGHT))


def tap(person: Visitor, code: str) -> None:
    person.press(f'[data-cell][data-codes~="{code}"] .hit')
    if person.page.locator(f'dialog [data-option="{code}"]').count():
        person.press(f'dialog [data-option="{code}"]')


def in_menu(person: Visitor, code: str) -> bool:
    """Opens the group of the assistant's menu that has it."""
    entry = person.page.locator(f'.assistant [data-choice="{code}"]')
    if not entry.count():
        return False
    if not entry.is_visible():
        person.press(f'.assistant details:has([data-choice="{code}"]) > summary')
    return entry.is_visible()


def answer(person: Visitor, code: str) -> str:
    """On the map, in the assistant's menu, or through the list; says where."""
    before = int(person.status()["version"])
    show(person, "map")
    if on_map(person, code):
        tap(person, code)
        person.settle(before)
        return "map"
    if person.phone:
        show(person, "act")
    if in_menu(person, code):
        person.answer_on_board(f'.assistant [data-choice="{code}"]')
        return "menu"
    person.answer(code)
    return "list"


def choose(codes: list[str], turn: int) -> str:
    """A person who explores, settles and builds, and passes in time."""
    if turn % 5 == 0 and "pass" in codes:
        return "pass"
    for plan in PLANS:
        found = [code for code in codes if code.startswith(plan)]
        if found:
            return found[turn % len(found)]
    return codes[turn % len(codes)]


def play(people: list[Visitor], most: int = MOST_SECONDS) -> tuple[Counter[str], Counter[str]]:
    """Until the end; gives the kinds of answers that were given, and where they were given."""
    return play_with(choose, answer, people, most)


# --- positions -----------------------------------------------------------------------------------


def bold(codes: list[str], rng: Rng) -> str:
    """Settles, arms and sails at once where it can, and has whims otherwise."""
    if rng.below(4):
        for plan in BOLD:
            found = [code for code in codes if code.startswith(plan)]
            if found:
                return found[rng.below(len(found))]
    return codes[rng.below(len(codes))]


def at_question(kind: str, options: Options, fits: Fits = lambda _: True) -> Session:
    """Seat 0 is asked this in a fitting position of a game that bold players have played so far."""
    game = load_game(GAME)
    for seed in range(SEEDS):
        session = Session.new(game, 2, options, seed)
        rng = Rng(f"bold {seed}")
        session.settle()
        for _ in range(MOST_ANSWERS):
            if session.state.over:
                break
            seat = session.state.deciders()[0]
            asked = session.state.asked[seat]
            assert asked is not None
            if seat == 0 and asked.ask.name == kind and fits(session.state):
                return session
            codes = [game.actions.code(action) for action in session.state.options(seat)]
            session.act(seat, bold(codes, rng))
            session.settle()
    raise AssertionError(f"nobody is asked {kind}")


def meets_neutrals(state: State) -> bool:
    """Seat 0 has a fleet, and neutral ones are on the map."""
    assert isinstance(state, SternState)
    own = state.fleet_kind[:FLEETS]
    return max(own) != NOBODY and max(state.neutral_at) != NOBODY


def neutral_system(session: Session) -> str:
    assert isinstance(session.state, SternState)
    return CELL_IDS[max(session.state.neutral_at)]


# --- campaigns -----------------------------------------------------------------------------------

Answers = list[tuple[int, str]]


# What a raider does first if it can, and with what it waits.
RAIDS = (
    "research:small_craft", "research:defence_troops", "buy:mercenary", "buy:fleet",
    "buy:infantry", "load:infantry", "move:", "deed:planet", "order:land", "strike:",
)  # fmt: skip
WAITS = ("order:no", "end", "pass", "amount:0", "no")


def distance(a: int, b: int) -> int:
    return max(abs(Q[a] - Q[b]), abs(R[a] - R[b]), abs(Q[a] + R[a] - Q[b] - R[b]))


def raid(state: State, codes: list[str]) -> str:
    """Arms, loads troops, and sails to the nearest planet of the other player."""
    assert isinstance(state, SternState)
    aims = [cell for cell, owner in enumerate(state.owner) if owner > 0]
    steps = [code for code in codes if code.startswith("at:")]
    if steps and aims:
        ways = {code: CELL_IDS.index(code.removeprefix("at:")) for code in steps}
        return min(steps, key=lambda code: min(distance(ways[code], aim) for aim in aims))
    for plan in RAIDS:
        for code in codes:
            if code.startswith(plan):
                return code
    return next((code for code in WAITS if code in codes), codes[0])


def rulers(seed: int, options: Options, key: str) -> tuple[Answers, str]:
    """All answers of a raider and a bot until this happens to the raider, and the system."""
    game = load_game(GAME)
    session = Session.new(game, 2, options, seed)
    given: Answers = []
    while not session.state.over:
        seat = session.state.deciders()[0]
        options_now = session.state.options(seat)
        codes = [game.actions.code(action) for action in options_now]
        liked = game.mind().greedy(session.state, seat, options_now) if seat else 0
        code = game.actions.code(liked) if seat else raid(session.state, codes)
        given.append((seat, code))
        for event in session.act(seat, code):
            if event.key == key and event.args["seat"] == 0:
                return given, str(event.args["system"])
    return [], ""


def before(key: str, options: Options) -> tuple[Session, list[str], str]:
    """A position, the answers of seat 0 after which this happens, and the system.

    Nobody else decides in between, so that the same dice fall.
    """
    for seed in range(SEEDS):
        given, system = rulers(seed, options, key)
        start = last_of_others(given)
        if given[start:]:
            session = Session.new(load_game(GAME), 2, options, seed)
            for seat, code in given[:start]:
                session.act(seat, code)
            return session, [code for _, code in given[start:]], system
    raise AssertionError(f"nobody sees {key}")


def last_of_others(given: Answers) -> int:
    """Where the last answers begin that are all of seat 0."""
    return max((at + 1 for at, (seat, _) in enumerate(given) if seat), default=0)
