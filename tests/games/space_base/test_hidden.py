"""SB18 Who knows what: decks, hidden dialogues, hands, and all that is public."""

import json

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.perspective import table_view
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.state import SpaceBaseState
from tests.games.space_base.notation import card
from tests.games.space_base.scenarios import HAND_A, HAND_B, light_speed
from tests.games.space_base.table import Table


def views(t: Table, *seats: int) -> list[View]:
    """Everything these seats are shown."""
    t.begin()
    return [table_view(GAME, t.s, seat) for seat in seats]


def is_named(view: View, card_index: int) -> bool:
    return f'"{CONTENT.cards[card_index].id}"' in json.dumps(view)


# --- SB18.1 --------------------------------------------------------------------------------------


def test_the_order_of_the_decks_is_hidden() -> None:
    """SB18.1 Other decks and other luck look the same to everybody; the sizes are shown."""
    t = Table(seats=3)
    other = t.copy()
    for deck in other.s.decks:
        deck.reverse()
    other.s.seed("other luck")
    assert other.s.decks != t.s.decks
    assert views(t, 0, 1, 2, SPECTATOR) == views(other, 0, 1, 2, SPECTATOR)
    assert GAME.view(t.s, 0)["decks"] == [42, 42, 30]


def test_no_view_names_a_ship_of_a_deck() -> None:
    """SB18.1 A ship that nobody has seen stands in no view, and an open one stands in all."""
    t = Table()
    shown = views(t, 0, 1, SPECTATOR)
    hidden = [c for deck in t.s.decks for c in deck]
    assert len(hidden) == 132 - 18
    assert not any(is_named(view, c) for view in shown for c in hidden)
    assert all(is_named(view, c) for view in shown for c in t.s.market)


# --- SB18.2 --------------------------------------------------------------------------------------


def test_allocation_dialogues_are_hidden() -> None:
    """SB18.2, SB7.2 Not even how far a seat has come in its dialogue; only who has finished."""
    t = Table(seats=3)
    t.board(0, "2: S | Ride(1)", "10: S | Shaw")
    t.board(1, "9: S | Savitskaya")
    t.roll(4, 5)
    before = views(t, 1, SPECTATOR)
    for text in ("sum", "shift Ride 1"):
        t.answer(0, text)
        assert views(t, 1, SPECTATOR) == before
    assert t.question(0) == "arrow"
    assert views(t, 0)[0]["board"]["mine"]["answers"] == ["sum", "shift:ride:1"]
    t.answer(0, "left")
    after = views(t, 1, SPECTATOR)
    assert [view.pop("waiting") for view in before] == [[0, 1], [0, 1]]
    assert [view.pop("waiting") for view in after] == [[1], [1]]
    assert after == before


def test_passive_ability_answers_are_hidden() -> None:
    """SB18.2, SB5.5 What a passive seat uses is seen when all passive seats have answered."""
    t = Table(seats=3)
    t.board(1, "3: S | Grissom(2)", "8: S | Collins(1)")
    t.board(2, "2: S | Shepard(3)")
    before = views(t, 0, 2, SPECTATOR)
    for text in ("use Grissom", "use Collins", "charge Grissom"):
        t.answer(1, text)
        assert views(t, 0, 2, SPECTATOR) == before
    assert "event-use" not in t.told()
    t.answer(1, "done")
    assert t.asked() == [2]
    t.answer(2, "done")
    assert t.told().count("event-use") == 2
    assert views(t, 0)[0]["board"]["seats"][1]["credits"] == 3


def test_light_speed_hands_are_private() -> None:
    """SB18.2, SB3.4 A hand is shown to its owner alone, the ships bought to all at the reveal."""
    t = light_speed()
    mine, other, spectator = views(t, 0, 1, SPECTATOR)
    assert all(is_named(mine, card(name)) for name in HAND_A)
    assert not any(is_named(view, card(name)) for view in (other, spectator) for name in HAND_A)
    t.answer(0, "take Carr", "done")
    assert not is_named(views(t, 1)[0], card("Carr"))
    t.answer(1, "done")
    assert is_named(views(t, 1)[0], card("Carr"))


def test_returned_ships_are_known_to_who_saw_them() -> None:
    """SB18.2 What went under the decks stays known to the seat that put it there, and no other."""
    t = light_speed()
    t.answer(0, "take Carr", "done")
    t.answer(1, "take Jähn", "done")
    mine, other, spectator = views(t, 0, 1, SPECTATOR)
    back = [name for name in HAND_A if name != "Carr"]
    assert mine["board"]["mine"]["returned"] == [CONTENT.cards[card(name)].id for name in back]
    assert not any(is_named(view, card(name)) for view in (other, spectator) for name in back)
    assert not any(is_named(mine, card(name)) for name in HAND_B if name != "Jähn")


def test_redealing_keeps_what_a_seat_knows() -> None:
    """SB18.2 Wherever the rest may lie, seat 0 knows that its own ships are under the decks."""
    t = light_speed()
    t.answer(0, "take Carr", "done")
    t.answer(1, "take Jähn", "done")
    known = {card(name) for name in HAND_A if name != "Carr"}
    seen = set()
    for seed in range(5):
        dealt = GAME.determinize(t.s, 0, Rng(seed))
        assert isinstance(dealt, SpaceBaseState)
        assert table_view(GAME, dealt, 0) == table_view(GAME, t.s, 0)
        bottoms = frozenset(c for bottom in dealt.bottoms for c in bottom)
        assert known <= bottoms
        seen.add(bottoms)
    assert len(seen) == 5


# --- SB18.3 --------------------------------------------------------------------------------------


def test_everything_else_is_public() -> None:
    """SB18.3 But for its own secrets every seat sees the same, and the log is told to all."""
    state = GAME.new_state(4, {}, "public")
    state.log = []
    rng = Rng("public")
    told = 0
    for _ in range(150):
        seat = rng.pick(state.deciders())
        for event in apply(state, seat, rng.pick(state.options(seat))):
            assert all(event.seen_by(other) for other in (SPECTATOR, *range(4)))
            told += 1
        boards = [GAME.view(state, other) for other in (*range(4), SPECTATOR)]
        for board in boards:
            board.pop("mine", None)
        assert all(board == boards[0] for board in boards)
    assert told > 150


def test_what_a_board_shows() -> None:
    """SB18.3 Stacks, cubes, counts, shipyard, colonies and dice."""
    t = Table()
    t.board(1, "2: S, Ride(1) | Shepard(3)")
    t.resources(1, 4, 2, 7)
    t.roll(1, 6)
    board = GAME.view(t.s, 0)
    seat = board["seats"][1]
    assert seat["sectors"][1] == {
        "station": ["shepard", 3],
        "deployed": [["s2-2", 0], ["ride", 1]],
    }
    assert (seat["credits"], seat["income"], seat["vp"]) == (4, 2, 7)
    assert (board["dice"], len(board["shipyard"]), len(board["colonies"])) == ([1, 6], 18, 12)
