"""The words of the coach of a tutorial."""

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
