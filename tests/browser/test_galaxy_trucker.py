"""Galaxy Trucker by clicking: building on the board, flying, racing, coming back."""

from __future__ import annotations

import re
import statistics
from importlib import resources

import pytest

from raumhafen.games.galaxy_trucker import __name__ as GALAXY_TRUCKER
from tests.browser.browsers import LOOKS, ROOT, Visitor, comes_to, expect, violations
from tests.browser.clicking import join, start_table
from tests.browser.conftest import Visit
from tests.browser.truckers import (
    RACE,
    SHORT,
    SUMS,
    Options,
    asked,
    begin,
    build_tile,
    finish,
    fly,
    make_table,
    play_from,
    put_back,
    recorded,
    show,
    take_tile,
    tiles_of,
    two_racers,
    wait_codes,
    wait_hand,
)
from tests.text.keys import messages

pytestmark = pytest.mark.slow
TILES = 6
GRABS = 9
MOST_MS = 100.0
ROUNDS = 3  # other work only ever slows down
LEARNING: Options = {"learning": "keep", "round_1": "none", "round_2": "none", "round_3": "none"}
DAYS: Options = {**SHORT, "building": "days", "sand_actions": 8, "step_hours": 12}

GRAB = """(code) => new Promise((done) => {
  const heap = document.querySelector('[data-heap]');
  const begun = performance.now();
  const seen = () => document.querySelector('[data-hand]') && done(performance.now() - begun);
  new MutationObserver(seen).observe(document.body, {childList: true, subtree: true});
  heap.click();
})"""


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


# --- building ------------------------------------------------------------------------------------


def test_illegal_places_are_explained(visit: Visit) -> None:
    """A cell far from the ship cannot be chosen, and the table says why, with the rule."""
    person = visit()
    begin(person, SHORT)
    take_tile(person)
    lit = {code.split(":")[1] for code in wait_codes(person, "place:")}
    assert "5,9" not in lit
    shown = person.page.locator("[data-lit]").evaluate_all(
        "(all) => all.map((e) => e.dataset.cell)"
    )
    assert set(shown) == lit
    person.press('[data-cell="5,9"]')
    error = person.page.locator(".prompt .error")
    expect(error).to_contain_text("does not touch your ship")
    error.locator("button").click()
    expect(person.page.locator("dialog")).to_contain_text("GT5.4")
    person.check()


def test_a_tile_is_turned_by_key_wheel_and_tap(visit: Visit) -> None:
    person = visit()
    begin(person, SHORT)
    take_tile(person)
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


def test_the_ghost_foretells_the_faults(visit: Visit) -> None:
    """What the ghost warns of is what the check finds afterwards, and nothing else."""
    person = visit()
    begin(person, SHORT)
    warned = 0
    for _ in range(8):
        take_tile(person)
        poor = person.page.locator(".cell.poor")
        cell = (poor if poor.count() else person.page.locator("[data-fits]")).first
        cell.hover()
        fault = person.page.locator("[data-ghost-fault]")
        said = fault.first.get_attribute("data-ghost-fault") if fault.count() else ""
        words = fault.first.inner_text().removesuffix("?") if said else ""
        cell.click()
        wait_hand(person, full=False)
        if said:
            warned += 1
            expect(person.page.locator(".faults").first).to_contain_text(words)
            wait_codes(person, "take-back")
            person.press(".cell.loose")
            wait_hand(person, full=True)
            person.press("[data-put-back]")
            wait_hand(person, full=False)
        expect(person.page.locator(".faults")).to_have_count(0)
    assert warned
    person.check()


def test_a_faulty_ship_of_the_learning_flight_is_mended(visit: Visit) -> None:
    """GT10.2 The owner takes tiles off, finds the shipyard open again and may build on."""
    person = visit()
    begin(person, LEARNING, "bot:greedy")
    build_badly(person)
    finish(person)
    person.page.wait_for_selector('[data-phase="check"]', timeout=60_000)
    if person.wait_asked()[0].startswith("fix"):
        person.press("[data-lit]")
        person.confirm()
    wait_codes(person, "finish:")
    expect(person.page.locator(".prompt")).to_contain_text("repaired for free")
    build_tile(person)
    assert tiles_of(person) >= 2
    finish(person)
    person.page.wait_for_selector('[data-phase="flight"]')
    person.check()


def build_badly(person: Visitor) -> None:
    for _ in range(20):
        take_tile(person)
        if person.page.locator(".cell.poor").count():
            person.page.locator(".cell.poor").first.click()
            wait_hand(person, full=False)
            return
        put_back(person)
    raise AssertionError("every tile fits everywhere")


def test_coming_back_while_building(visit: Visit) -> None:
    """Tile in hand, ship and sand are as before after the page was loaded anew."""
    person = visit()
    begin(person, {**RACE, "seconds": 90})
    build_tile(person)
    build_tile(person)
    hand = take_tile(person)
    person.page.wait_for_timeout(2_500)
    before = sand_of(person)
    person.page.reload()
    wait_hand(person, full=True)
    assert person.page.locator("[data-hand]").get_attribute("data-hand") == hand
    assert tiles_of(person) == 3
    assert before - 6 < sand_of(person) <= before < 89
    person.check()


