"""One dock for every game: tools with words that never move, a log that follows, a way out."""

from urllib.parse import unquote

import pytest

from raumhafen.games import METAS
from tests.browser.browsers import GERMAN, WISHES, Visitor, expect, sampled
from tests.browser.clicking import places_seen, play_until, sit_down_at
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
WORDS = {
    "en": ["Undo", "Redo", "Turn", "Hint", "Keys"],
    "de": ["Zurück", "Vor", "Zug neu", "Tipp", "Tasten"],
}


def place_of_tools(person: Visitor) -> dict[str, float]:
    box = person.page.locator("#undo").bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"]}


@pytest.mark.parametrize("game", sorted(METAS))
def test_tools_never_move(visit: Visit, game: str) -> None:
    """However long the question, its answers and the panel of standing answers are."""
    phone = game == "space-base"
    person = visit(phone=phone, size=(390, 844) if phone else (1366, 768))
    sit_down_at(person, game)
    place = place_of_tools(person)
    for _ in range(4):
        person.wait_asked()
        assert place_of_tools(person) == place
        person.answer(person.status()["codes"][0])
    if person.page.locator("#standing").count():
        person.press("#standing")
        expect(person.page.locator(".standing")).to_be_visible()
    assert place_of_tools(person) == place
    person.check()


@pytest.mark.parametrize("folded", sampled(False, True))
def test_the_button_that_confirms_stays_under_the_finger(visit: Visit, folded: bool) -> None:
    """On a phone the forecast comes a moment after the first tap, and moves nothing."""
    person = visit(phone=True)
    person.context.add_init_script(WISHES % '{"confirm": "always"}')
    sit_down_at(person, "sternenkinder")
    play_until(person, "pass")
    if (person.page.get_attribute(".fold", "aria-expanded") == "true") == folded:
        person.press(".fold")
    person.press('button[data-tab="act"]')
    person.press('.assistant [data-choice="pass"]')
    assert places_seen(person, ".confirm .primary") == 1
    expect(person.page.locator(".talk [data-forecast]")).to_be_visible()
    person.check()


@pytest.mark.parametrize("lang", GERMAN)
def test_tools_have_words(visit: Visit, lang: str) -> None:
    person = visit(lang=lang)
    sit_down_at(person, "galaxy-trucker")
    words = person.page.locator(".own .tool").all_inner_texts()
    assert [word for word in WORDS[lang] if word not in words] == []
    cut = "(tools) => tools.filter((t) => t.scrollWidth > t.clientWidth).map((t) => t.id)"
    assert person.page.locator(".own .tool").evaluate_all(cut) == []
    # Who speaks to the page says the word that is seen: it is the whole name.
    for word in words:
        expect(person.page.get_by_role("button", name=word, exact=True).first).to_be_attached()


def decided_twice(person: Visitor) -> list[str]:
    """Two own decisions, the second right after the first, as the button tells them."""
    sit_down_at(person, "space-base")
    while "split" not in person.wait_asked():
        person.answer(person.status()["codes"][0])
    told: list[str] = []
    for _ in range(2):
        codes = person.wait_asked()
        person.answer("sum" if told and "sum" in codes else codes[0])
        person.wait_asked()
        told.append(str(person.page.locator("#undo").get_attribute("title")))
    return told


def test_undo_says_what_it_takes_back_again_and_again(visit: Visit) -> None:
    """After an undo the button speaks of the move before; undone lines are struck through."""
    person = visit()
    first, second = decided_twice(person)
    page = person.page
    person.press("#undo")
    expect(page.locator("#undo")).to_have_attribute("title", first)
    gone = page.locator(".log .line.gone").last
    expect(gone).to_be_visible()
    struck = gone.locator("> span").last.evaluate("(s) => getComputedStyle(s).textDecorationLine")
    assert struck == "line-through"
    assert first != second
    before = page.locator(".log .line.gone").count()
    person.wait_asked()
    person.press("#undo")
    page.wait_for_function(
        "(n) => document.querySelectorAll('.log .line.gone').length > n", arg=before
    )


AT_END = """() => {
  const log = document.querySelector('.log');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


def long_log(person: Visitor) -> None:
    sit_down_at(person, "space-base")
    while not person.page.locator(".log").evaluate("(l) => l.scrollHeight > 2 * l.clientHeight"):
        person.wait_asked()
        person.answer(person.status()["codes"][0])
    person.wait_asked("split")


def test_log_follows_and_finds_its_newest_line(visit: Visit) -> None:
    """After a hint, too, which takes room away; who reads old lines is left alone."""
    person = visit(size=(1366, 768))
    long_log(person)
    page = person.page
    page.wait_for_function(AT_END)
    person.press("#hint")
    expect(page.locator(".hint b").first).to_be_visible()
    page.wait_for_function(AT_END)
    expect(page.locator(".newest")).to_have_count(0)
    page.locator(".log").evaluate("(log) => { log.scrollTop = 0; }")
    expect(page.locator(".newest")).to_be_visible()
    person.answer(person.status()["codes"][0])
    assert page.locator(".log").evaluate("(log) => log.scrollTop") == 0
    person.press(".newest")
    page.wait_for_function(AT_END)
    expect(page.locator(".newest")).to_have_count(0)


def test_focus_stays_in_the_list(visit: Visit) -> None:
    """Who plays by keyboard answers question after question without finding the list again."""
    person = visit()
    sit_down_at(person, "space-base")
    page = person.page
    page.keyboard.press("a")
    for _ in range(4):
        person.wait_asked()
        page.wait_for_function("() => document.activeElement?.dataset?.code")
        before = int(person.status()["version"])
        page.keyboard.press("Enter")
        person.wait_version(before)


def test_leaving_asks(visit: Visit) -> None:
    person = visit()
    sit_down_at(person, "space-base")
    address = person.page.url
    person.press("button.leave")
    expect(person.page.locator("dialog")).to_contain_text("My games")
    person.press("#leave-no")
    expect(person.page.locator("dialog")).to_have_count(0)
    assert person.page.url == address
    person.press("button.leave")
    person.press("#leave-yes")
    person.page.wait_for_url("**/games")
    expect(person.page.locator(".tag.lit").first).to_be_visible()
    assert_waiting(person, 1)


def assert_waiting(person: Visitor, count: int) -> None:
    """So many games wait: it stands in the header, in the title and on the icon of the tab."""
    page = person.page
    expect(page.locator("header nav [data-waiting] [aria-hidden]")).to_have_text(str(count))
    expect(page).to_have_title(f"({count}) My games · Raumhafen")
    icon = unquote(page.get_attribute('link[rel="icon"]', "href") or "")
    assert icon.startswith("data:image/svg+xml") and f">{count}</text>" in icon
