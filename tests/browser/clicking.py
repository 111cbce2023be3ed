"""Tables that people make, join and play to the end by clicking, whatever the game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping

from tests.browser.browsers import Visitor

MOST_SECONDS = 420
Options = Mapping[str, str | int | bool]

SEND = """async ([name, path, body]) => {
  const post = (to, what) => fetch(to, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': (document.cookie.match(/csrf=([^;]*)/) ?? [])[1] ?? '',
    },
    body: JSON.stringify(what),
  }).then((answer) => answer.json());
  if (name) await post('/api/guest', {name});
  return post(path, body);
}"""

IN_SIGHT = """(shape) => {
  const { x, y, width, height } = shape.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === shape;
}"""


def make_table_of(
    game: str, host: Visitor, kinds: list[str], options: Options, bot_pace: bool = False
) -> str:
    """Its address, under which others can sit down."""
    host.open()
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
    return str(host.page.evaluate(SEND, ["Ada", "/api/tables", body])["id"])


def join(guest: Visitor, host: Visitor, table: str, name: str) -> None:
    info = host.page.evaluate(f"() => fetch('/api/tables/{table}').then((r) => r.json())")
    guest.open()
    body = {"seat": 1, "code": info["invite"]}
    guest.page.evaluate(SEND, [name, f"/api/tables/{table}/join", body])


def start_table(people: list[Visitor], table: str) -> None:
    people[0].page.evaluate(SEND, ["", f"/api/tables/{table}/start", {}])
    for person in people:
        person.page.goto(f"{person.base}/table/{table}")
        person.page.wait_for_selector("[data-version]")


def sit_down_at(person: Visitor, game: str) -> None:
    """At any game, listed or not."""
    person.open()
    made = person.page.evaluate(SEND, ["Ada", "/api/play-now", {"game": game}])
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
