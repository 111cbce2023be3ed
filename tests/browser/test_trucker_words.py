"""Galaxy Trucker explains itself: before a tile is laid, a ship finished, a battery spent."""

from __future__ import annotations

import re

import pytest

from tests.browser.browsers import Visitor, comes_to, expect, sampled
from tests.browser.conftest import Visit
from tests.browser.recordings import play_from
from tests.browser.truckers import (
    SHORT,
    answer,
    asked,
    begin,
    four_fly,
    put_back,
    recorded,
    take_tile,
    wait_codes,
    wait_hand,
)

pytestmark = pytest.mark.slow

# Whether all of it can be read without scrolling, and nothing lies in front of it.
IN_SIGHT = """(entry) => {
  const { left, top, bottom } = entry.getBoundingClientRect();
  const front = document.elementFromPoint(left + 6, (top + bottom) / 2);
  return bottom > top && top >= 0 && bottom <= innerHeight && entry.contains(front);
}"""


def hover_over_a_fault(person: Visitor) -> None:
    for _ in range(20):
        take_tile(person)
        if person.page.locator(".cell.poor").count():
            person.page.locator(".cell.poor").first.hover()
            return
        put_back(person)
    raise AssertionError("every tile fits everywhere")


@pytest.mark.soak
def test_a_laptop_names_the_tile_and_its_fault(visit: Visit) -> None:
    person = visit()
    person.page.set_viewport_size({"width": 1280, "height": 800})
    begin(person, SHORT)
    hover_over_a_fault(person)
    for place in (".bar .what b", "[data-ghost-fault]"):
        comes_to(person.page.locator(place).first, IN_SIGHT)
    person.check()


def test_finishing_is_explained_before_it_is_done(visit: Visit) -> None:
    """GT8.1 It cannot be undone, and a fault costs tiles; one may also build on."""
    person = visit()
    begin(person, SHORT)
    hover_over_a_fault(person)
    person.page.locator(".cell.poor").first.click()
    wait_hand(person, full=False)
    wait_codes(person, "finish:")
    person.press("[data-order].lit")
    note = person.page.locator("[data-finishing]")
    expect(note).to_contain_text("cannot build on")
    expect(note).to_contain_text("fault")
    person.press("[data-finish-no]")
    expect(note).to_have_count(0)
    assert wait_codes(person, "finish:")
    person.press("[data-order].lit")
    person.press("[data-finish-yes]")
    person.page.wait_for_selector("[data-code^='finish:']", state="detached")
    person.check()


@pytest.mark.parametrize("kind", sampled("cannons", "engines"))
def test_the_card_shows_how_strong_everybody_is(visit: Visit, kind: str) -> None:
    """Even a small screen shows all seats before batteries are spent, without scrolling."""
    person = visit(phone=True)
    asked(person, kind)
    rivals = person.page.locator(f"[data-rivals={kind}]").first
    expect(rivals.locator("li")).not_to_have_count(0)
    comes_to(rivals, IN_SIGHT)
    for entry in rivals.locator("li").all():
        expect(entry).to_contain_text(re.compile(r"[\d½]"))
    person.check()


COLOUR = "(text) => getComputedStyle(text).color"


def test_against_an_enemy_each_answer_says_what_comes_of_it(visit: Visit) -> None:
    person = visit()
    asked(person, "cannons")
    while not person.page.locator(".card .big").count():
        answer(person, person.wait_asked())
        person.wait_asked("cannons")
    for choice in person.page.locator("[data-choice^=cannons]").all():
        expect(choice).to_contain_text(re.compile("you win|a draw|too weak"))
    weak = person.page.locator("[data-choice^=cannons]", has_text="too weak").locator("small")
    strong = person.page.locator("[data-choice^=cannons]", has_text="you win").locator("small")
    colours = [one.first.evaluate(COLOUR) for one in (weak, strong) if one.count()]
    assert len(colours) == len(set(colours)) == 2  # a defeat does not shine like a victory


def test_who_flies_on_anyway_is_not_asked_again(visit: Visit) -> None:
    """GT18.3 The standing answer is offered, holds for the flight, and giving up is explained."""
    person = visit()
    game = four_fly(1)
    play_from(person, game.text, game.moments["give-up"][0])
    person.wait_asked("give-up")
    expect(person.page.locator('[data-choice="give-up"]')).to_contain_text("half price")
    expect(person.page.locator("#standing.on")).to_have_count(0)
    person.press("#standing")
    person.press(".standing button >> nth=0")
    person.page.wait_for_function(
        "() => document.querySelector('[data-card]') || document.querySelector('[data-over]')"
    )
    expect(person.page.locator("[data-code='give-up']")).to_have_count(0)
    expect(person.page.locator("#standing.on")).to_have_count(1)
    person.check()


