"""Galaxy Trucker by clicking: whole games, the flight, a board for everybody."""

from __future__ import annotations

import re

import pytest

from tests.browser.browsers import (
    BY_DAY,
    PHONE,
    WITH_A_PHONE,
    Visitor,
    comes_to,
    expect,
    sampled,
    violations,
)
from tests.browser.clicking import join, start_table
from tests.browser.conftest import Visit
from tests.browser.recordings import play_from
from tests.browser.truckers import (
    RACE,
    SHORT,
    SUMS,
    asked,
    begin,
    build_tile,
    finish,
    fly,
    make_table,
    recorded,
    show,
    start_race,
    take_tile,
    tiles_of,
    wait_codes,
)

pytestmark = pytest.mark.slow
TILES = 6
RACE_TILES = 3  # in a hurry


# --- whole games ---------------------------------------------------------------------------------


def test_a_turn_based_game_by_clicking(visit: Visit) -> None:
    """A whole short match against a bot; the result is explained line by line."""
    person = visit()
    begin(person, SHORT)
    for _ in range(TILES):
        build_tile(person)
    assert tiles_of(person) == TILES + 1
    finish(person)
    assert {"stay"} & fly([person])
    scores = person.page.locator("dialog .body")
    for line in ("Earned on the way", "Place of arrival", "Goods sold", "Lost tiles", "in all"):
        expect(scores).to_contain_text(line)
    person.check()


@pytest.mark.soak
def test_two_people_and_a_bot_race(visit: Visit) -> None:
    """In real time, one of them with a German phone; then the flight to its end."""
    host, guest = visit(), visit(lang="de", phone=True)
    table = make_table(host, ["me", "open", "bot:greedy"], RACE)
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    start_race(host, guest)
    for _ in range(RACE_TILES):
        build_tile(host)
        build_tile(guest)
    assert tiles_of(host) == tiles_of(guest) == RACE_TILES + 1
    finish(guest)
    finish(host)
    fly([host, guest])
    for person in (host, guest):
        person.page.wait_for_selector("[data-over]", state="attached")
        person.check()
    expect(guest.page.locator("dialog .body")).to_contain_text("Platz im Ziel")


# --- flying --------------------------------------------------------------------------------------


