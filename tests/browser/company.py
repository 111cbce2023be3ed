"""Several people at one table, or before one screen."""

from tests.browser.browsers import Visitor
from tests.browser.conftest import Visit


def pass_curtain(person: Visitor) -> bool:
    if person.page.locator(".curtain").count() == 0:
        return False
    assert person.page.locator(".curtain").is_visible()
    person.press(".curtain .primary")
    return True


def seated(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people at a table of their own."""
    host, guest = visit(), visit()
    host.new_table("Ada", ["me", "open"])
    guest.page.goto(host.page.input_value("#invite-link"))
    guest.page.fill("input[autocomplete=nickname]", "Berta")
    guest.press("li .button.primary")
    guest.page.wait_for_url("**/table/*")
    host.page.get_by_text("Berta").first.wait_for()
    host.press("#start")
    for person in (host, guest):
        person.page.wait_for_selector("[data-version]")
    return host, guest
