"""A12 The black market: display, auctions and hands; its cards stand in `test_market_cards.py`."""

from __future__ import annotations

import pytest

from raumhafen.engine.asides import aside, asides
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply, revise
from raumhafen.games.sternenkinder.actions import CARD_IDS
from raumhafen.games.sternenkinder.content.market import CARD, FULL_MARKET, MARKET_NAMES
from raumhafen.games.sternenkinder.rules.core.cards import keep
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.market import forget_dealer, receive_ware
from raumhafen.games.sternenkinder.state import NOBODY, SternState
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import GAME


def bit(name: str) -> int:
    return 1 << CARD[name]


# --- A12.1 the display ---------------------------------------------------------------------------


def test_the_display_begins_empty() -> None:
    """A12.1, A1.11: 26 cards are in the deck; the Mother Seed waits for the crises."""
    state = GAME.new_state(2, {"politics": True}, 1)
    assert isinstance(state, SternState)
    assert state.market_deck == FULL_MARKET and FULL_MARKET.bit_count() == 26
    assert state.market_row == [] and not FULL_MARKET & bit("mother_seed")


def test_without_politics_there_is_no_market() -> None:
    """A12.1: such tables play as before."""
    state = GAME.new_state(2, {}, 1)
    assert isinstance(state, SternState)
    assert state.market_deck == 0 and state.market_hand == []


def test_a_card_comes_in_each_closing_phase() -> None:
    """A12.1, A22.3: at the right end; with three there the leftmost goes under the deck."""
    t = Market(seats=2).show("ghost_cargo", "layer_d", "art_theft")
    t.closing()
    assert t.display()[:2] == ["layer_d", "art_theft"] and len(t.display()) == 3
    assert t.under() == ["ghost_cargo"]


def test_nobody_draws_where_no_card_is_left() -> None:
    """A12.2: neither in the deck nor below it; the political action is kept."""
    t = Market(seats=2)
    assert t.offers("draw-ware")
    t.s.market_deck, t.s.market_under, t.bent = 0, [], True
    refused = t.ask_again().refusal("draw-ware")
    assert (refused.key, refused.rule) == ("illegal-ware", "A12.2")


def test_an_empty_deck_is_followed_by_what_lies_below() -> None:
    """A12.1, decision 19: in the order in which the cards were put there."""
    t = Market(seats=2)
    t.s.market_under = [card for card in range(27) if t.s.market_deck >> card & 1]
    t.s.market_deck = 0
    first = MARKET_NAMES[t.s.market_under[0]]
    t.closing()
    assert t.display() == [first] and len(t.under()) == 25


# --- A12.2, A12.3 auctions -----------------------------------------------------------------------


def test_the_highest_bid_wins_and_pays() -> None:
    """A12.3: in the resource of the card; others pay 1 C to take part, whoever wins."""
    t = Market().show("ghost_cargo")
    t.use("auction:ghost_cargo")
    t.bids(mine=3, other=5, third=4)
    assert t.hand(t.other) == ["ghost_cargo"] and t.display() == []
    assert t.other.account["research"] == 15 and t.mine.account["research"] == 20
    assert [p.account["culture"] for p in (t.mine, t.other, t.third)] == [20, 19, 19]
    assert t.s.budget[5 * t.mine.seat] == 1


def test_who_bids_nothing_stays_out() -> None:
    """A12.3, decision 38: and pays no fee; the initiator pays none anyway."""
    t = Market().show("ghost_cargo")
    t.use("auction:ghost_cargo")
    t.bids(mine=1)
    assert t.hand(t.mine) == ["ghost_cargo"] and t.other.account["culture"] == 20


def test_nobody_gets_it_at_a_tie() -> None:
    """A12.3, A12.5: it stays in the display; the fee is lost."""
    t = Market().show("ghost_cargo")
    t.use("auction:ghost_cargo")
    t.bids(mine=4, other=4, third=2)
    assert t.display() == ["ghost_cargo"] and t.mine.account["research"] == 20
    assert t.other.account["culture"] == 19 and t.other.account["research"] == 20


def test_bids_are_sealed_and_can_be_revised() -> None:
    """A12.3, A0.13: nobody sees a bid before the reveal; until then it can be changed."""
    t = Market().show("ghost_cargo")
    t.use("auction:ghost_cargo")
    assert t.question() == "auction-bid" and t.s.secret
    before = GAME.open_view(t.s)
    apply(t.s, t.mine.seat, GAME.actions.parse("amount:9"))
    assert GAME.open_view(t.s) == before
    copy = GAME.determinize(t.s, t.other.seat, Rng("other"))
    assert GAME.own_view(copy, t.other.seat) == GAME.own_view(t.s, t.other.seat)
    revise(t.s, t.mine.seat)
    t.bids(mine=0, other=2)
    assert t.hand(t.other) == ["ghost_cargo"] and t.mine.account["research"] == 20


def test_nobody_bids_more_than_he_has() -> None:
    """A12.3, A0.13: with culture the fee comes first; who cannot pay it is not asked."""
    t = Market().show("art_theft")
    t.other.has(culture=4)
    t.third.has(culture=0)
    t.use("auction:art_theft")
    assert t.s.asked[t.third.seat] is None
    assert len(t.s.options(t.mine.seat)) == 21 and len(t.s.options(t.other.seat)) == 4
    with pytest.raises(IllegalAction):
        apply(t.s, t.other.seat, GAME.actions.parse("amount:4"))


def test_an_own_card_is_sold() -> None:
    """A12.2, A12.3: its owner does not bid and gets the price."""
    t = Market()
    t.hold(t.mine, "slush_fund")
    t.use("auction:slush_fund")
    assert t.s.asked[t.mine.seat] is None
    t.bids(other=6)
    assert t.hand(t.mine) == [] and t.hand(t.other) == ["slush_fund"]
    assert t.mine.account["culture"] == 26 and t.other.account["culture"] == 13


