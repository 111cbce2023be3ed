"""The board can be read by night and by day: contrasts of its colours (WCAG 1.4.3 and 1.4.11)."""

import re
from pathlib import Path

import pytest

from raumhafen.games.sternenkinder.content.load import CONTENT

CLIENT = Path(__file__).parents[3] / "web" / "src"
BOARD = '[data-game="sternenkinder"]'
RESOURCES = ("--food", "--awe", "--research", "--culture")
PANELS = ("--panel", "--panel-2", "--panel-3")
TEXT, SIGN = 4.5, 3.0
Colours = dict[str, str]


def block(css: str, selector: str) -> Colours:
    """The colours that a rule sets."""
    start = css.index(f"{selector} {{")
    return dict(re.findall(r"(--[\w-]+):\s*(#[0-9a-f]{6})", css[start : css.index("}", start)]))


def colours(theme: str) -> Colours:
    """What holds on the board, as the cascade has it."""
    app = (CLIENT / "app.css").read_text(encoding="utf-8")
    chart = (CLIENT / "games" / "sternenkinder" / "chart.css").read_text(encoding="utf-8")
    root, map_ = f':root[data-theme="{theme}"]', f"{BOARD} :is(.board, .scene)"
    found = {**block(app, ":root"), **block(app, root), **block(app, f"{root} {BOARD}")}
    return {
        **found,
        **block(chart, map_),
        **(block(chart, f"{root} {map_}") if theme == "light" else {}),
    }


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_by_hand() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_and_numbers_stand_out_on_panels(theme: str) -> None:
    found = colours(theme)
    low = [
        (ink, panel)
        for ink in ("--text", "--muted", "--bad", "--accent", *RESOURCES)
        for panel in PANELS
        if contrast(found[ink], found[panel]) < TEXT
    ]
    assert low == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_names_and_signs_stand_out_on_the_map(theme: str) -> None:
    """Names have a halo in the colour of the sky; signs of buildings lie on the planet itself."""
    found = colours(theme)
    kinds = [name for name in found if name.startswith("--kind-")]
    worlds = ("--kind-planet", "--kind-home-world", "--kind-galactic-centre")
    assert len(kinds) == 10
    assert contrast(found["--map-text"], found["--sky-flat"]) >= TEXT
    assert contrast(found["--map-muted"], found["--fog"]) >= TEXT
    assert [kind for kind in kinds if contrast(found["--art"], found[kind]) < TEXT] == []
    arts = {"--art-bolt": "--kind-storm", "--art-odd": "--kind-anomaly"}
    arts |= {"--art-burst": "--kind-supernova", "--art-arm": "--kind-galactic-centre"}
    assert [art for art, kind in arts.items() if contrast(found[art], found[kind]) < SIGN] == []
    signs = [(r, w) for r in RESOURCES for w in worlds if contrast(found[r], found[w]) < SIGN]
    assert signs == []


RED = {30, 31, 34, 36, 41, 42, 44, 45, *range(47, 53)}
GREEN = {32, 33, 35}


def rows(name: str) -> set[int]:
    """Numbers in their chapter of the institution actions that the client has in a list."""
    facts = (CLIENT / "games" / "sternenkinder" / "facts.ts").read_text(encoding="utf-8")
    listed = re.search(rf"export const {name} = \[(.*?)\]", facts)
    assert listed is not None
    rules = {action.id: action.rule for action in CONTENT.institution_actions}
    found = [rules[f"ia.{word}"] for word in re.findall(r'"(\w+)"', listed[1])]
    return {int(rule.removeprefix("A8.")) for rule in found}


def test_rows_of_institution_actions_are_red_green_and_blue() -> None:
    """A8.13: display only; all that are in neither list are blue."""
    assert rows("AGGRESSIVE") == RED and rows("COOPERATIVE") == GREEN
    sheet = (CLIENT / "games" / "sternenkinder" / "sheets.css").read_text(encoding="utf-8")
    for tone, colour in (("", "research"), ('="aggressive"', "bad"), ('="cooperative"', "good")):
        start = sheet.index(f".sheet-card[data-tone{tone}] {{")
        assert f"var(--{colour})" in sheet[start : sheet.index("}", start)]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_colours_of_rows_stand_out(theme: str) -> None:
    """A8.13"""
    found = colours(theme)
    edges = ("--research", "--bad", "--good")
    assert [(e, p) for e in edges for p in PANELS if contrast(found[e], found[p]) < SIGN] == []
