"""Merchant of Venus on a terminal: dashboard, markets, ways, options, and a game through pipes."""

from __future__ import annotations

import pytest
from rich.console import Console, Group

from raumhafen.cli.boards.merchant_of_venus import MerchantOfVenusBoard
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.perspective import table_view
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.text import LANGUAGES, Texts
from tests.cli.shell import Streams
from tests.contract.play import choose_with
from tests.games.merchant_of_venus.table import A, Table

NAMES = ["Anna", "Ben", "Cleo"]


def board(lang: str = "en") -> MerchantOfVenusBoard:
    return MerchantOfVenusBoard(Texts(lang, GAME, strict=True), NAMES, NAMES)


def shown(what: object, width: int = 100) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def market_day() -> View:
    """A landed in the system of culture 3 with perfume aboard."""
    t = Table()
    t.discover("cw", 3)
    t.pile(3, "m03a")
    t.ship(A, "cw02")
    t.money(A, 200)
    t.give(A, "g01")
    t.turn(A)
    t.do("stay")
    return table_view(GAME, t.s, A)


def test_options_name_prices() -> None:
    """MV10.4, MV10.8"""
    view = market_day()
    assert board().option("buy:g03", view)[0].endswith("· 30")
    assert board().option("sell:g01", view)[0].endswith("· 160")


def test_markets_and_dashboard() -> None:
    view = market_day()
    market = shown(board().market(view, A, 100))
    assert "Colony World (Graw)" in market and "6 × Space Spice 30" in market
    assert "Bionic Perfume 160" in market
    assert "Aboard: 1 × Bionic Perfume" in shown(board().seat(view, A, 100))


def test_directions_say_what_lies_there() -> None:
    t = Table()
    t.turn(A)
    lines = board().option("head:r_gb_cw_1", table_view(GAME, t.s, A))
    assert lines[1] == "Southern Comfort (Colony World): 9 MP, 74 %"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 130])
def test_every_position_can_be_drawn(lang: str, width: int) -> None:
    """Strict texts: a word that is missing raises."""
    drawn, state, rng = board(lang), GAME.new_state(3, {"rounds": 15}, 2), Rng("draw")
    while not state.over:
        seat, action = choose_with(GAME, state, rng, 2)
        if state.actions % 23 == 0:
            view = table_view(GAME, state, seat)
            text = shown(drawn.draw(view, seat, Group("news"), width, 50), width)
            assert "news" in text and NAMES[seat] in text
            assert max(len(line) for line in text.splitlines()) <= width
            assert drawn.heading(view)
            assert all(drawn.option(code, view) for code in view["question"]["options"])
            watched = table_view(GAME, state, SPECTATOR)
            assert shown(drawn.market(watched, 0, width), width)
        apply(state, seat, action)
    assert shown(drawn.draw(table_view(GAME, state, 0), 0, Group("news"), width, 50), width)


def test_cards_by_id_and_the_nearest_for_a_wrong_one() -> None:
    view = market_day()
    assert "Beacon repair" in shown(board().card("MI01", view))
    with pytest.raises(RaumhafenError) as refused:
        board().card("mi001", view)
    assert refused.value.key == "error-card-unknown"


def test_the_legend_explains_the_figures() -> None:
    assert "Kapazität" in board("de").legend()


def answers(seed: int) -> str:
    rng = Rng(seed)
    return "".join(f"{1 + rng.below(5)}\n" for _ in range(4000))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_pipes(raumhafen: Streams, lang: str) -> None:
    start = f"play merchant-of-venus --seed 5 --bots random --rounds 15 --lang {lang}"
    ran = raumhafen(start, answers(1))
    assert ran.code == 0 and ran.err == ""
    assert "[MV14.5]" in ran.out and "[MV5.4]" in ran.out


@pytest.mark.slow
def test_the_command_line_knows_the_game(raumhafen: Streams) -> None:
    assert "merchant-of-venus" in raumhafen("games").out
    assert raumhafen("rules merchant-of-venus --uncited").out == ""
    ran = raumhafen("simulate merchant-of-venus --agents random,random --games 4 --seed 1")
    assert ran.code == 0 and "4 games" in ran.out
