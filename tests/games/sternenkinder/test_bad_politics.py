"""Bad input in politics: refused with a rule and a reason, and nothing has changed."""

import pytest

from raumhafen.engine.asides import aside
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.save import digest
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from tests.games.sternenkinder.agency import Agency, spies
from tests.games.sternenkinder.chambers import chamber, propose
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import Diplomacy, economy


def refused(t: Scenario, seat: int, code: str, beside: bool = False) -> tuple[str, str]:
    """The reason and its rule; the position is the same as before."""
    before, action = digest(t.s), GAME.actions.parse(code)
    with pytest.raises(IllegalAction) as found:
        if beside:
            aside(GAME, t.s, seat, action)
        else:
            apply(t.s, seat, action)
    assert digest(t.s) == before and found.value.key and found.value.rule
    return found.value.key, found.value.rule


def at_war() -> Diplomacy:
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    goals.set_goal(t.s, me, you, goals.VICTORY, 1, you)
    t.ask_again()
    return t


@pytest.mark.parametrize("kind", ["alliance", "trade", "intelligence", "armament"])
@pytest.mark.parametrize("table", [at_war, lambda: Diplomacy(met=False)])
def test_offers_to_enemies_and_to_the_undiscovered(table: type[Diplomacy], kind: str) -> None:
    """A5.1: at the table and out of turn, by both."""
    t = table()
    me, you = t.mine.seat, t.other.seat
    assert refused(t, me, f"treaty:{kind}:{you}")[1]
    for seat, other in ((me, you), (you, me)):
        code = f"propose:{kind}:{other}:half"
        assert refused(t, seat, code, beside=True) == ("illegal-no-such-treaty", "A5.1")


def test_no_war_on_the_undiscovered_and_no_armistice_in_peace() -> None:
    """A6.3, A5.19"""
    t = Diplomacy(met=False)
    assert refused(t, t.mine.seat, f"war:{t.other.seat}")[1]
    assert refused(Diplomacy(), t.mine.seat, f"armistice:{t.other.seat}")[1]


def test_shares_that_nobody_can_pay() -> None:
    """A5.2: of an alliance for 4 C the partner has 1 and the other 3."""
    t = Diplomacy()
    t.mine.has(culture=3)
    t.other.has(culture=1)
    t.ask_again()
    for payer in ("offerer", "half", "partner"):
        code = f"propose:alliance:{t.other.seat}:{payer}"
        assert refused(t, t.mine.seat, code, beside=True)[1] == "A5.1"
    t.mine.has(culture=2)
    assert refused(t.ask_again(), t.mine.seat, t.offer("alliance"))[1]


def test_terms_that_nobody_can_pay() -> None:
    """A5.14: neither sent nor accepted when the goods are gone."""
    t = economy("trade")
    me, you = t.other.seat, t.mine.seat
    for code in ("term:give:food:20", "term:give:food:5"):
        aside(GAME, t.s, me, GAME.actions.parse(code))
    assert refused(t, me, f"send:{you}", beside=True) == ("illegal-no-exchange", "A5.14")
    t.seat(me).has(food=25)
    aside(GAME, t.s, me, GAME.actions.parse(f"send:{you}"))
    t.seat(me).has(food=24)
    code = f"accept:exchange:{me}"
    assert refused(t, you, code, beside=True) == ("illegal-no-such-offer", "A5.1")


def test_votes_beyond_ones_own() -> None:
    """A9.7, A9.8: neither bought without culture, nor counted, nor as gold beside them."""
    t = chamber(3, "free_trade")
    propose(t, "free_trade")
    buyer = t.active.seat
    assert t.question() == "buy-votes"
    assert refused(t, buyer, "amount:2") == ("error-not-an-option", "A9.7")  # 9 C buy one
    while t.question() == "buy-votes":
        t.play("amount:0")
    seat = t.active.seat
    apply(t.s, seat, GAME.actions.parse("yes"))
    most = t.s.ballots[seat]
    assert refused(t, seat, f"amount:{most + 1}") == ("error-not-an-option", "A9.8")
    apply(t.s, seat, GAME.actions.parse("amount:1"))
    assert refused(t, seat, f"amount:{most}")[0] == "error-not-an-option"


def test_bids_beyond_the_account() -> None:
    """A12.3, A8.55"""
    t = Market()
    t.show("three_eyes")
    t.ask_again().play("auction:three_eyes")
    bidder = t.active.seat
    most = t.s.account[4 * bidder + 3]
    assert refused(t, bidder, f"amount:{most + 1}") == ("error-not-an-option", "A12.3")


def test_institution_actions_without_character_reach_or_technology() -> None:
    """A8.1, A8.5, A8.7: and without a network of the level they need."""
    t = Agency("agent")
    me = t.mine.seat
    assert refused(t, me, "ia:dialogue") == ("illegal-ia-character", "A8.1")
    assert refused(t, me, "ia:steal") == ("illegal-ia-reach", "A8.5")
    assert refused(t, me, "ia:terror") == ("illegal-ia-tech", "A8.7")
    far = spies("agent", level=2)
    assert refused(far.ask_again(), far.mine.seat, "ia:assassinate") == ("illegal-ia-reach", "A8.5")


@pytest.mark.parametrize("code", ["propose:trade:0:half", "trade:food:awe", "withdraw:trade:0"])
def test_asides_in_the_middle_of_a_resolution(code: str) -> None:
    """A0.10: during an offer, a declaration of war, a vote and an auction."""
    offer = Diplomacy()
    offer.play(offer.offer("alliance"))
    war = Diplomacy()
    war.play(f"war:{war.other.seat}")
    vote = chamber(3, "free_trade")
    propose(vote, "free_trade")
    auction = Market()
    auction.show("three_eyes")
    auction.ask_again().play("auction:three_eyes")
    for t in (offer, war, vote, auction):
        for seat in range(t.s.seats):
            assert refused(t, seat, code, beside=True) == ("error-no-aside-now", "A0.10")
