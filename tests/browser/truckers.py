"""People who play Galaxy Trucker by clicking, for tests and for pictures."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from playwright.sync_api import TimeoutError as TooSlow

from tests.browser.browsers import Visitor, expect
from tests.browser.clicking import join, make_table_of, start_table
from tests.browser.recordings import Recording, play_from

MOST_SECONDS = 180
Options = dict[str, str | int]
SHORT: Options = {"round_1": "I", "round_2": "none", "round_3": "none"}
RACE: Options = {**SHORT, "building": "real-time", "seconds": 180}

# Where an action lies on the board; everything else is in the list.
PLACES = {
    "take-pile": "[data-heap]",
    "finish": '[data-order="{0}"]',
    "place": '[data-cell="{0}"]',
    "land": '[data-planet="{0}"]',
    "fix": '[data-cell="{0}"]',
    "battery": '[data-cell="{0}"]',
    "lose-crew": '[data-cell="{0}"]',
}
ON_SHIP = ("place", "fix", "battery", "lose-crew")


# --- tables --------------------------------------------------------------------------------------


def make_table(host: Visitor, kinds: list[str], options: Options) -> str:
    return make_table_of("galaxy-trucker", host, kinds, options, bot_pace=True)


def begin(person: Visitor, options: Options, *bots: str) -> str:
    """One person and bots, at once."""
    table = make_table(person, ["me", *(bots or ("bot:random",))], options)
    start_table([person], table)
    if options.get("building") == "real-time":
        start_race(person)
    return table


def start_race(*people: Visitor) -> None:
    """Everybody says "ready", and is counted down."""
    for person in people:
        person.press("[data-ready]")
    for person in people:
        person.page.wait_for_selector("[data-race]", state="detached")


def two_racers(host: Visitor, guest: Visitor) -> None:
    """Ada and Berta before the same heap, without bots."""
    table = make_table(host, ["me", "open"], RACE)
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    start_race(host, guest)


# --- building ------------------------------------------------------------------------------------


def show(person: Visitor, tab: str) -> None:
    """A small screen shows one part of the board at a time."""
    if person.phone:
        person.press(f'[data-tab="{tab}"]')


def wait_hand(person: Visitor, full: bool) -> None:
    person.page.wait_for_selector("[data-hand]", state="attached" if full else "detached")


def wait_codes(person: Visitor, kind: str = "") -> list[str]:
    """Until the person may answer in this way."""
    wanted = f'[data-code^="{kind}"]' if kind else "[data-code]"
    while True:
        person.page.wait_for_selector(f"{wanted}:not(:disabled)", state="attached")
        found = [code for code in person.status()["codes"] if code.startswith(kind)]
        if found:  # somebody else's move may have come between the two looks
            return found


def tap_cell(person: Visitor, cell: str) -> None:
    """The first tap on a small screen only shows the ghost."""
    person.press(f'[data-cell="{cell}"]')
    if person.phone:
        expect(person.page.locator(f'[data-cell="{cell}"] .ghost')).to_be_visible()
        person.press(f'[data-cell="{cell}"]')


def take_tile(person: Visitor) -> str:
    """From the pile, or one that lies open; in a race again until nobody was faster."""
    hand = person.page.locator("[data-hand]")
    wait_codes(person, "take-")
    for _ in range(20):
        show(person, "yard")
        piled = person.page.locator("[data-heap].lit").count()
        place = person.page.locator("[data-heap]" if piled else "[data-open].lit").first
        try:
            place.click(timeout=2_000)
            hand.wait_for(state="attached", timeout=2_000)
        except TooSlow:
            if not hand.count():
                continue
        return str(hand.get_attribute("data-hand"))
    raise AssertionError("always too late")


def build_tile(person: Visitor) -> None:
    """Takes tiles until one fits, all on the board; who finds none at last takes any cell."""
    for attempt in range(20):
        take_tile(person)
        wait_codes(person)
        show(person, "ship")
        cell = fitting_cell(person) or (lit_cell(person) if attempt > 4 else "")
        if cell:
            tap_cell(person, cell)
            wait_hand(person, full=False)
            return
        put_back(person)
    raise AssertionError("nothing fits")


def fitting_cell(person: Visitor) -> str:
    """Turns the tile until it fits somewhere."""
    for _ in range(4):
        found = person.page.locator("[data-fits]")
        if found.count():
            return str(found.first.get_attribute("data-cell"))
        person.press('[data-turn="on"]')
    return ""


def lit_cell(person: Visitor) -> str:
    found = person.page.locator("[data-lit]")
    return str(found.first.get_attribute("data-cell")) if found.count() else ""


def put_back(person: Visitor) -> None:
    person.press("[data-put-back]")
    wait_hand(person, full=False)


def finish(person: Visitor) -> None:
    """The first tap asks once more, since finishing cannot be taken back; others may be faster."""
    page = person.page
    for _ in range(8):
        order = wait_codes(person, "finish:")[0].split(":")[1]
        place = PLACES["finish"].format(order)
        show(person, "yard")
        try:
            page.locator(place).click(timeout=3_000)
            page.wait_for_selector(f"{place}.selected", timeout=3_000)
            page.locator(place).click(timeout=3_000)
            page.wait_for_selector("[data-code^='finish:']", state="detached", timeout=5_000)
        except TooSlow:
            if page.locator("[data-code^='finish:']").count():
                continue
        return
    raise AssertionError("no order tile was left")


def tiles_of(person: Visitor) -> int:
    return person.page.locator("[data-cell].laid").count()


# --- flying --------------------------------------------------------------------------------------


def choose(codes: list[str]) -> str:
    """Something that keeps the flight going and uses the board."""
    for kind in ("land", "accept", "stow"):
        found = [code for code in codes if code.startswith(kind)]
        if found:
            return found[0]
    return codes[0]


def answer(person: Visitor, codes: list[str]) -> str:
    code = choose(codes)
    kind, _, value = code.partition(":")
    if kind not in PLACES or (person.phone and kind == "land"):
        person.answer(code)
        return kind
    show(person, "ship" if kind in ON_SHIP else "yard")
    person.answer_on_board(PLACES[kind].format(value))
    return kind


def is_free(state: dict[str, Any]) -> bool:
    return bool(state["codes"]) and not state["busy"] and not state["over"]


def fly(people: list[Visitor], until: str = "") -> set[str]:
    """Until the end, or until somebody is asked for such an answer; gives the kinds answered."""
    given: set[str] = set()
    end = time.monotonic() + MOST_SECONDS
    while time.monotonic() < end:
        states = [person.status() for person in people]
        if states[0]["over"]:
            return given
        idle = True
        for person, state in zip(people, states, strict=True):
            if not is_free(state) or "rest" in state["codes"]:
                continue  # who only watches the others build need not answer
            if until and any(code.startswith(until) for code in state["codes"]):
                return given
            given.add(answer(person, state["codes"]))
            idle = False
        if idle:
            people[0].page.wait_for_timeout(50)
    raise AssertionError("the flight does not end")


# --- in the middle of a flight -------------------------------------------------------------------


@cache
def recorded(rounds: str, seats: int, seed: int, teams: str = "none") -> Recording:
    names = [*rounds.split("+"), "none", "none"]
    options = {f"round_{at + 1}": names[at] for at in range(3)}
    return Recording("galaxy-trucker", seats, seed, {**options, "teams": teams})


def asked(person: Visitor, kind: str) -> None:
    """At a table of four where the person is asked this for the first time."""
    found = next(game for game in map(four_fly, range(1, 30)) if kind in game.moments)
    play_from(person, found.text, found.moments[kind][0])
    person.wait_asked()


def four_fly(seed: int) -> Recording:
    return recorded("II", 4, seed)


# Whether the lines of all flights add up to the credits in the last line.
SUMS = """() => {
  const table = document.querySelector('dialog [data-flight]').closest('table');
  const value = (cell) => Number(cell.textContent.replace('−', '-').replace('+', ''));
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.querySelector('td'));
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map(value));
  const total = cells.pop();
  const plain = rows.slice(0, -1).map((row, at) => row.matches('.total') ? null : cells[at]);
  return total.every((sum, seat) =>
    sum === plain.reduce((all, row) => all + (row ? row[seat] : 0), 0));
}"""
