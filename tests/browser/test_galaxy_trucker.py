"""Galaxy Trucker by clicking: building on the board, flying, racing, coming back."""

import re
import time
from importlib import resources

import pytest

from raumhafen.games.galaxy_trucker import __name__ as GALAXY_TRUCKER
from tests.browser.browsers import ROOT, Visitor, expect, violations
from tests.browser.conftest import Visit
from tests.text.keys import messages

# Whole matches: not yet seen green together on one machine, so they belong to the soak.
pytestmark = pytest.mark.soak
TILES = 6
MOST_SECONDS = 180
Options = dict[str, str | int]
SHORT: Options = {"round_1": "I", "round_2": "none", "round_3": "none"}
RACE: Options = {**SHORT, "building": "real-time", "seconds": 180}

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


def make_table(host: Visitor, kinds: list[str], options: Options, name: str = "Ada") -> str:
    """A table of this game; the address under which others can sit down."""
    host.open()
    body = {
        "game": "galaxy-trucker",
        "seats": len(kinds),
        "options": options,
        "kinds": kinds,
        "private": True,
        "pace": {"kind": "none"},
        "hot_seat": False,
        "bot_pace": True,
    }
    made = host.page.evaluate(SEND, [name, "/api/tables", body])
    return str(made["id"])


def start_table(people: list[Visitor], table: str) -> None:
    people[0].page.evaluate(SEND, ["", f"/api/tables/{table}/start", {}])
    for person in people:
        person.page.goto(f"{person.base}/table/{table}")
        person.page.wait_for_selector("[data-version]")


def join(guest: Visitor, host: Visitor, table: str, name: str) -> None:
    info = host.page.evaluate(f"() => fetch('/api/tables/{table}').then((r) => r.json())")
    guest.open()
    body = {"seat": 1, "code": info["invite"]}
    guest.page.evaluate(SEND, [name, f"/api/tables/{table}/join", body])


def show(person: Visitor, tab: str) -> None:
    """A small screen shows one part of the board at a time."""
    if person.phone:
        person.press(f'[data-tab="{tab}"]')


def wait_hand(person: Visitor, full: bool) -> None:
    person.page.wait_for_selector("[data-hand]", state="attached" if full else "detached")


def wait_codes(person: Visitor, kind: str) -> list[str]:
    person.page.wait_for_function(
        "(kind) => document.querySelector(`[data-code^='${kind}']:not(:disabled)`)", arg=kind
    )
    return [code for code in person.status()["codes"] if code.startswith(kind)]


def tap_cell(person: Visitor, cell: str) -> None:
    """The first tap on a small screen only shows the ghost."""
    person.press(f'[data-cell="{cell}"]')
    if person.phone:
        expect(person.page.locator(f'[data-cell="{cell}"] .ghost')).to_be_visible()
        person.press(f'[data-cell="{cell}"]')


def take_tile(person: Visitor) -> None:
    """From the pile; bots may have emptied it, then one that lies open."""
    codes = [code for code in wait_codes(person, "take-") if not code.startswith("take-b")]
    show(person, "yard")
    if "take-pile" in codes:
        person.press("[data-heap]")
    else:
        person.press("[data-open].lit")
    wait_hand(person, full=True)


def build_tile(person: Visitor) -> None:
    """Takes a tile and places it, all on the board."""
    take_tile(person)
    code = wait_codes(person, "place:")[0]
    show(person, "ship")
    person.press('[data-turn="on"]')
    tap_cell(person, code.split(":")[1])
    wait_hand(person, full=False)


def finish(person: Visitor) -> None:
    """The first tap asks once more, since finishing cannot be taken back."""
    codes = wait_codes(person, "finish:")
    show(person, "yard")
    place = PLACES["finish"].format(codes[0].split(":")[1])
    person.press(place)
    person.page.wait_for_selector(f"{place}.selected")
    person.press(place)
    person.page.wait_for_selector("[data-code^='finish:']", state="detached")


def tiles_of(person: Visitor) -> int:
    return person.page.locator("[data-cell].laid").count()


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


def fly(people: list[Visitor]) -> set[str]:
    """Until the end; gives the kinds of answers that were given."""
    given: set[str] = set()
    end = time.monotonic() + MOST_SECONDS
    while time.monotonic() < end:
        states = [person.status() for person in people]
        if states[0]["over"]:
            return given
        idle = True
        for person, state in zip(people, states, strict=True):
            if state["codes"] and not state["busy"] and not state["over"]:
                given.add(answer(person, state["codes"]))
                idle = False
        if idle:
            people[0].page.wait_for_timeout(50)
    raise AssertionError("the flight does not end")