def test_an_unsold_own_card_stays() -> None:
    """A12.5"""
    t = Market()
    t.hold(t.mine, "slush_fund")
    t.use("auction:slush_fund")
    t.bids()
    assert t.hand(t.mine) == ["slush_fund"]


def test_an_event_card_is_sold() -> None:
    """A12.2, A12.3: bids are in AWE."""
    t = Market()
    card = t.s.bags[0][0]
    t.s.bags[0] = t.s.bags[0][1:]
    keep(t.s, t.mine.seat, card)
    t.use(f"auction-event:{CARD_IDS[card]}")
    t.bids(third=2)
    assert t.s.hand[t.third.seat] >> card & 1 and not t.s.hand[t.mine.seat] >> card & 1
    assert t.mine.account["awe"] == 22 and t.third.account["awe"] == 18


@pytest.mark.parametrize(("answer", "bid", "shown"), [("no", 0, 1), ("yes", 0, 1), ("yes", 2, 0)])
def test_the_top_card(answer: str, bid: int, shown: int) -> None:
    """A12.2, A12.5: auctioned at once or laid out; unsold it goes to the display."""
    t = Market()
    t.use("draw-ware")
    assert t.question() == "top-ware" and t.s.market_drawn != NOBODY
    assert not t.s.market_deck >> t.s.market_drawn & 1
    t.play(answer)
    t.bids(mine=bid)
    assert len(t.display()) == shown and len(t.hand(t.mine)) == 1 - shown
    assert t.s.market_drawn == NOBODY and t.s.budget[5 * t.mine.seat] == 1


def test_an_auction_needs_a_political_action() -> None:
    """A12.2, A4.3: one of any type, one in a turn."""
    t = Market().show("ghost_cargo", "layer_d")
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [0, 0, 1, 0, 0]
    t.use("auction:ghost_cargo")
    t.bids()
    assert t.refusal("auction:layer_d").rule == "A3.5"
    t.s.acted = 0
    assert t.ask_again().refusal("auction:layer_d").rule == "A4.3"
    assert t.refusal("draw-ware").rule == "A4.3"
    t.s.budget[5 * t.mine.seat] = 1
    assert t.ask_again().refusal("auction:art_theft").rule == "A12.2"


# --- A12.4, A12.6 hands --------------------------------------------------------------------------


def test_a_card_is_stolen() -> None:
    """A12.4, A8.42: the thief chooses it, for 5 C."""
    t = Market("agent").at(0)
    t.at(t.other.home)
    assert isinstance(t, Market)
    t.hold(t.other, "secret_lab", "ghost_cargo")
    before = t.mine.income["research"]
    t.act("steal", f"foe:{t.other.seat}", "ware:secret_lab")
    assert t.hand(t.mine) == ["secret_lab"] and t.hand(t.other) == ["ghost_cargo"]
    assert t.mine.account["culture"] == 15 and t.mine.income["research"] == before + 2


def test_a_card_is_given() -> None:
    """A12.4, A8.35: out of turn, by a diplomat on a planet of the active player."""
    t = Market()
    t.crew(t.other, "diplomat")
    t.at(t.mine.home, units_of(t.s, t.other.seat)[0])
    t.hold(t.other, "grim_carnival")
    t.s.market_used[t.other.seat] = bit("grim_carnival")
    code = GAME.actions.parse(f"hand-ware:grim_carnival:{t.mine.seat}")
    assert code in asides(GAME, t.s, t.other.seat)
    aside(GAME, t.s, t.other.seat, code)
    assert t.hand(t.mine) == ["grim_carnival"] and t.hand(t.other) == []
    assert t.s.market_used[t.mine.seat] == bit("grim_carnival")


def test_hands_are_open() -> None:
    """A12.6, decision 16"""
    t = Market()
    t.hold(t.other, "ghost_cargo")
    view = GAME.open_view(t.s)["affairs"]["market"]
    assert view["hands"][t.other.seat] == ["ghost_cargo"]


def test_a_card_that_was_played_goes_under_the_deck() -> None:
    """A12.6: it cannot be played twice, and only by who has it."""
    t = Market()
    assert t.refusal("play:ghost_cargo").rule == "A12.6"
    t.hold(t.mine, "ghost_cargo", "layer_d")
    t.use("play:ghost_cargo", "amount:8")
    assert t.under() == ["ghost_cargo"] and t.mine.account["food"] == 28
    assert t.question() == "politics" and t.s.acted == 0
    assert t.refusal("play:layer_d").key == "illegal-ware-works"


def test_a_card_by_an_effect_is_taken_at_once() -> None:
    """A12.6: without auction and fee; 4 resources of choice where the deck is empty."""
    t = Market(seats=2)
    t.interrupt()
    receive_ware(t.s, t.mine.seat)
    t.s.advance(t.s.stack)
    assert len(t.hand(t.mine)) == 1
    t.s.market_deck = 0
    t.interrupt()
    receive_ware(t.s, t.mine.seat)
    t.s.advance(t.s.stack)
    assert t.question() == "receive-food" and len(t.hand(t.mine)) == 1


def test_who_is_out_of_the_game_leaves_his_cards() -> None:
    """A12.6, A2.4, decision 25: they go under the deck."""
    t = Market()
    t.hold(t.other, "layer_d", "ghost_cargo")
    forget_dealer(t.s, t.other.seat)
    assert sorted(t.under()) == ["ghost_cargo", "layer_d"] and t.hand(t.other) == []
