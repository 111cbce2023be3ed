"""Merchant of Venus by clicking: the map, the markets, a whole short game."""

import json
import re
from functools import cache
from importlib import resources
from typing import Any

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from raumhafen.games.merchant_of_venus import __name__ as MERCHANT_OF_VENUS
from tests.browser.browsers import LOOKS, ROOT, Visitor, comes_to, expect, violations
from tests.browser.clicking import join, start_table
from tests.browser.conftest import Visit
from tests.browser.merchants import (
    GAME,
    PANELS,
    SEEDS,
    SHORT,
    at_question,
    is_in_sight,
    make_table,
    play,
    play_on,
    sit_down,
    tap_space,
    wait_question,
)
from tests.browser.recordings import Recording
from tests.browser.truckers import play_from
from tests.text.keys import messages

pytestmark = pytest.mark.slow
LONG_SECONDS = 1500


# --- tables --------------------------------------------------------------------------------------


# --- the board -----------------------------------------------------------------------------------


def test_a_whole_short_game(visit: Visit) -> None:
    """Two people, one of them with a German phone, and a bot: fifteen rounds by clicking."""
    host, guest = visit(), visit(lang="de", phone=True)
    table = make_table(host, ["me", "open", "bot:greedy"], SHORT)
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    given, places = play([host, guest])
    assert places["map"] >= 10
    assert {"head", "pilot", "gauge"} <= set(given)
    assert {"buy", "sell", "load", "go"} & set(given)
    for person in (host, guest):
        person.page.wait_for_selector("[data-over]", state="attached")
        person.check()
    expect(host.page.locator("dialog .body")).to_contain_text("Credits for fame")
    expect(guest.page.locator("dialog .body")).to_contain_text("Credits für Ruhm")


@pytest.mark.soak
def test_a_whole_game_of_thirty_rounds(visit: Visit) -> None:
    """One person and three bots, with everything as in the box, to the score."""
    person = visit()
    start_table([person], make_table(person, ["me", "bot:greedy", "bot:greedy", "bot:random"], {}))
    given, places = play([person], LONG_SECONDS)
    assert places["map"] >= 20 and {"head", "gauge", "go"} <= set(given)
    assert {"buy", "load"} & set(given)
    expect(person.page.locator("[data-round]")).to_have_attribute("data-round", "30")
    expect(person.page.locator("dialog .body")).to_contain_text("Credits for fame")
    person.check()


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


@pytest.mark.parametrize("phone", [False, True])
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


# Where the button that flies lies, picture by picture, while a forecast could come.
LIES = """(button) => new Promise((done) => {
  const seen = new Set();
  const until = performance.now() + 800;
  const look = () => {
    const { left, top } = button.getBoundingClientRect();
    seen.add(`${left} ${top}`);
    if (performance.now() < until) requestAnimationFrame(look);
    else done(seen.size);
  };
  look();
})"""


def test_nothing_moves_between_the_two_taps_of_a_finger(visit: Visit) -> None:
    """The first tap shows the way, and the button of the second stays where it is."""
    person = visit(phone=True)
    play_on_at_the_fork(person)
    assert is_in_sight(person, "cw07")
    person.press('[data-space="cw07"] .hit')
    assert person.page.locator('[data-go="cw07"]').evaluate(LIES) == 1
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


@pytest.mark.parametrize("phone", [False, True])
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


# --- what lies on the table ----------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "phone"), [("card-option", False), ("reward", True)])
def test_an_open_card_is_readable_after_a_reload(visit: Visit, kind: str, phone: bool) -> None:
    person = visit(lang="de" if phone else "en", phone=phone)
    play_on(person, at_question(kind))
    wait_question(person, kind)
    text = person.page.locator(".on-table").inner_text()
    assert len(text) > 10
    person.page.reload()
    wait_question(person, kind)
    expect(person.page.locator(".on-table")).to_have_text(text, use_inner_text=True)
    comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
    person.check()


def test_a_failed_check_shows_die_and_value(visit: Visit) -> None:
    person = visit()
    play_on(person, at_question("hazard-failed"))
    wait_question(person, "hazard-failed")
    expect(person.page.locator(".on-table")).to_contain_text("was rolled")
    assert violations(person.page) == []
    person.check()


def after_a_roll() -> Session:
    """Seat 0 is asked where to go, and the dice of seat 1 still lie there."""
    session = at_question("depart")
    while not is_after_a_roll(session):
        seat = session.state.deciders()[0]
        options = session.state.options(seat)
        action = session.game.mind().greedy(session.state, seat, options)
        session.act(seat, session.game.actions.code(action))
        session.settle()
    return session


def is_after_a_roll(session: Session) -> bool:
    question = session.state.asked[0]
    thrown = session.view(0)["board"]["turn"]["thrown"]
    asked = question is not None and question.ask.name == "depart"
    return asked and thrown is not None and thrown["seat"] == 1