def sand_of(person: Visitor) -> int:
    return int(person.page.locator("[data-sand]").first.get_attribute("data-sand") or -1)


def test_a_step_over_days_shows_its_deadline(visit: Visit) -> None:
    """GT6.4 Hours instead of seconds, and how many actions of the step are used."""
    person = visit(lang="de")
    begin(person, DAYS, "bot:random")
    build_tile(person)
    glass = person.page.locator(".hourglass")
    expect(glass).to_contain_text("11 Std. 5")
    expect(glass).to_contain_text("von 8 Aktionen dieses Schritts")
    person.check()


# --- racing --------------------------------------------------------------------------------------


def test_a_grabbed_tile_shows_at_once(visit: Visit) -> None:
    """From the click to the tile in hand, over server and database, on one machine."""
    person = visit()
    begin(person, RACE, "bot:random")
    for _ in range(ROUNDS):
        times = [grab(person) for _ in range(GRABS)]
        print("ms from click to hand:", [round(ms) for ms in times])
        if statistics.median(times) < MOST_MS:
            return
    raise AssertionError(times)


def grab(person: Visitor) -> float:
    wait_codes(person, "take-pile")
    passed = float(person.page.evaluate(GRAB))
    put_back(person)
    return passed


def test_losing_a_race_is_told_kindly(visit: Visit) -> None:
    host, guest = visit(), visit()
    two_racers(host, guest)
    tile = take_tile(host)
    put_back(host)
    guest.page.wait_for_selector(f'[data-open="{tile}"].lit')
    guest.press(f'[data-open="{tile}"]')
    wait_hand(guest, full=True)
    host.page.fill("#code", f"take-open:{tile}")
    host.page.press("#code", "Enter")
    note = host.page.locator(".prompt .note")
    expect(note).to_contain_text("Berta was a blink faster")
    expect(host.page.locator(".prompt .error")).to_have_count(0)
    put_back(guest)  # somebody else's move does not take the words away
    expect(note).to_be_visible()
    build_tile(host)  # an own one does
    expect(note).to_have_count(0)


def test_the_moves_of_others_leave_alone_what_one_is_about_to_do(visit: Visit) -> None:
    """Selection, confirmation, ghost and armed order tile survive; what is gone is said."""
    host, guest = visit(), visit()
    two_racers(host, guest)
    host.press('[data-code="take-pile"]')
    confirm = host.page.locator(".prompt .confirm")
    expect(confirm).to_be_visible()
    first = take_tile(guest)
    host.page.wait_for_selector('[data-ship="1"] .hand[title]', state="attached")
    expect(confirm).to_be_visible()
    host.confirm()
    wait_hand(host, full=True)
    host.page.locator("[data-lit]").first.hover()
    expect(host.page.locator(".ghost")).to_be_visible()
    put_back(guest)
    host.page.wait_for_selector(f'[data-open="{first}"]')
    expect(host.page.locator(".ghost")).to_be_visible()
    put_back(host)
    host.press('[data-order="1"]')
    host.press(f'[data-code="take-open:{first}"]')
    expect(confirm).to_be_visible()
    guest.press(f'[data-open="{first}"]')
    wait_hand(guest, full=True)
    expect(confirm).to_have_count(0)
    expect(host.page.locator(".prompt .error")).to_contain_text("somebody else was faster")
    expect(host.page.locator('[data-order="1"]')).to_have_class(re.compile("selected"))


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


@pytest.mark.parametrize("phone", [False, True])
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


@pytest.mark.parametrize(("phone", "theme"), LOOKS)
def test_the_board_is_accessible(visit: Visit, phone: bool, theme: str) -> None:
    person = visit(phone=phone, theme=theme)
    begin(person, RACE, "bot:random")
    build_tile(person)
    faults = []
    for tab in ("ship", "yard", "fleet"):
        show(person, tab)
        faults += violations(person.page)
    take_tile(person)
    show(person, "ship")
    faults += violations(person.page)
    for kind in ("shield", "load", "cannons"):
        asked(person, kind)
        for tab in ("ship", "yard"):
            show(person, tab)
            faults += violations(person.page)
    assert faults == []


@pytest.mark.parametrize("kind", ["", "load", "cannons"])
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


@pytest.mark.parametrize("rounds", ["III", "IIIa"])
@pytest.mark.parametrize("kind", ["take-pile", "load"])
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


TOO_SMALL = """() => [...document.querySelectorAll('main button')]
  .filter((entry) => entry.offsetParent && !entry.matches('.rule'))
  .map((entry) => [entry.outerHTML.slice(0, 90), entry.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""


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
    used |= {f"{key}-touch" for key in used}  # what lessons say where fingers play
    assert {key for key in known - used if not any(one.fullmatch(key) for one in families)} == set()
