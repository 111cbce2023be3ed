"""Boards in the terminal: every question of random games, in both languages, in any width."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from raumhafen.cli.boards import Board, make_board
from raumhafen.cli.boards.plain import PlainBoard
from raumhafen.cli.boards.space_base_cards import CardWords, find_card, short_name
from raumhafen.cli.capture import capture
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import View
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.text import LANGUAGES, Texts

pytestmark = pytest.mark.slow

NAMES = ["Ada", "Bob", "Cleo", "Dora", "Emil"]


def views(seats: int, variant: str, seed: int) -> Iterator[View]:
    """The view of every seat that is asked, through a whole random match."""
    session = Session.new(load_game("space-base"), seats, {"variant": variant}, seed)
    rng = Rng(seed)
    while not session.state.over:
        seat = session.state.deciders()[0]
        yield session.view(seat)
        session.act(seat, session.game.actions.code(rng.pick(session.state.options(seat))))


def board(lang: str, seats: int) -> Board:
    texts = Texts(lang, load_game("space-base"), strict=True)
    return make_board("space-base", texts, NAMES[:seats], NAMES[:seats])


def drawn(board: Board, view: View, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, record=True)
    console.print(board.draw(view, view["seat"], Text("log"), width, 100))
    return console.export_text().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_whole_games_have_words(lang: str) -> None:
    kinds: set[str] = set()
    for seats, variant, seed in ((2, "light-speed", 1), (3, "standard", 2), (5, "standard", 3)):
        words = board(lang, seats)
        for view in views(seats, variant, seed):
            asked = view["question"]["kind"]
            kinds.add(asked)
            for code in view["question"]["options"][:8]:
                first, *details = words.option(code, view)
                assert first
                assert all(details), code
            assert words.heading(view)
    assert {"light-speed-buy", "allocate", "buy", "arrow", "ability", "shift"} <= kinds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_a_table_keeps_to_its_width(lang: str, width: int) -> None:
    words = board(lang, 5)
    for number, view in enumerate(views(5, "standard", 7)):
        if number % 60 == 0:
            lines = drawn(words, view, width)
            assert max(map(len, lines)) <= width


def test_every_station_card_and_every_resource_is_shown() -> None:
    view = next(views(4, "standard", 9))
    text = "\n".join(drawn(board("en", 4), view, 120))
    own = view["board"]["seats"][view["seat"]]
    for sector in own["sectors"]:
        assert short_name(CONTENT.by_id(sector["station"][0])) in text
    assert all(name in text for name in NAMES[:4])
    for colony in view["board"]["colonies"]:
        assert short_name(CONTENT.by_id(colony)) in text


def test_what_can_be_bought_has_a_tick_and_not_only_a_colour() -> None:
    for view in views(2, "standard", 4):
        if view["question"]["kind"] == "buy":
            break
    text = "\n".join(drawn(board("en", 2), view, 120))
    assert text.count("✓") == len(view["question"]["options"]) - 1


def test_dice_are_marked_at_their_sectors() -> None:
    view = next(view for view in views(2, "standard", 4) if len(set(view["board"]["dice"])) == 2)
    a, b = view["board"]["dice"]
    lines = drawn(board("en", 2), view, 80)
    for sector, sign in ((a, "•"), (b, "•"), (a + b, "Σ")):
        name = short_name(
            CONTENT.by_id(view["board"]["seats"][view["seat"]]["sectors"][sector - 1]["station"][0])
        )
        assert any(line.startswith(sign) and name in line for line in lines)


def test_the_yield_of_split_and_sum_is_told() -> None:
    view = next(view for view in views(2, "standard", 4) if view["question"]["kind"] == "allocate")
    words = board("en", 2)
    for kind in ("split", "sum"):
        credits, income, vp, *_ = view["board"]["previews"][view["seat"]][kind]
        said = words.option(kind, view)[0]
        for amount, sign in ((credits, "c"), (income, "i"), (vp, "vp")):
            assert (f"+{amount}{sign}" in said) == (amount > 0)


def test_charge_squares_show_cubes_and_links() -> None:
    words = CardWords(Texts("en", load_game("space-base"), strict=True))
    linked = next(c for c in CONTENT.cards if c.station.charge and c.station.charge.linked)
    count = linked.station.charge.squares_in_play(2) if linked.station.charge else 0
    assert count > 1
    assert words.squares(linked.station, 2, 1) == f"[■{'□' * (count - 1)}]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    words = CardWords(Texts(lang, load_game("space-base"), strict=True))
    console = Console(file=io.StringIO(), width=100)
    for card in CONTENT.cards:
        console.print(words.full(card, 3))
        assert words.ability(card, False, 3) or card.station.ability is None


def test_cards_are_found_as_people_type_them() -> None:
    assert find_card("jahn").name == find_card("Jähn").name
    assert find_card("rozhd").id == "rozhdestvensky"
    assert find_card("frisch").id == "frisch"
    with pytest.raises(RaumhafenError) as refused:
        find_card("gagarn")
    assert refused.value.arguments["guess"] == "Gagarin"


def test_any_game_can_be_drawn_plainly() -> None:
    texts = Texts("en", load_game("space-base"), strict=True)
    plain = PlainBoard(texts, NAMES[:2], NAMES[:2])
    view = next(views(2, "standard", 1))
    text = "\n".join(drawn(plain, view, 100))
    assert all(colony in text for colony in view["board"]["colonies"])
    assert plain.option("sum", view) == ["Take the sum"]


def test_the_picture_for_the_documentation_names_no_other_host() -> None:
    picture = capture()
    assert "Which card do you buy?" in picture.replace("&#160;", " ")
    assert picture.count("http") == picture.count("http://www.w3.org/2000/svg") == 1
