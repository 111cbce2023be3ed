"""The words of the coach of a tutorial, and the room that it leaves."""

from contextlib import suppress

from playwright.sync_api import TimeoutError

from tests.browser.browsers import Visitor

# Every word of the coach, however short it stands there.
LISTEN = """() => {
  window.said = [];
  const hear = () => window.said.push(document.querySelector('.coach')?.textContent ?? '');
  hear();
  new MutationObserver(hear).observe(
    document.body, { childList: true, subtree: true, characterData: true });
}"""


def all_said(person: Visitor) -> str:
    return "\n".join(person.page.evaluate("window.said"))


def heard(person: Visitor) -> str:
    return str(person.page.evaluate("document.querySelector('.coach')?.innerText ?? ''"))


# What can be seen of the sheet on the board, or of the board; and how many tabs are out of reach.
ROOM = """() => {
  const [box, dock] = ['.box', '.dock'].map((name) => document.querySelector(name));
  const part = document.querySelector('[data-sheet]') ?? box;
  const seen = (one) => one.getBoundingClientRect();
  const bottom = Math.min(seen(part).bottom, seen(box).bottom, seen(dock).top);
  const hidden = [...document.querySelectorAll('button[data-tab]')].filter((tab) => {
    const { left, top, width, height } = seen(tab);
    return !tab.contains(document.elementFromPoint(left + width / 2, top + height - 2));
  });
  return [Math.floor(bottom - seen(part).top), hidden.length];
}"""
ENOUGH_ROOM = 300
FOLDING = 2000  # milliseconds, on a busy machine
IS_ENOUGH = (
    f"() => {{ const [room, hidden] = ({ROOM})(); return room >= {ENOUGH_ROOM} && !hidden; }}"
)
UNFOLDED = '.fold[aria-expanded="true"]:visible'


def leaves_room(person: Visitor) -> None:
    """A phone shows enough of what the coach speaks of, and every tab can be tapped."""
    if person.page.locator(UNFOLDED).count():
        person.press(UNFOLDED)
    with suppress(TimeoutError):  # what is folded or opened moves a moment longer
        person.page.wait_for_function(IS_ENOUGH, timeout=FOLDING)
    room, hidden = person.page.evaluate(ROOM)
    assert room >= ENOUGH_ROOM and not hidden, (room, hidden, heard(person))
