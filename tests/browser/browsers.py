"""Real Chromium, the built client, and people who use it by clicking."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "raumhafen" / "server" / "static"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = ("chromium-headless-shell", "chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1440, 900)
PHONE = (390, 844)


def sampled(*values: Any) -> list[Any]:
    """The first of several like ones; the others belong to the long proofs."""
    return [values[0], *(pytest.param(one, marks=pytest.mark.soak) for one in values[1:])]


# Phone or not, and theme. Each size and each theme is seen; the long proofs see all four pairs.
LOOKS = [
    (False, "dark"),
    (True, "light"),
    pytest.param(True, "dark", marks=pytest.mark.soak),
    pytest.param(False, "light", marks=pytest.mark.soak),
]
# Expensive looks at a whole board: one pair for each game, the other one in the long proofs.
BY_DAY = [(True, "light"), pytest.param(False, "dark", marks=pytest.mark.soak), *LOOKS[2:]]
BY_NIGHT = [(False, "dark"), pytest.param(True, "light", marks=pytest.mark.soak), *LOOKS[2:]]
# The same story in both languages: one of them for each game, the other one in the long proofs.
ENGLISH = sampled("en", "de")
GERMAN = sampled("de", "en")
# Mouse or finger: the one that the story is about, the other one in the long proofs.
AT_A_DESK = sampled(False, True)
WITH_A_PHONE = sampled(True, False)
MISSING = "⟦"

# Bots, hints and first pages take their time while the other tests run on the same cores.
PATIENCE = 45_000
UNHURRIED = 0.31  # seconds between two taps; see web/src/core/second-click.ts
# Pages that think so many times slower show races that otherwise come once a month.
SLOW_PAGES = float(os.environ.get("RAUMHAFEN_SLOW_PAGES", "1"))
expect.set_options(timeout=PATIENCE)

# Who tries the rest of the table does not wait for what the stage tells.
WISHES = """{
  const known = JSON.parse(localStorage.getItem('settings') ?? '{}');
  localStorage.setItem('settings', JSON.stringify({...%s, ...known}));
}"""

STATUS = """() => ({
  codes: [...document.querySelectorAll('[data-code]')].map((entry) => entry.dataset.code),
  version: Number(document.querySelector('.table')?.dataset.version ?? -1),
  line: document.querySelector('.table')?.dataset.line ?? '',
  busy: document.querySelector('[data-code]:disabled') !== null,
  over: document.querySelector('[data-over]') !== null,
  reading: document.querySelector('#coach-next') !== null,
})"""


def comes_to(place: Page | Locator, script: str, wanted: object = True) -> None:
    """Letters and measured sizes come a moment after the rest; then everything has its place."""
    page = place if isinstance(place, Page) else place.page
    end = time.monotonic() + PATIENCE / 1000
    while (found := place.evaluate(script)) != wanted:
        assert time.monotonic() < end, found
        page.wait_for_timeout(100)


def built_client() -> Path:
    """The client, built if it is missing or older than its sources."""
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes want the same build
        return _built_client()


def _built_client() -> Path:
    page = STATIC / "index.html"
    sources = [*WEB.glob("src/**/*"), *WEB.glob("*.json"), *WEB.glob("*.ts"), WEB / "index.html"]
    newest = max(path.stat().st_mtime for path in sources if path.is_file())
    if not page.exists() or page.stat().st_mtime < newest:
        if not (WEB / "node_modules").exists():
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run(["npm", "run", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    return STATIC


def chromium() -> str:
    """Debian's Chromium, installed where it is missing and we may.

    Best the one without a window, menus and extensions: the same pages take half the processor
    time there.
    """
    found = installed()
    if found is None and os.geteuid() == 0:
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], **quiet)
        found = installed()
    assert found is not None, "please install chromium"
    return found


def installed() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """One person with a browser of their own; everything the page complains about is kept."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        lang: str = "en",
        phone: bool = False,
        theme: str = "",
        stage: str = "off",
        motion: str = "reduce",
        size: tuple[int, int] | None = None,
    ) -> None:
        width, height = size or (PHONE if phone else DESKTOP)
        self.base = base
        self.phone = phone
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
        )
        wishes = {"stage": stage, **({"theme": theme} if theme else {})}
        self.context.add_init_script(WISHES % json.dumps(wishes))
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        if SLOW_PAGES > 1:
            session = self.context.new_cdp_session(self.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PAGES})
        self.tapped = -UNHURRIED
        self.problems: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.problems.append(message.text)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status} {response.url}")

    def close(self) -> None:
        self.context.close()

    # --- without a page ------------------------------------------------------------------------

    def send(self, path: str, body: object, kind: str = "application/json") -> Any:
        """What a page of this person would send; opening one only for that takes a second."""
        headers = {"X-CSRF-Token": self._token(), "Content-Type": kind}
        data = body if isinstance(body, str) else json.dumps(body)
        request = self.context.request
        answer = request.post(self.base + path, data=data, headers=headers, timeout=PATIENCE)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(self.base + path, timeout=PATIENCE).json()

    def guest(self, name: str) -> None:
        self.send("/api/guest", {"name": name})

    def _token(self) -> str:
        def found() -> str:
            named = (c["value"] for c in self.context.cookies(self.base) if c["name"] == "csrf")
            return next(named, "")

        if not found():
            self.get("/api/me")
        return found()

    # --- going places --------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(self.base + path)
        self.page.wait_for_selector("main h1, main h2")

    def play_now(self) -> str:
        """One click on the first page; the address of the table."""
        self.open()
        self.press('[data-play="space-base"]')
        self.page.wait_for_selector("[data-version]")
        return self.page.url

    def press(self, selector: str) -> None:
        entry = self.page.locator(selector).first
        if self.phone:
            self._tap(entry)
        else:
            entry.click()

    def _tap(self, entry: Locator) -> None:
        """Two taps in a hurry are a double one, of which the page leaves out the second."""
        early = self.tapped + UNHURRIED - time.monotonic()
        if early > 0:
            self.page.wait_for_timeout(1000 * early)
        entry.tap()
        self.tapped = time.monotonic()

    def new_table(self, name: str, kinds: list[str], hot_seat: bool = False) -> None:
        """Fills in the form; bots do not take their time."""
        self.open("/new")
        page = self.page
        page.wait_for_selector("#create")
        named = page.locator("input[autocomplete=nickname]")
        if named.count():
            named.fill(name)
        selects = page.locator("form section select")
        selects.nth(1).select_option(str(len(kinds)))
        if hot_seat:
            page.locator("#hot-seat").check()
        for seat, kind in enumerate(kinds):
            page.locator(".seat select").nth(seat).select_option(kind)
        page.locator("#bot-pace").uncheck()
        self.press("#create")
        page.wait_for_url("**/table/*")

    # --- at the table --------------------------------------------------------------------------

    def status(self) -> dict[str, Any]:
        found = self.page.evaluate(STATUS)
        assert isinstance(found, dict)
        return found

    def wait_asked(self, kind: str = "") -> list[str]:
        """Until the person is asked something (that offers an action of this kind).

        Options are shown, but closed, until the answer before them is acknowledged.
        """
        wanted = f'[data-code^="{kind}"]' if kind else "[data-code]"
        self.page.wait_for_selector(f"{wanted}:enabled", state="attached")
        return list(self.status()["codes"])

    def wait_version(self, beyond: int, or_else: str = "[data-over]") -> None:
        self.page.wait_for_function(
            "([v, place]) => Number(document.querySelector('.table')?.dataset.version) > v"
            " || document.querySelector(place)",
            arg=[beyond, or_else],
            timeout=PATIENCE,
        )

    def answer(self, code: str) -> None:
        """Through the list, and with the confirmation where one is wanted."""
        before, table = int(self.status()["version"]), self.page.locator(".table")
        handed_on = f".table:not([data-viewer='{table.get_attribute('data-viewer')}'])"
        if not self.page.locator(f'[data-code="{code}"]').is_visible():
            self.press(".fold")
        self.press(f'[data-code="{code}"]')
        self.settle(before, handed_on)

    def settle(self, before: int, or_else: str = "[data-over]") -> None:
        """Until the answer has arrived; a confirmation may be asked for a moment later.

        Before a shared screen somebody else may sit by then, whose versions are others.
        """
        self.wait_version(before, f"[data-over], .confirm .primary, {or_else}")
        self.confirm()
        self.wait_version(before, f"[data-over], {or_else}")

    def confirm(self) -> None:
        if self.page.locator(".confirm .primary").count():
            self.press(".confirm .primary")

    def answer_on_board(self, selector: str) -> None:
        """By tapping the board: the first tap may only select."""
        before = int(self.status()["version"])
        self.press(selector)
        self.settle(before)

    def text(self) -> str:
        return self.page.inner_text("body")

    def check(self) -> None:
        """No complaint of the browser, no text without words."""
        assert self.problems == [], self.problems
        assert MISSING not in self.text()
        assert MISSING not in self.page.content()


# Only what is wrong: telling of all that is right takes a third of the time.
LOOK = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'], iframes: false });
  return found.violations;
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds; injected from its package, past the page's own policy."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(LOOK)
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}"
        f" {one['nodes'][0].get('failureSummary', '')[:300]}"
        for one in found
    ]


__all__ = ["Page", "Visitor", "built_client", "expect", "launched", "violations"]