def test_the_last_roll_lies_there_until_the_next(visit: Visit) -> None:
    """MV4.6"""
    session = after_a_roll()
    dice = session.view(0)["board"]["turn"]["thrown"]["dice"]
    person = visit()
    play_on(person, session)
    wait_question(person, "depart")
    tray = person.page.locator("[data-thrown]").first
    expect(tray).to_have_attribute("data-thrown", " ".join(str(die) for die in dice))
    expect(tray.locator("xpath=..")).to_have_attribute(
        "aria-label", re.compile("The last roll, by")
    )
    assert violations(person.page) == []
    person.check()


def test_a_bill_is_split_in_plain_words(visit: Visit) -> None:
    """Answers name what comes from the card and what is paid in cash."""
    person = visit()
    play_on(person, at_question("payment"))
    wait_question(person, "payment")
    expect(person.page.locator("[data-bill]")).to_contain_text("costs")
    expect(person.page.locator('[data-choice^="from-card:"]').last).to_contain_text("card")
    person.check()


def test_the_solo_challenge_shows_its_progress(visit: Visit) -> None:
    person = visit()
    play_on(person, at_question("depart", seats=1))
    wait_question(person, "depart")
    person.press('[data-tab="tasks"]')
    expect(person.page.locator("[data-challenge]")).to_contain_text("/")
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


# --- looks ---------------------------------------------------------------------------------------

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


@cache
def traded() -> Recording:
    return Recording(GAME, 4, 5)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
@pytest.mark.parametrize("share", [0.0, 0.5])
def test_on_the_whole_map_names_cross_no_space(
    visit: Visit, lang: str, width: int, height: int, share: float
) -> None:
    """Neither at the beginning nor when most peoples are known; and no name another name."""
    person = visit(lang=lang, phone=width < 760)
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    game = traded()
    play_from(person, game.text, int(share * len(game.session.replay.history)))
    page.locator(".galaxy").focus()
    page.keyboard.press("0")
    expect(page.locator(".galaxy.far")).to_have_count(1)
    expect(page.locator("[data-name]")).to_have_count(17)
    comes_to(page, CROSSED, [])
    comes_to(page, COVERED, [])
    person.check()


def test_nothing_on_the_map_moves_for_ever(visit: Visit) -> None:
    """A phone that waits for its owner rests; who wants no motion sees none."""
    person = visit()
    sit_down(person)
    running = "() => document.querySelector('.galaxy').getAnimations({subtree: true}).length"
    expect(person.page.locator(".galaxy .ring")).not_to_have_count(0)
    assert person.page.evaluate(running) == 0
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.wait_for_selector(":root[data-motion=full]")
    turns = person.page.locator(".galaxy .ring").first
    expect(turns).to_have_css("animation-name", re.compile("spin"))
    expect(turns).to_have_css("animation-iteration-count", "1")
    person.page.wait_for_function(f"{running} === 0")
    person.check()


@pytest.mark.parametrize(("phone", "theme"), LOOKS)
def test_the_board_is_accessible(visit: Visit, theme: str, phone: bool) -> None:
    person = visit(theme=theme, phone=phone)
    sit_down(person)
    faults = violations(person.page)
    for name in (*PANELS, *(["ship"] if phone else [])):
        if person.page.locator(f'[data-tab="{name}"][aria-pressed="true"]').count() == 0:
            person.press(f'[data-tab="{name}"]')
        faults += violations(person.page)
    person.press(".seat >> nth=1")
    person.page.wait_for_selector("dialog")
    faults += violations(person.page)
    assert faults == []
    person.check()


@pytest.mark.parametrize("width", [360, 390])
def test_a_small_screen_keeps_everything_in_reach(visit: Visit, width: int) -> None:
    """Nothing sticks out; what one taps beside the map is large enough; the map fills the rest."""
    person = visit(phone=True)
    person.page.set_viewport_size({"width": width, "height": 780})
    sit_down(person)
    small = person.page.evaluate(
        """() => [...document.querySelectorAll('main button')]
          .filter((entry) => entry.offsetParent && !entry.matches('.rule, .close'))
          .map((entry) => [entry.outerHTML.slice(0, 90), entry.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
          .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""
    )
    assert small == []
    comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
    box = person.page.locator(".galaxy").bounding_box()
    assert box is not None and box["width"] > width - 20 and box["height"] > 300
    person.press('[data-tab="prices"]')
    expect(person.page.locator("section.prices")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_key_of_the_board_has_words(lang: str) -> None:
    """Keys with gaps stand for all that begin and end alike; no word is left over."""
    folder = ROOT / "web" / "src" / "games" / "merchant_of_venus"
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.iterdir()))
    used = set(re.findall(r"""["'](mv-[a-z0-9-]+)["']""", source))
    gaps = {re.sub(r"\$\{[^}]*\}", "GAP", key) for key in re.findall(r"`(mv-[^`]*)`", source)}
    families = [re.compile(re.escape(gap).replace("GAP", "[a-z0-9-]+")) for gap in gaps]
    file = resources.files(MERCHANT_OF_VENUS) / "text" / lang / "board.ftl"
    known = {key for key in messages(file.read_text(encoding="utf-8")) if key.startswith("mv-")}
    assert used - known == set()
    used |= {f"{key}-touch" for key in used}  # what lessons say where fingers play
    assert {key for key in known - used if not any(one.fullmatch(key) for one in families)} == set()
