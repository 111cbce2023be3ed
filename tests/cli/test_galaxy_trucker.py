"""Galaxy Trucker on a terminal: ship, shipyard, card, options, and whole games through pipes."""

from __future__ import annotations

import json
import re

import pytest
from rich.console import Console, Group

from raumhafen.cli.boards.galaxy_trucker import GalaxyTruckerBoard
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import View
from raumhafen.engine.perspective import table_view
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.text import LANGUAGES, Texts
from tests.cli.shell import Streams
from tests.contract.play import choose_with

START = "play galaxy-trucker --seed 5 --bots random"
NAMES = ["Anna", "Ben", "Cleo"]


def answers(seed: int) -> str:
    """Numbers of options; those that are too high are refused, and the next one is read."""
    rng = Rng(seed)
    return "".join(f"{1 + rng.below(7)}\n" for _ in range(3000))


def board(lang: str = "en") -> GalaxyTruckerBoard:
    return GalaxyTruckerBoard(Texts(lang, GAME, strict=True), NAMES, NAMES)


def shown(what: object, width: int = 80) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def view_with(tiles: list[tuple[str, str, int]], load: dict[str, int]) -> View:
    """The first view of a match, with a ship of these tiles."""
    view = table_view(GAME, GAME.new_state(3, {}, 1), 0)
    names = {tile.id: tile.name for tile in CONTENT.tiles}
    ship = view["board"]["ships"][0]
    ship["tiles"] = [[cell, names[tile], quarters] for cell, tile, quarters in tiles]
    ship["load"] = load
    return view


# --- the ship ------------------------------------------------------------------------------------


def grid_of(view: View, lang: str = "en") -> list[str]:
    return str(board(lang).grid(view["board"], view["board"]["ships"][0])).splitlines()


def test_a_tile_shows_its_connectors_turned() -> None:
    """A cannon with single connectors to the rear and left, then a quarter turn clockwise."""
    upright = grid_of(view_with([("7,7", "cannon-0021", 0)], {}))
    turned = grid_of(view_with([("7,7", "cannon-0021", 1)], {}))
    row = next(at for at, line in enumerate(upright) if line.startswith(" 7"))
    assert "─Cn↑ " in upright[row] and "║" in upright[row + 1] and "│" not in upright[row - 1]
    assert "═Cn→ " in turned[row] and "│" in turned[row - 1] and "║" not in turned[row + 1]


@pytest.mark.parametrize(
    ("tile", "load", "sign"),
    [
        ("start_cabin-3333", 2, "╪SC2╪"),
        ("cabin-2121", 4, "─Cap─"),
        ("cabin-2121", 8, "─Cab─"),
        ("engine-1000", 0, " En↓ "),
        ("battery2-0303", 1, "╪B21╪"),
        ("cargo3-0001", 1 << 4 | 1 << 8, "─H32 "),
        ("shield-0013", 0, "╪Sh↗ "),
    ],
)
def test_a_tile_shows_what_it_is_and_holds(tile: str, load: int, sign: str) -> None:
    lines = grid_of(view_with([("7,7", tile, 0)], {"7,7": load}))
    assert any(sign in line for line in lines)


def test_free_cells_are_dots_and_rows_have_the_numbers_of_the_dice() -> None:
    view = view_with([], {})
    lines = grid_of(view)
    assert lines[0].split() == ["5", "6", "7", "8", "9"]
    plan = next(b for b in CONTENT.boards if b.id == view["board"]["board"])
    assert "".join(lines).count("·") == len(plan.cells)


def test_board_iiia_stands_with_its_front_up() -> None:
    view = table_view(GAME, GAME.new_state(2, {"round_1": "IIIa"}, 1), 0)
    rows = [line.split()[0] for line in grid_of(view) if re.match(r" ?\d+ ", line)]
    assert rows == ["11", "10", "9", "8", "7", "6", "5", "4", "3"]


