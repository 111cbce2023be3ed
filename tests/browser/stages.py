"""People who look at the stage: what was seen there, when, and how the board stood."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.browsers import Visitor

Seen = dict[str, Any]

# Looks whenever the page changes, and keeps every scene with its beginning. Once a frame would
# not do: a busy page may come to the next scene before it has drawn the one before.
WATCH = """() => {
  window.scenes = [];
  const data = (stage, name) => stage.querySelector(`[data-scene-${name}]`)?.dataset[
    'scene' + name[0].toUpperCase() + name.slice(1)] ?? null;
  let last = null;
  const look = () => {
    const stage = document.querySelector('[data-stage]');
    const words = stage?.querySelector('[role=status]')?.innerText ?? '';
    const key = stage ? stage.dataset.stage + words : null;
    if (key !== last) {
      if (stage) window.scenes.push({
        beat: stage.dataset.stage,
        words,
        start: performance.now(),
        lasts: Number(stage.dataset.lasts),
        hurried: stage.dataset.hurried !== undefined,
        card: data(stage, 'card'),
        roll: data(stage, 'roll'),
        pay: data(stage, 'pay'),
        buy: data(stage, 'buy'),
        trial: data(stage, 'trial'),
        asked: document.querySelectorAll('[data-code]').length,
        tiles: document.querySelectorAll('[data-cell].laid').length,
        rockets: [...document.querySelectorAll('[data-rocket]')].map((one) => one.dataset.at),
        flight: document.querySelector('[data-flight]') !== null,
        moving: document.getAnimations().filter((one) => one.playState === 'running').length,
      });
      last = key;
    } else if (stage && document.querySelector('[data-flight]')) window.scenes.at(-1).flight = true;
  };
  new MutationObserver(look).observe(
    document, {subtree: true, childList: true, characterData: true, attributes: true});
  look();
}"""


def watch(person: Visitor) -> None:
    person.page.evaluate(WATCH)


def wait_stage(person: Visitor, beat: str = "") -> None:
    person.page.wait_for_selector(f'[data-stage="{beat}"]' if beat else "[data-stage]")


def wait_end(person: Visitor) -> None:
    """Until the story is over and the person is asked again, or the game ends."""
    person.page.wait_for_function(
        "() => !document.querySelector('[data-stage]') && window.scenes.length"
        " && (document.querySelector('[data-code]:enabled')"
        " || document.querySelector('[data-over]'))"
    )


def seen(person: Visitor) -> list[Seen]:
    found: list[Seen] = person.page.evaluate("window.scenes")
    return found


class Script:
    """Changes the next step on its way to the page, once."""

    def __init__(self, person: Visitor) -> None:
        self.page: WebSocketRoute | None = None
        self.tells: list[dict[str, Any]] = []
        person.page.route_web_socket("**/ws/table/**", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        assert self.page is not None
        content = json.loads(message)
        if self.tells and content["t"] == "step" and content["lines"]:
            self.add(content["lines"][0])
            message = json.dumps(content)
        self.page.send(message)

    def add(self, told: dict[str, Any]) -> None:
        """Events that come before everything else, each with a beat of its own."""
        for at, event in enumerate(self.tells):
            key = event.pop("beat")
            told["line"]["events"].insert(at, event)
            for beat in told["beats"][at:]:
                beat["events"] += 1
            told["beats"].insert(at, {"key": key, "events": at + 1, "board": {}})
        self.tells = []