def test_a_turn_based_game_by_clicking(visit: Visit) -> None:
    """A whole short match against a bot; the result is explained line by line."""
    person = visit()
    start_table([person], make_table(person, ["me", "bot:random"], SHORT))
    for _ in range(TILES):
        build_tile(person)
    assert tiles_of(person) == TILES + 1
    finish(person)
    assert {"stay"} & fly([person])
    scores = person.page.locator("dialog .body")
    expect(scores).to_contain_text("Place of arrival")
    expect(scores).to_contain_text("Lost tiles")
    person.check()


def test_illegal_places_are_explained(visit: Visit) -> None:
    """A cell far from the ship cannot be chosen, and the table says why."""
    person = visit()
    start_table([person], make_table(person, ["me", "bot:random"], SHORT))
    wait_codes(person, "take-pile")
    person.press("[data-heap]")
    lit = {code.split(":")[1] for code in wait_codes(person, "place:")}
    assert "5,9" not in lit
    shown = person.page.locator("[data-lit]").evaluate_all(
        "(all) => all.map((e) => e.dataset.cell)"
    )
    assert set(shown) == lit
    person.press('[data-cell="5,9"]')
    expect(person.page.locator(".prompt .error")).to_contain_text("does not touch your ship")
    person.check()


def test_a_tile_is_turned_by_key_wheel_and_tap(visit: Visit) -> None:
    person = visit()
    start_table([person], make_table(person, ["me", "bot:random"], SHORT))
    wait_codes(person, "take-pile")
    person.press("[data-heap]")
    cell = wait_codes(person, "place:")[0].split(":")[1]
    art = person.page.locator("[data-hand] svg > g").first
    expect(art).to_have_attribute("transform", "rotate(0 50 50)")
    person.page.keyboard.press("e")
    expect(art).to_have_attribute("transform", "rotate(90 50 50)")
    person.page.hover(f'[data-cell="{cell}"]')
    person.page.mouse.wheel(0, 100)
    expect(art).to_have_attribute("transform", "rotate(180 50 50)")
    person.press("[data-hand]")
    expect(art).to_have_attribute("transform", "rotate(270 50 50)")
    person.press(f'[data-cell="{cell}"]')
    wait_hand(person, full=False)
    placed = person.page.locator(f'[data-cell="{cell}"] svg > g').first
    expect(placed).to_have_attribute("transform", "rotate(270 50 50)")
    person.check()


def test_two_people_and_two_bots_race(visit: Visit) -> None:
    """In real time, one of them with a German phone; then the flight to its end."""
    host, guest = visit(), visit(lang="de", phone=True)
    table = make_table(host, ["me", "open", "bot:greedy", "bot:greedy"], RACE)
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    for _ in range(TILES):
        build_tile(host)
        build_tile(guest)
    assert tiles_of(host) == tiles_of(guest) == TILES + 1
    finish(guest)
    finish(host)
    fly([host, guest])
    for person in (host, guest):
        person.page.wait_for_selector("[data-over]", state="attached")
        person.check()
    expect(guest.page.locator("dialog .body")).to_contain_text("Platz im Ziel")


def test_coming_back_while_building(visit: Visit) -> None:
    """The tile in hand and the ship are still there after the page was loaded anew."""
    person = visit()
    start_table([person], make_table(person, ["me", "bot:random"], RACE))
    build_tile(person)
    build_tile(person)
    take_tile(person)
    hand = person.page.locator("[data-hand]").get_attribute("data-hand")
    person.page.reload()
    wait_hand(person, full=True)
    assert person.page.locator("[data-hand]").get_attribute("data-hand") == hand
    assert tiles_of(person) == 3
    person.check()


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_is_accessible(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    start_table([person], make_table(person, ["me", "bot:random"], SHORT))
    build_tile(person)
    for tab in ("ship", "yard", "fleet"):
        show(person, tab)
        assert violations(person.page) == []
    wait_codes(person, "finish:")
    finish(person)
    person.page.wait_for_selector('[data-phase="flight"], [data-phase="over"]')
    assert violations(person.page) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_key_of_the_board_has_words(lang: str) -> None:
    """Keys with gaps stand for all that begin and end alike; no word is left over."""
    folder = ROOT / "web" / "src" / "games" / "galaxy_trucker"
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.iterdir()))
    used = set(re.findall(r"""["']((?:gt)-[a-z0-9-]+)["']""", source))
    gaps = {re.sub(r"\$\{[^}]*\}", "GAP", key) for key in re.findall(r"`(gt-[^`]*)`", source)}
    families = [re.compile(re.escape(gap).replace("GAP", "[a-z0-9-]+")) for gap in gaps]
    file = resources.files(GALAXY_TRUCKER) / "text" / lang / "board.ftl"
    known = {key for key in messages(file.read_text(encoding="utf-8")) if key.startswith("gt-")}
    assert used - known == set()
    assert {key for key in known - used if not any(one.fullmatch(key) for one in families)} == set()
