"""Tables that people make, join and play to the end by clicking, whatever the game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping

from tests.browser.browsers import Visitor

MOST_SECONDS = 420
Options = Mapping[str, str | int | bool]

IN_SIGHT = """(shape) => {
  const { x, y, width, height } = shape.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === shape;
}"""

# Where something lies, picture by picture, while a forecast could come.
LIES = """(thing) => new Promise((done) => {
  const seen = new Set();
  const until = performance.now() + 800;
  const look = () => {
    const { left, top } = thing.getBoundingClientRect();
    seen.add(`${left} ${top}`);
    if (performance.now() < until) requestAnimationFrame(look);
    else done(seen.size);
  };
  look();
})"""


def places_seen(person: Visitor, selector: str) -> int:
    """In how many places a thing lies while one looks at it; a button should keep to one."""
    return int(person.page.locator(selector).evaluate(LIES))


def make_table_of(
    game: str, host: Visitor, kinds: list[str], options: Options, bot_pace: bool = False
) -> str:
    """Its address, under which others can sit down."""
    body = {
        "game": game,
        "seats": len(kinds),
        "options": dict(options),
        "kinds": kinds,
        "private": True,
        "pace": {"kind": "none"},
        "hot_seat": False,
        "bot_pace": bot_pace,
    }
    host.guest("Ada")
    return str(host.send("/api/tables", body)["id"])


def join(guest: Visitor, host: Visitor, table: str, name: str) -> None:
    guest.guest(name)
    invite = host.get(f"/api/tables/{table}")["invite"]
    guest.send(f"/api/tables/{table}/join", {"seat": 1, "code": invite})


def start_table(people: list[Visitor], table: str) -> None:
    people[0].send(f"/api/tables/{table}/start", {})
    for person in people:
        person.page.goto(f"{person.base}/table/{table}")
        person.page.wait_for_selector("[data-version]")


def sit_down_at(person: Visitor, game: str) -> None:
    """At any game, listed or not."""
    person.guest("Ada")
    made = person.send("/api/play-now", {"game": game})
    person.open(f"/table/{made['id']}")
    person.wait_asked()


def question(person: Visitor) -> str:
    return person.page.locator("[data-question]").get_attribute("data-question") or ""


def play_with(
    choose: Callable[[list[str], int], str],
    answer: Callable[[Visitor, str], str],
    people: list[Visitor],
    most: int,
) -> tuple[Counter[str], Counter[str]]:
    """Until the end; gives the kinds of answers that were given, and where they were given."""
    given: Counter[str] = Counter()
    places: Counter[str] = Counter()
    end = time.monotonic() + most
    turn = 0
    while time.monotonic() < end:
        states = [person.status() for person in people]
        if states[0]["over"]:
            return given, places
        idle = True
        for person, state in zip(people, states, strict=True):
            if state["codes"] and not state["busy"] and not state["over"]:
                turn += 1
                code = choose(state["codes"], turn)
                places[answer(person, code)] += 1
                given[code.partition(":")[0]] += 1
                idle = False
        if idle:
            people[0].page.wait_for_timeout(50)
    raise AssertionError("the game does not end")


def play_until(person: Visitor, kind: str, most: int = 60) -> list[str]:
    """Answers with the first option until a question offers this kind of action."""
    for _ in range(most):
        codes = person.wait_asked()
        if any(code.startswith(kind) for code in codes):
            return codes
        person.answer(codes[0])
    raise AssertionError(f"nobody asked for {kind}")