def test_strengths_of_all_seats_before_batteries_are_spent(visit: Visit) -> None:
    person = visit()
    asked(person, "cannons")
    rows = person.page.locator(".part tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        expect(row).to_contain_text(re.compile(r"\d"))
    choices = person.page.locator("[data-choice^=cannons]")
    expect(choices.nth(1)).to_be_attached()
    for choice in choices.all():
        expect(choice).to_contain_text("Strength")
    person.check()


def test_hits_are_traced_with_single_dice(visit: Visit) -> None:
    """Each roll with both dice; the line on the ship; the tile it would strike or has struck."""
    person = visit()
    asked(person, "shield")
    expect(person.page.locator(".trace")).not_to_have_count(0)
    scenes = person.page.locator(".right .scene")
    count = scenes.count()
    assert count
    for scene in scenes.all():
        faces = [int(d) for d in scene.locator("[data-die]").evaluate_all(DICE)]
        assert len(faces) == 2
        expect(scene.locator("b")).to_have_text(str(sum(faces)))
    person.answer("suffer")
    expect(person.page.locator(".wreck").first).to_be_visible()
    person.check()


DICE = "(all) => all.map((e) => e.dataset.die)"


@pytest.mark.parametrize("phone", WITH_A_PHONE)
def test_goods_are_moved_by_tapping(visit: Visit, phone: bool) -> None:
    """A cube, then a hold; and out of a hold by a tap on it, before anything new is stowed."""
    person = visit(phone=phone)
    tray = ".narrow [data-cube]" if phone else ".choose [data-cube]"
    cubes = person.page.locator(f"{tray} svg")
    asked(person, "load")
    before = cubes.count()
    colour = person.page.locator(tray).first.get_attribute("data-cube")
    cell = wait_codes(person, f"stow:{colour}")[0].split(":")[2]
    person.press(tray)
    person.answer_on_board(f'[data-cell="{cell}"]')
    expect(cubes).to_have_count(before - 1)
    asked(person, "load:lift")
    before = cubes.count()
    code = wait_codes(person, "lift:")[0]
    person.press(f'[data-cell="{code.split(":")[2]}"]')
    if person.page.locator("dialog").count():
        person.press(f'dialog [data-option="{code}"]')
    person.confirm()
    expect(cubes).to_have_count(before + 1)
    person.check()


def test_a_round_and_the_whole_game_are_explained_line_by_line(visit: Visit) -> None:
    """After each flight its lines; in the end all flights, and they add up to the credits."""
    person = visit()
    game = recorded("I+I", 3, 5)
    build = game.moments["build"]
    flown = [
        at for kind, ats in game.moments.items() if kind not in ("build", "watch") for at in ats
    ]
    second = next(at for at in build if any(one < at for one in flown))
    play_from(person, game.text, max(at for at in flown if at < second))
    fly([person], until="take-")
    summary = person.page.locator("[data-summary]")
    expect(summary).to_contain_text("Place of arrival")
    expect(summary.locator("[data-flight]")).to_have_count(1)
    person.press("[data-to-yard]")
    expect(summary).to_have_count(0)
    play_from(person, game.text, max(flown))
    fly([person])
    books = person.page.locator("dialog [data-flight]")
    expect(books).to_have_count(2)
    comes_to(person.page, SUMS)
    person.check()


# --- everybody -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("phone", "theme"), BY_DAY)
def test_the_board_is_accessible(visit: Visit, phone: bool, theme: str) -> None:
    person = visit(phone=phone, theme=theme)
    begin(person, RACE, "bot:random")
    build_tile(person)
    faults = seen_faults(person, "ship", "yard", "fleet")
    take_tile(person)
    faults += seen_faults(person, "ship")
    for kind in ("shield", "load", "cannons"):
        asked(person, kind)
        faults += seen_faults(person, "ship", "yard")
    assert faults == []


def seen_faults(person: Visitor, *tabs: str) -> list[str]:
    """A small screen shows one part of the board at a time, a large one all of them at once."""
    faults = []
    for tab in tabs if person.phone else tabs[:1]:
        show(person, tab)
        faults += violations(person.page)
    return faults


@pytest.mark.parametrize("kind", sampled("load", "cannons", ""))
def test_targets_are_large_enough(visit: Visit, kind: str) -> None:
    """44 px for everything one taps, at 360 px; nothing sticks out at the side."""
    person = visit(phone=True)
    person.page.set_viewport_size({"width": 360, "height": 780})
    if kind:
        asked(person, kind)
    else:
        begin(person, RACE, "bot:random")
        take_tile(person)
    for tab in ("ship", "yard", "fleet"):
        show(person, tab)
        comes_to(person.page, TOO_SMALL, [])
        comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")


WIDE = {"III": 34, "IIIa": 38}  # px: nine columns beside each other, nine rows below each other


@pytest.mark.parametrize("rounds", sampled("IIIa", "III"))
@pytest.mark.parametrize("kind", sampled("take-pile", "load"))
def test_the_largest_ships_fit_a_phone(visit: Visit, rounds: str, kind: str) -> None:
    """At 360 px the whole width is seen, while building and in flight; all but cells has 44 px."""
    person = visit(phone=True)
    person.page.set_viewport_size({"width": 360, "height": 780})
    game = recorded(rounds, 4, 1)
    found = game.moments["build" if kind == "take-pile" else kind]
    play_from(person, game.text, found[0])
    person.wait_asked(kind if kind == "take-pile" else "")
    if kind == "take-pile":
        take_tile(person)
    show(person, "ship")
    ship = person.page.locator("[data-tour=ship]")
    comes_to(ship, "(box) => box.scrollWidth <= box.clientWidth")
    comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
    boxes = [cell.bounding_box() for cell in person.page.locator("[data-cell]").all()]
    for box in filter(None, boxes):
        assert min(box["width"], box["height"]) >= WIDE[rounds]
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    small = person.page.evaluate(TOO_SMALL)
    assert [entry for entry in small if 'class="cell' not in entry] == []
    if rounds == "III":  # nine rows below each other have to be scrolled
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        comes_to(person.page, LAST_ROW, [])


# The cells whose lower half cannot be seen without scrolling.
LAST_ROW = """() => {
  const end = document.querySelector('.box').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('[data-cell]')].filter((cell) => {
    const { top, height } = cell.getBoundingClientRect();
    return top + height / 2 > end;
  }).map((cell) => cell.dataset.cell);
}"""

TOO_SMALL = """() => [...document.querySelectorAll('main button')]
  .filter((entry) => entry.offsetParent && !entry.matches('.rule'))
  .map((entry) => [entry.outerHTML.slice(0, 90), entry.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""
