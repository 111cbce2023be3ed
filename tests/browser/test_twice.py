"""Who clicks twice, and who is offline in the middle of a move, does everything once."""

import pytest

from tests.browser.browsers import Visitor, expect, sampled
from tests.browser.clicking import play_until
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
QUICK, USUAL = 0, 80  # milliseconds between the clicks: before the first is answered, and after

# Inside the page and with the times of the finger, as browsers tell them: a busy machine would
# make two slow clicks of a double one.
TWICE = """([x, y, between]) => new Promise((done) => {
  const start = performance.now();
  const click = (detail, value) => {
    const told = { detail, bubbles: true, cancelable: true, clientX: x, clientY: y };
    const event = new MouseEvent('click', told);
    Object.defineProperty(event, 'timeStamp', { value });
    document.elementFromPoint(x, y).dispatchEvent(event);
  };
  click(1, start);
  setTimeout(() => { click(2, start + between); done(); }, between);
})"""


def own_answers(person: Visitor) -> list[str]:
    """What the log of the table holds of the person, who plays alone with bots."""
    table = person.page.url.rpartition("/")[2]
    text = person.context.request.get(f"{person.base}/api/tables/{table}/replay").text()
    lines = [line for line in text.splitlines() if '"seat":0' in line and '"code"' in line]
    return [line for line in lines if '"auto"' not in line]


def middle(person: Visitor, selector: str) -> tuple[float, float]:
    entry = person.page.locator(selector).first
    entry.scroll_into_view_if_needed()
    box = entry.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_twice(person: Visitor, selector: str, between: int) -> None:
    """At one place, whatever lies there the second time."""
    x, y = middle(person, selector)
    person.page.mouse.click(x, y, click_count=1)
    person.page.wait_for_timeout(between)
    person.page.mouse.click(x, y, click_count=2)


@pytest.mark.parametrize("between", sampled(USUAL, QUICK))
def test_an_option_clicked_twice_is_one_answer(visit: Visit, between: int) -> None:
    """The second click finds the next question under the pointer, and was not meant for it."""
    person = visit()
    person.play_now()
    for _ in range(5):
        person.wait_asked()
        before, version = len(own_answers(person)), int(person.status()["version"])
        person.page.evaluate(TWICE, [*middle(person, "[data-code]"), between])
        person.wait_version(version)
        person.page.wait_for_timeout(500)
        assert len(own_answers(person)) == before + 1
        expect(person.page.locator(".prompt .error")).to_have_count(0)
    person.check()


@pytest.mark.parametrize("between", sampled(USUAL, QUICK))
def test_a_table_created_by_a_double_click_is_one(visit: Visit, between: int) -> None:
    person = visit()
    person.guest("Anna")
    person.open("/new")
    person.page.wait_for_selector("#create")
    person.page.locator("#bot-pace").uncheck()
    click_twice(person, "#create", between)
    person.page.wait_for_url("**/table/*")
    person.page.wait_for_timeout(500)
    assert len(person.get("/api/tables?mine=1")) == 1


@pytest.mark.parametrize("between", sampled(USUAL, QUICK))
def test_a_game_begun_by_a_double_click_is_one(visit: Visit, between: int) -> None:
    person = visit()
    person.open()
    person.page.wait_for_selector('[data-play="space-base"]')
    click_twice(person, '[data-play="space-base"]', between)
    person.page.wait_for_selector("[data-version]")
    person.page.wait_for_timeout(500)
    assert len(person.get("/api/tables?mine=1")) == 1


def test_the_line_breaks_while_an_answer_is_on_its_way(visit: Visit) -> None:
    """Sent, perhaps heard, not acknowledged; pressed again and again in the tunnel: one answer."""
    person = visit()
    person.play_now()
    play_until(person, "split")
    before, version = len(own_answers(person)), int(person.status()["version"])
    person.page.evaluate("document.querySelector('[data-code=\"sum\"]').click()")
    person.context.set_offline(True)
    person.page.wait_for_selector('[data-line="lost"], [data-line="connecting"]')
    for _ in range(3):
        person.page.evaluate("document.querySelector('[data-code=\"sum\"]')?.click()")
    person.page.wait_for_timeout(2000)
    person.context.set_offline(False)
    person.page.wait_for_selector('[data-line="open"]')
    person.wait_version(version)
    person.wait_asked()
    assert len(own_answers(person)) == before + 1
    person.problems.clear()  # the browser itself complains about the failed connections
