"""People who play Sternenkinder by clicking."""

from __future__ import annotations

from collections import Counter

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import Visitor
from tests.browser.clicking import (
    IN_SIGHT,
    MOST_SECONDS,
    make_table_of,
    play_with,
)

GAME = "sternenkinder"
Options = dict[str, str | int | bool]
SHORT: Options = {"map": "short", "round_limit": 8, "target": 3}
SEEDS = 120
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
    button = person.page.locator(f'button[data-tab="{tab}"]')
    if button.get_attribute("aria-pressed") != "true":
        person.press(f'button[data-tab="{tab}"]')


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
        person.confirm()
        person.wait_version(before)
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


def at_question(kind: str, options: Options, seeds: int = SEEDS) -> Session:
    """Seat 0 is asked this, in a game that bold players have played so far."""
    game = load_game(GAME)
    for seed in range(seeds):
        session = Session.new(game, 2, options, seed)
        rng = Rng(f"bold {seed}")
        session.settle()
        for _ in range(MOST_ANSWERS):
            if session.state.over:
                break
            seat = session.state.deciders()[0]
            asked = session.state.asked[seat]
            assert asked is not None
            if seat == 0 and asked.ask.name == kind:
                return session
            codes = [game.actions.code(action) for action in session.state.options(seat)]
            session.act(seat, bold(codes, rng))
            session.settle()
    raise AssertionError(f"nobody is asked {kind}")


# --- campaigns -----------------------------------------------------------------------------------

Answers = list[tuple[int, str]]


def rulers(seed: int, options: Options, key: str) -> tuple[Answers, str]:
    """All answers of two rulers until this happens to seat 0, and the system; or nothing."""
    game = load_game(GAME)
    session = Session.new(game, 2, options, seed)
    given: Answers = []
    while not session.state.over:
        seat = session.state.deciders()[0]
        code = game.actions.code(
            game.mind().greedy(session.state, seat, session.state.options(seat))
        )
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
