"""`python -m tests.browser.screenshots`: pictures of every screen, for people to look at.

Both sizes and both languages go to `screenshots/`, which git ignores; the boards in the middle of
a game at all sizes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser.browsers import ROOT, Visitor, built_client, launched
from tests.browser.empires import show as show_sheet
from tests.browser.recordings import Recording, play_from, recording
from tests.browser.truckers import RACE, begin, build_tile, show, take_tile
from tests.server.servers import Server

FOLDER = ROOT / "screenshots"
PLAIN = {
    "welcome": "/",
    "lobby": "/lobby",
    "new-table": "/new",
    "ratings": "/ratings",
    "rules": "/rules/space-base#SB8.4",
    "settings": "/settings",
    "account": "/account",
    "about": "/about",
}
KEPT = {  # small ones for README, from the first round
    "table-buy": "space-base",
    "trucker-yard": "galaxy-trucker",
    "merchant-2": "merchant-of-venus",
}
NAMES = {"en": "Ada", "de": "Berta"}
CHAPTERS = ("talks", "government", "agents", "advisors", "market")
SIZES = [(1440, 900), (1366, 768), (1024, 768), (1920, 1080)]


class Studio:
    """One person who walks through all screens and takes pictures."""

    def __init__(self, browser: Browser, base: str, lang: str, phone: bool, theme: str) -> None:
        self.person = Visitor(browser, base, lang, phone, theme)
        self.lang = lang
        light = "-light" if theme == "light" else ""
        self.mark = f"{'phone' if phone else 'desk'}-{lang}{light}"

    def shoot(self, name: str) -> None:
        self.person.page.wait_for_load_state("networkidle")
        self.person.page.wait_for_timeout(350)
        self.person.page.screenshot(path=FOLDER / f"{name}-{self.mark}.png")
        if name in KEPT and self.mark == "desk-en":
            path = ROOT / "docs" / f"{KEPT[name]}.jpg"
            self.person.page.screenshot(path=path, type="jpeg", quality=62)

    def sign_in(self) -> None:
        self.person.open("/account")
        self.person.page.fill("input[autocomplete=nickname]", NAMES[self.lang])
        self.person.press("form >> nth=0 >> button")
        self.person.page.wait_for_timeout(300)

    def plain(self) -> None:
        for name, path in PLAIN.items():
            self.person.open(path)
            self.shoot(name)

    def upload(self, file: Path) -> None:
        page = self.person.page
        self.person.open("/games")
        page.set_input_files("input[type=file]", str(file))
        page.wait_for_url("**/replay/**")
        page.wait_for_selector("#scrub")

    def play_on(self, share: float) -> None:
        """A real table that begins at this part of the recorded game."""
        page = self.person.page
        length = int(page.locator("#scrub").get_attribute("max") or 0)
        at = int(length * share)
        page.locator("#scrub").fill(str(at))
        page.wait_for_url(f"**at={at}**")
        self.shoot("replay")
        self.person.press("#play-on")
        page.wait_for_url("**/table/*")
        page.wait_for_selector("[data-version]")

    def until(self, wanted: Callable[[list[str]], bool], most: int = 60) -> bool:
        for _ in range(most):
            self.person.page.wait_for_selector("[data-code], [data-over]", state="attached")
            state = self.person.status()
            if state["over"]:
                return False
            if state["codes"] and not state["busy"]:
                if wanted(state["codes"]):
                    return True
                self.person.answer(state["codes"][-1])
        return False

    def table(self, file: Path) -> None:
        page = self.person.page
        self.upload(file)
        self.play_on(0.6)
        if self.until(lambda codes: "split" in codes):
            self.shoot("table-dice")
            self.person.press("#hint")
            page.wait_for_selector(".hint b")
            self.shoot("table-hint")
        if self.until(lambda codes: any(code.startswith("buy:") for code in codes)):
            self.shoot("table-buy")
        self.person.press(".seat >> nth=1")
        self.shoot("table-seat")
        page.keyboard.press("Escape")
        self.until(lambda codes: False, most=150)
        page.wait_for_selector("dialog figure")
        self.shoot("table-end")

    def beginnings(self) -> None:
        self.person.new_table(NAMES[self.lang], ["me", "open", "bot:greedy"])
        self.shoot("waiting-room")
        self.person.open("/learn/space-base")
        self.person.page.wait_for_selector(".coach")
        self.shoot("tutorial")
        self.person.open("/games")
        self.shoot("my-games")

    def light_speed(self) -> None:
        page = self.person.page
        self.person.open("/new")
        page.wait_for_selector("#create")
        page.locator("form section select").nth(2).select_option("light-speed")
        page.locator(".seat select").nth(1).select_option("bot:greedy")
        self.person.press("#create")
        page.wait_for_url("**/table/*")
        self.person.wait_asked()
        self.shoot("table-light-speed")

    def merchants(self, game: Recording) -> None:
        """Merchant of Venus: early and in the middle of a game."""
        for number, share in enumerate((0.1, 0.5), 1):
            play_from(self.person, game.text, int(len(game.session.replay.history) * share))
            self.person.page.wait_for_selector("[data-code]", state="attached")
            self.shoot(f"merchant-{number}")

    def truckers(self, game: Recording) -> None:
        """Galaxy Trucker: the shipyard in a race, and moments of a flight."""
        begin(self.person, RACE, "bot:greedy", "bot:greedy")
        for _ in range(5):
            build_tile(self.person)
        show(self.person, "yard")
        self.shoot("trucker-yard")
        take_tile(self.person)
        show(self.person, "ship")
        self.person.page.locator("[data-lit]").first.hover()
        self.shoot("trucker-ghost")
        for kind in ("cannons", "shield", "load", "land", "part"):
            if kind in game.moments:
                play_from(self.person, game.text, game.moments[kind][0])
                self.person.wait_asked()
                self.shoot(f"trucker-{kind}")

    def politics(self, game: Recording) -> None:
        """Every chapter of the politics sheet of Sternenkinder, whole."""
        play_from(self.person, game.text, game.moments["politics"][-1])
        self.person.wait_asked()
        show_sheet(self.person, "politics")
        for chapter in CHAPTERS:
            self.person.press(f'[data-chapter="{chapter}"]')
            self.shoot(f"politics-{chapter}")

    def boards(self, games: list[Recording]) -> None:
        """Late in a game, when most lies on the table, on every screen but a phone's."""
        page = self.person.page
        for number, game in enumerate(games):
            play_from(self.person, game.text, game.before_the_end(8))
            self.person.wait_asked()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                self.shoot(f"late-{game.game.meta.id}-{number}-{width}")