# --- everything, in random matches ---------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 130])
def test_every_position_can_be_drawn(lang: str, width: int) -> None:
    """Strict texts: a word that is missing raises."""
    drawn, state, rng = board(lang), GAME.new_state(3, {}, 2), Rng("draw")
    while not state.over:
        seat, action = choose_with(GAME, state, rng, 3)
        if state.actions % 23 == 0:
            view = table_view(GAME, state, seat)
            text = shown(drawn.draw(view, seat, Group("news"), width, 50), width)
            assert "news" in text and NAMES[seat] in text
            assert max(len(line) for line in text.splitlines()) <= width
            assert drawn.heading(view)
            assert all(drawn.option(code, view) for code in view["question"]["options"])
        apply(state, seat, action)
    view = table_view(GAME, state, 0)
    assert shown(drawn.draw(view, 0, Group("news"), width, 50), width)


def test_options_show_what_a_turn_does_to_the_tile() -> None:
    view = view_with([], {})
    view["question"] = {"kind": "build", "rule": "GT5.4", "options": ["turn:1"]}
    view["board"]["ships"][0]["hand"] = next(
        tile.name for tile in CONTENT.tiles if tile.id == "cannon-0021"
    )
    assert board().option("turn:1", view)[0].endswith("↑│ →0 ↓0 ←═")


def test_cards_by_id_and_the_nearest_for_a_wrong_one() -> None:
    view = view_with([], {})
    assert "Slavers" in shown(board().card("i-01", view))
    with pytest.raises(RaumhafenError) as refused:
        board().card("I-1", view)
    assert refused.value.key == "error-card-unknown"


def test_the_legend_explains_every_kind_of_tile() -> None:
    assert all(word in board("de").legend() for word in ("Startkabine", "Schildgenerator", "║"))


# --- the command ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", ". Everybody with at least 1 credit has won. [GT20.3]"),
        ("de", ". Wer mindestens 1 Credit hat, hat gewonnen. [GT20.3]"),
    ],
)
def test_a_whole_game_through_pipes(raumhafen: Streams, lang: str, end: str) -> None:
    """GT20.3 Whoever is first, nobody with a credit is told to have lost."""
    ran = raumhafen(f"{START} --lang {lang}", answers(1))
    assert ran.code == 0 and ran.err == ""
    told = " ".join(ran.out.split())
    assert told.count(end) == 2 and "[GT5.2]" in told  # in the log, and with the result
    assert "wins." not in ran.out and "gewinnt." not in ran.out


def test_the_last_flight_keeps_its_number() -> None:
    view = table_view(GAME, GAME.new_state(3, {"round_2": "none", "round_3": "none"}, 1), 0)
    numbers = []
    for view["board"]["round_at"] in (0, 1):  # the game is over after the last one
        numbers.append(re.findall(r"\d of \d", board().heading(view)))
    assert numbers == [["1 of 1"], ["1 of 1"]]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["real-time", "days"])
def test_the_clock_runs_at_one_keyboard(raumhafen: Streams, mode: str) -> None:
    """GT6.2, GT6.4 The seat beside the players moves on after a number of answers."""
    first_always = "1\n" * 1500  # nobody finishes, so that only the clock ends the building
    ran = raumhafen(f"{START} --building {mode} --round-2 none --round-3 none", first_always)
    assert ran.code == 0 and "[GT20.3]" in ran.out


@pytest.mark.slow
def test_the_command_line_knows_the_game(raumhafen: Streams) -> None:
    assert "galaxy-trucker" in raumhafen("games").out
    assert raumhafen("rules galaxy-trucker --uncited").out == ""
    ran = raumhafen("simulate galaxy-trucker --agents random,random --games 10 --seed 1")
    assert ran.code == 0 and "10 games" in ran.out


@pytest.mark.slow
def test_the_bench_measures_it(raumhafen: Streams) -> None:
    figures = json.loads(raumhafen("bench galaxy-trucker --seconds 1 --json").out)
    assert "decisions_per_s" in json.dumps(figures)
