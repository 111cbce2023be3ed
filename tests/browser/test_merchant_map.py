"""The map of Merchant of Venus by clicking: ways, names that cover nothing, search and zoom."""

import json
from functools import cache
from typing import Any

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import AT_A_DESK, WITH_A_PHONE, Page, Visitor, comes_to, expect
from tests.browser.clicking import places_seen
from tests.browser.conftest import Visit
from tests.browser.merchants import (
    GAME,
    SEEDS,
    is_in_sight,
    sit_down,
    tap_space,
    wait_question,
)
from tests.browser.recordings import Recording, play_from, play_on

pytestmark = pytest.mark.slow

# --- ways ----------------------------------------------------------------------------------------


def at_the_fork(seed: int) -> Session | None:
    """Seat 0 has flown towards the Colony World and can reach its city, two forks away, but
    not come round to where it was."""
    game = load_game(GAME)
    session = Session.new(game, 2, {"rounds": 15, "pilots": "dealt"}, seed)
    rng = Rng(seed)
    session.settle()
    for _ in range(12):
        seat = session.state.deciders()[0]
        view = session.view(seat)
        codes = list(view["question"]["options"])
        reach = view["board"]["mine"].get("reach") or {}
        if seat == 0 and view["question"]["kind"] == "step" and "go:cw08-cw07" in codes:
            return session if "cw02" in reach and "r_gb_cw_4" not in reach else None
        wanted = [c for c in codes if c in ("head:r_gb_cw_1", "done") and seat == 0]
        session.act(seat, wanted[0] if wanted else codes[rng.below(len(codes))])
        session.settle()
    return None


def play_on_at_the_fork(person: Visitor) -> None:
    """A real table that begins at that fork."""
    found = (at_the_fork(seed) for seed in range(SEEDS))
    play_on(person, next(one for one in found if one is not None))
    wait_question(person, "step")


def sent_bundles(person: Visitor) -> list[list[str]]:
    """Fills itself while the person plays."""
    found: list[list[str]] = []

    def hear(frame: Any) -> None:
        message = json.loads(frame)
        if "codes" in message:
            found.append(message["codes"])

    person.page.on("websocket", lambda socket: socket.on("framesent", hear))
    return found


@pytest.mark.parametrize("phone", WITH_A_PHONE)
def test_a_way_is_flown_as_one_bundle(visit: Visit, phone: bool) -> None:
    """Pointing at a city two forks away draws the way and flies it; the system is met."""
    person = visit(phone=phone)
    bundles = sent_bundles(person)
    play_on_at_the_fork(person)
    if not phone:
        person.press("[data-zoom=flag]")
        person.page.hover('[data-space="cw02"]')
        expect(person.page.locator('[data-route="cw02"]')).to_contain_text("100%")
        expect(person.page.locator("path.route")).to_have_count(2)
    assert is_in_sight(person, "cw02")
    tap_space(person, "cw02")
    wait_question(person, "business")
    assert bundles == [["go:cw08-cw07", "go:cw06-cw02"]]
    expect(person.page.locator('[data-place="cw"]')).to_be_visible()
    person.check()