class Games(NamedTuple):
    """Recorded games."""

    duel: Path
    flight: Recording
    trade: Recording
    late: list[Recording]


def take(browser: Browser, base: str, games: Games, lang: str, phone: bool, theme: str) -> None:
    studio = Studio(browser, base, lang, phone, theme)
    studio.plain()
    studio.sign_in()
    studio.table(games.duel)
    studio.beginnings()
    studio.light_speed()
    studio.truckers(games.flight)
    studio.merchants(games.trade)
    studio.politics(games.late[-1])
    if not phone:
        studio.boards(games.late)
    studio.person.close()


def main() -> None:
    built_client()
    FOLDER.mkdir(exist_ok=True)
    rounds = [("en", False, "dark"), ("de", True, "dark"), ("de", False, "dark")]
    rounds += [("en", True, "dark"), ("en", False, "light"), ("de", True, "light")]
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        file = Path(folder) / "game.jsonl"
        file.write_text(recording(seed=5, seats=4), encoding="utf-8")
        flight = Recording("galaxy-trucker", 4, 3, {"round_1": "II", "round_2": "none"})
        trade = Recording("merchant-of-venus", 4, 5)
        empires = [Recording("sternenkinder", 3, 4, {"politics": on}) for on in (False, True)]
        games = Games(file, flight, trade, [Recording(), flight, trade, *empires])
        server = Server(Path(folder) / "data", "--no-rate-limits", "--bot-delay", "0.05").start()
        for lang, phone, theme in rounds[: int(sys.argv[1]) if len(sys.argv) > 1 else None]:
            take(browser, server.base, games, lang, phone, theme)
        server.stop()


if __name__ == "__main__":
    main()
