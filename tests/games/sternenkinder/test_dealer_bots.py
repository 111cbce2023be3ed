"""Bots deal: they bid what a card brings, play what is useful, and pay for services that help."""

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.bots.dealers import bid_for, ware_worth
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.styles import Style
from raumhafen.games.sternenkinder.content.market import CARD
from raumhafen.games.sternenkinder.rules.core.civil import remove_civil, units_of
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.state import NOBODY
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import GAME


def chosen(t: Market) -> str:
    seat = t.active.seat
    return GAME.actions.code(GAME.mind().greedy(t.s, seat, t.s.options(seat)))


def settled() -> Market:
    """There is nothing but an institution action, and nobody to act."""
    t = Market()
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [0, 0, 1, 0, 0]
    t.s.aid = [9] * 3
    t.s.council = t.s.round
    return t


def outlook(t: Market, left: float) -> Outlook:
    look = Outlook(t.s, t.mine.seat, Style("plain"))
    look.left = left
    return look


def test_a_card_is_worth_what_it_brings_until_the_end() -> None:
    """A12.3: an income is worth more early on, a card for nothing is worth nothing."""
    t = settled()
    lab = CARD["secret_lab"]
    assert ware_worth(outlook(t, 9.0), lab) > ware_worth(outlook(t, 3.0), lab)
    assert ware_worth(outlook(t, 9.0), CARD["crown_witness"]) == 0
    t.s.sanction[t.mine.seat] = 2
    assert ware_worth(outlook(t, 9.0), CARD["crown_witness"]) > 0
    assert bid_for(outlook(t, 9.0), CARD["missing_files"]) <= 1


def test_a_bot_auctions_what_it_wants_and_bids_for_it() -> None:
    """A12.2, A12.3: half of what it has at most."""
    t = settled().show("letter_of_marque", "forbidden_genes")
    t.mine.colony("iii3")
    assert chosen(t.ask_again()) == "auction:forbidden_genes"
    t.play("auction:forbidden_genes")
    while t.question() == "auction-bid":
        seat = t.active.seat
        code = chosen(t)
        assert 0 <= int(code.partition(":")[2]) <= 10
        apply(t.s, seat, GAME.actions.parse(code))
    assert t.display() == ["letter_of_marque"]


def test_a_bot_plays_useful_cards() -> None:
    """A12.6: but no letter of marque in peace."""
    t = settled()
    t.hold(t.mine, "letter_of_marque", "ghost_cargo")
    assert chosen(t.ask_again()) == "play:ghost_cargo"
    t = settled()
    t.hold(t.mine, "grim_carnival")
    assert chosen(t.ask_again()) == "play:grim_carnival"


def test_a_bot_robs_who_leads() -> None:
    """A12.6: culture is taken from the rival with most points."""
    t = settled()
    t.hold(t.mine, "art_theft")
    t.s.points[t.third.seat] = 5
    t.play(chosen(t.ask_again()))
    assert chosen(t) == f"foe:{t.third.seat}"


def test_a_bot_has_ships_of_a_foe_killed() -> None:
    """A11.5: with money to spare, in war."""
    t = settled()
    t.crew(t.other, "agent")
    for seat in range(3):
        t.s.met[seat] = 7
    begin_war(t.s, t.mine.seat, t.other.seat, 1 << t.mine.seat, 1 << t.other.seat)
    t.mine.has(food=0, awe=40, research=0, culture=0)
    victim = units_of(t.s, t.other.seat)[0]
    t.play(chosen(t.ask_again()))
    while t.question() == "underground-detail":
        t.play(chosen(t))
    assert t.s.civil_kind[victim] == NOBODY


def test_a_bot_has_a_research_ship_made() -> None:
    """A11.9: at a network, where it lacks one and has money to spare."""
    t = settled()
    for unit in units_of(t.s, t.mine.seat):
        remove_civil(t.s, unit)
    t.network(t.mine, t.mine.home, 1)
    t.mine.has(food=0, awe=30, research=0, culture=0)
    assert chosen(t.ask_again()) == "underground:hire_witnesses"
    t.play("underground:hire_witnesses")
    assert len(units_of(t.s, t.mine.seat)) == 1


def test_a_bot_saves_its_ships() -> None:
    """A12.6 market.escape_ship"""
    t = Market(seats=2)
    t.hold(t.mine, "escape_ship")
    t.attack(0, 5)
    assert t.question() == "escape-ship" and chosen(t) == "yes"