# Whether a click in the middle of something would hit it.
IN_FRONT = """(card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.soak
def test_a_card_that_pointing_shows_keeps_no_space_from_being_clicked(visit: Visit) -> None:
    """It comes and goes with the mouse; beneath it may lie the very space that is pointed at."""
    person = visit()
    play_on_at_the_fork(person)
    person.press("[data-zoom=flag]")
    person.page.hover('[data-space="cw02"]')
    card = person.page.locator('[data-route="cw02"]')
    expect(card).to_be_visible()
    assert not card.evaluate(IN_FRONT)
    person.check()


def test_nothing_moves_between_the_two_taps_of_a_finger(visit: Visit) -> None:
    """The first tap shows the way, and the button of the second stays where it is."""
    person = visit(phone=True)
    play_on_at_the_fork(person)
    assert is_in_sight(person, "cw07")
    person.press('[data-space="cw07"] .hit')
    assert places_seen(person, '[data-go="cw07"]') == 1
    person.check()


def test_the_table_says_why_a_line_is_closed(visit: Visit) -> None:
    person = visit()
    play_on_at_the_fork(person)
    lit = person.page.locator("[data-codes]").evaluate_all("(all) => all.map((e) => e.dataset)")
    assert {entry["codes"] for entry in lit} == set(person.status()["codes"])
    assert is_in_sight(person, "r_gb_cw_4")
    tap_space(person, "r_gb_cw_4")
    expect(person.page.locator(".prompt .error")).to_contain_text("where you just came from")
    person.check()


@pytest.mark.soak
@pytest.mark.parametrize("phone", AT_A_DESK)
def test_closed_lines_are_seen(visit: Visit, phone: bool) -> None:
    """The way back has a bar across it, and it goes when the movement is over."""
    person = visit(phone=phone)
    play_on_at_the_fork(person)
    back = person.page.locator("[data-closed].back")
    expect(back).to_have_count(1)
    assert is_in_sight(person, "cw02")
    tap_space(person, "cw02")
    wait_question(person, "business")
    expect(back).to_have_count(0)
    person.check()


def test_the_map_is_searched_panned_and_zoomed(visit: Visit) -> None:
    person = visit()
    sit_down(person)
    page = person.page
    sheet = page.locator(".galaxy svg > g").first
    start = sheet.get_attribute("transform")
    page.fill("#mv-search", "Terror")
    person.press('[data-found="wts01"]')
    expect(page.locator('[data-route="wts01"]')).to_contain_text("Terror Town")
    expect(sheet).not_to_have_attribute("transform", start or "")
    found = sheet.get_attribute("transform")
    page.wait_for_timeout(300)
    assert sheet.get_attribute("transform") == found, "the map does not stay where it was moved"
    page.locator(".galaxy").focus()
    page.keyboard.press("ArrowUp")
    expect(sheet).not_to_have_attribute("transform", found or "")
    page.keyboard.press("0")
    whole = sheet.get_attribute("transform") or ""
    page.keyboard.press("+")
    expect(sheet).not_to_have_attribute("transform", whole)
    page.fill("#mv-search", "Voil")
    person.press('[data-found="g02"]')
    expect(page.locator('[data-good="g02"]')).to_contain_text("Who buys it")
    expect(page.locator(".pin.sale")).to_have_count(4)
    person.check()


# --- names ---------------------------------------------------------------------------------------

# Pairs of words on the map of which one covers a part of the other.
COVERED = """() => {
  const words = [...document.querySelectorAll('.names .name, .label .plate')].map((entry) => ({
    text: entry.textContent.trim() || entry.parentElement.textContent.trim(),
    box: entry.getBoundingClientRect(),
  }));
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return words.flatMap((one, at) => words.slice(at + 1)
    .filter((other) => across(one.box, other.box) > 3 && down(one.box, other.box) > 4)
    .map((other) => `${one.text} / ${other.text}`));
}"""


# Plates of regions in the middle of whose writing there is a space.
WRITTEN_OVER = """() => {
  const spots = [...document.querySelectorAll('[data-space] .hit')].map((entry) => {
    const { x, y, width, height } = entry.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const isIn = (box) => ([x, y]) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  return [...document.querySelectorAll('.label')]
    .filter((entry) => spots.some(isIn(entry.querySelector('.plate').getBoundingClientRect())))
    .map((entry) => entry.dataset.region);
}"""


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_name_on_the_map_covers_another(visit: Visit, lang: str) -> None:
    person = visit(lang=lang)
    sit_down(person)
    page = person.page
    page.locator(".galaxy").focus()
    page.keyboard.press("0")
    for _ in range(6):
        page.wait_for_timeout(150)
        comes_to(page, COVERED, [])
        page.keyboard.press("+")
    page.wait_for_timeout(150)
    comes_to(page, WRITTEN_OVER, [])
    person.check()


# Names of regions on the whole map of which a letter stands on something that is drawn as a space.
CROSSED = """() => {
  const art = ':scope > :not(.hit, .halo, .ring, .odds)';
  const spaces = [...document.querySelectorAll('[data-space]')].map((space) => (
    { id: space.dataset.space, box: space.querySelector(art).getBoundingClientRect() }));
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return [...document.querySelectorAll('[data-name] text')].flatMap((name) => {
    const box = name.getBoundingClientRect();
    return spaces.filter((space) => across(box, space.box) > 1 && down(box, space.box) > 1)
      .map((space) => `${name.textContent} / ${space.id}`);
  });
}"""


# Names of regions on the whole map that a ship stands on.
UNDER_SHIPS = """() => {
  const ships = [...document.querySelectorAll('.ship .hull')].map((hull) =>
    hull.getBoundingClientRect());
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return [...document.querySelectorAll('[data-name] text')]
    .filter((name) => ships.some((ship) => {
      const box = name.getBoundingClientRect();
      return across(box, ship) > 1 && down(box, ship) > 1;
    }))
    .map((name) => name.textContent);
}"""


LARGE, SMALL = ((1440, 900), (1280, 720)), ((390, 844),)


@cache
def traded() -> Recording:
    return Recording(GAME, 4, 5)


@pytest.mark.parametrize(
    ("lang", "sizes"),
    [
        ("de", SMALL),
        pytest.param("en", LARGE, marks=pytest.mark.soak),
        pytest.param("en", SMALL, marks=pytest.mark.soak),
        pytest.param("de", LARGE, marks=pytest.mark.soak),
    ],
)
def test_on_the_whole_map_names_cross_no_space(
    visit: Visit, lang: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    """Neither at the beginning nor when most peoples are known; and no other name, and no ship."""
    person = visit(lang=lang, phone=sizes[0][0] < 760)
    game = traded()
    for share in (0.0, 0.5):
        play_from(person, game.text, int(share * len(game.session.replay.history)))
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            see_whole_map(person.page)
    person.check()


def see_whole_map(page: Page) -> None:
    page.locator(".galaxy").focus()
    page.keyboard.press("0")
    expect(page.locator(".galaxy.far")).to_have_count(1)
    expect(page.locator("[data-name]")).to_have_count(17)
    comes_to(page, CROSSED, [])
    comes_to(page, COVERED, [])
    comes_to(page, UNDER_SHIPS, [])


@pytest.mark.soak
def test_a_name_gives_way_to_a_ship(visit: Visit) -> None:
    """On the whole map, at a moment at which one would stand on a name."""
    person = visit(size=(1280, 720))
    page = person.page
    person.guest("Ada")
    replay = person.send("/api/replays", traded().text, "application/x-ndjson")["id"]
    person.open(f"/replay/{replay}?at=436")
    page.locator(".galaxy").focus()
    page.keyboard.press("0")
    expect(page.locator(".galaxy.far")).to_have_count(1)
    expect(page.locator(".ship .hull")).to_have_count(4)
    comes_to(page, UNDER_SHIPS, [])
    comes_to(page, CROSSED, [])
    person.check()