@pytest.mark.parametrize(
    ("rounds", "kind", "lang", "left"),
    [
        pytest.param(
            "II", "lose-crew", "en", ["5 crew members", "4 crew members"], marks=pytest.mark.soak
        ),
        ("II", "lose-crew", "de", ["5 Besatzungsmitglieder", "4 Besatzungsmitglieder"]),
        pytest.param("II", "battery", "en", ["2 batteries", "1 battery"], marks=pytest.mark.soak),
        ("III", "lose-goods", "en", ["3 cubes", "2 cubes"]),
    ],
)
def test_questions_that_repeat_say_how_many_are_left(
    visit: Visit, rounds: str, kind: str, lang: str, left: list[str]
) -> None:
    """GT17.4, GT17.5, GT17.6 Figures, tokens and cubes go one by one; the prompt counts down."""
    person = visit(lang=lang)
    game = recorded(rounds, 4, {"II": 1, "III": 4}[rounds])
    play_from(person, game.text, game.moments[kind][0])
    for words in left:
        codes = person.wait_asked(kind)
        expect(person.page.locator(".prompt")).to_contain_text(words)
        person.answer(next(code for code in codes if code.startswith(kind)))
    person.check()


@pytest.mark.soak
def test_a_volley_says_how_much_is_still_to_come(visit: Visit) -> None:
    person = visit()
    game = recorded("III", 4, 4)
    play_from(person, game.text, game.moments["shield"][0])
    person.wait_asked("shield")
    expect(person.page.locator(".prompt")).to_contain_text("5 more to follow")
    expect(person.page.locator(".volley .fate").last).to_have_text("on its way")
    person.check()


@pytest.mark.soak
def test_aliens_say_what_they_bring(visit: Visit) -> None:
    """GT11.5, GT13.2 Before the first card is turned over, which is told, too."""
    person = visit()
    game = recorded("IIIa", 4, 4)
    play_from(person, game.text, game.moments["crew"][0])
    person.wait_asked("crew")
    expect(person.page.locator('[data-choice$=":humans"]')).to_contain_text("2 crew members")
    alien = person.page.locator('[data-choice$=":purple"]')
    expect(alien).to_contain_text("1 crew member; if the ship can shoot at all, cannons +2")
    expect(person.page.locator(".track .deck").first).to_have_text("16 cards ahead")
    person.check()


READABLE = "(text) => text.getBoundingClientRect().height >= 13"


@pytest.mark.parametrize("widths", sampled((360, 390), (1024, 1280)))
def test_the_flight_board_can_be_read_on_every_screen(
    visit: Visit, widths: tuple[int, ...]
) -> None:
    """The picture shrinks with its column, its words do not."""
    person = visit(phone=widths[0] < 760)
    game = four_fly(1)
    play_from(person, game.text, game.moments["give-up"][0])
    person.wait_asked("give-up")
    for width in widths:
        person.page.set_viewport_size({"width": width, "height": 800})
        for place in (".track .deck", ".track .gap"):
            comes_to(person.page.locator(place).first, READABLE)
    person.check()


def put_back_what_stays(person: Visitor) -> str:
    """A tile that still lies there when it is the person's turn again."""
    for _ in range(10):
        tile = take_tile(person)
        put_back(person)
        if f"take-open:{tile}" in wait_codes(person, "take-"):
            return tile
    raise AssertionError("the bot takes everything")


@pytest.mark.soak
def test_face_up_tiles_name_their_connectors(visit: Visit) -> None:
    """In words, in the list and at the tile; nobody reads the figures of a tile."""
    person = visit()
    begin(person, SHORT)
    tile = put_back_what_stays(person)
    words = re.compile(r"ahead \w+, right \w+, behind \w+, left \w+")
    entry = person.page.locator(f'[data-code="take-open:{tile}"]')
    expect(entry).to_contain_text(words)
    expect(entry).not_to_contain_text(re.compile(r"[0-3]{4}"))
    expect(person.page.locator(f'[data-open="{tile}"]')).to_have_attribute("aria-label", words)
    person.check()
