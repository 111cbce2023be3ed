"""Decisions 10 and 39: offers and answers out of turn, carried out later or at once."""

import pytest

from raumhafen.engine.asides import aside, asides
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.mind import NO_REPLY
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.games.sternenkinder.actions import PACTS
from raumhafen.games.sternenkinder.bots.treaties import LOT
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy, economy, pact


class Talks(Diplomacy):
    """People talk beside the open question."""

    def aside(self, seat: int, *codes: str) -> None:
        for code in codes:
            aside(GAME, self.s, seat, GAME.actions.parse(code))
            assert GAME.broken_laws(self.s) == []

    def may(self, seat: int, code: str) -> bool:
        return GAME.actions.parse(code) in asides(GAME, self.s, seat)

    def refused(self, seat: int, code: str) -> tuple[str, str]:
        before = digest(self.s)
        with pytest.raises(IllegalAction) as found:
            aside(GAME, self.s, seat, GAME.actions.parse(code))
        assert digest(self.s) == before
        return found.value.key, found.value.rule

    @property
    def pair(self) -> tuple[int, int]:
        return self.mine.seat, self.other.seat


def traders() -> Talks:
    """The economy phase of two who have a trade treaty; `other` is not asked."""
    made = economy("trade")
    t = Talks()
    t.s, t.mine, t.other = made.s, made.mine, made.other
    return t


def test_a_treaty_agreed_beforehand_needs_no_second_answer() -> None:
    """A5.1, A5.2, decision 39: offered while another is asked, concluded in the own turn."""
    t = Talks()
    me, you = t.other.seat, t.mine.seat  # who offers is not on turn
    t.aside(me, f"propose:alliance:{you}:half")
    assert GAME.addressed(t.s) == [you] and t.active.seat == you
    t.aside(you, f"accept:alliance:{me}")
    assert t.s.treaties == [] and GAME.addressed(t.s) == []
    t.play("pass")
    assert t.active.seat == me
    t.play(f"treaty:alliance:{you}")
    assert t.s.treaties == [PACTS.index("alliance"), me, you, 0]
    assert t.seat(me).account["culture"] == t.seat(you).account["culture"] == 7
    assert t.s.offers == []


def test_an_agreed_offer_that_cannot_be_paid_is_asked_about_again() -> None:
    """A5.2"""
    t = Talks()
    me, you = t.pair
    t.aside(me, f"propose:alliance:{you}:partner")
    t.aside(you, f"accept:alliance:{me}")
    t.other.has(culture=1)
    t.ask_again().play(f"treaty:alliance:{you}")
    assert t.question() == "treaty-share" and t.options() == ["amount:0", "amount:1"]


def test_a_counter_offer_out_of_turn() -> None:
    """A5.1, decision 39: one, which who offered accepts or refuses."""
    t = Talks()
    me, you = t.pair
    t.aside(me, f"propose:armament:{you}:partner")
    t.aside(you, f"counter:armament:{me}:half")
    assert GAME.addressed(t.s) == [me] and not t.may(me, f"counter:armament:{you}:offerer")
    t.aside(me, f"accept:armament:{you}")
    t.play(f"treaty:armament:{you}")
    assert t.mine.account["culture"] == t.other.account["culture"] == 6


def test_what_was_refused_or_withdrawn_is_not_offered_again_in_this_phase() -> None:
    """A5.1"""
    t = Talks()
    me, you = t.pair
    t.aside(me, f"propose:trade:{you}:offerer", f"propose:alliance:{you}:offerer")
    t.aside(you, f"refuse:trade:{me}")
    t.aside(me, f"withdraw:alliance:{you}")
    assert t.s.offers == []
    assert t.refused(me, f"propose:trade:{you}:half") == ("illegal-no-such-treaty", "A5.1")
    assert not t.ask_again().offers(f"treaty:alliance:{you}")


def test_three_offers_between_two_players_and_one_of_a_kind() -> None:
    """Decision 39"""
    t = Talks()
    me, you = t.pair
    t.aside(me, f"propose:trade:{you}:offerer")
    assert not t.may(you, f"propose:trade:{me}:offerer")
    t.aside(you, f"propose:alliance:{me}:offerer")
    t.aside(me, f"propose:armament:{you}:offerer")
    codes = [GAME.actions.code(action) for action in asides(GAME, t.s, you)]
    assert not any(code.startswith("propose") for code in codes)


def test_offers_lapse_with_the_phase() -> None:
    """Decision 39"""
    t = Talks()
    me, you = t.pair
    t.aside(me, f"propose:trade:{you}:offerer")
    t.pass_all()
    assert t.s.offers == []
    assert t.refused(you, f"accept:trade:{me}") == ("illegal-no-such-offer", "A5.1")


def test_an_exchange_is_drafted_in_secret_sent_and_accepted_at_once() -> None:
    """A5.14, decision 10"""
    t = traders()
    me, you = t.other.seat, t.mine.seat
    others = [GAME.view(t.s, you), GAME.view(t.s, -1)]
    t.aside(me, "term:give:food:5", "term:give:food:1", "term:want:research:1")
    assert [GAME.view(t.s, you), GAME.view(t.s, -1)] == others
    assert GAME.view(t.s, me)["mine"]["draft"] == {"gives": {"food": 6}, "wants": {"research": 1}}
    guess = GAME.determinize(t.s, you, Rng(1))
    assert GAME.view(guess, me)["mine"]["draft"] == {"gives": {}, "wants": {}}
    t.aside(me, f"send:{you}")
    assert GAME.view(t.s, you)["affairs"]["offers"][0]["gives"] == {"food": 6}
    t.aside(you, f"accept:exchange:{me}")
    assert (t.seat(me).account["food"], t.seat(me).account["research"]) == (14, 21)
    assert (t.seat(you).account["food"], t.seat(you).account["research"]) == (26, 19)
    assert t.refused(me, "term:give:food:1") == ("illegal-no-exchange", "A5.14")


def test_one_resource_is_given_and_nothing_goes_both_ways() -> None:
    """A5.14"""
    t = traders()
    me = t.other.seat
    t.aside(me, "term:give:food:5", "term:want:awe:1")
    assert not t.may(me, "term:give:research:1") and not t.may(me, "term:want:food:1")
    assert t.may(me, "term:want:culture:1") and not t.may(me, "term:give:awe:1")


def test_terms_that_nobody_can_pay_are_not_sent_or_accepted() -> None:
    """A5.14"""
    t = traders()
    me, you = t.other.seat, t.mine.seat
    t.aside(me, "term:give:food:20", "term:give:food:5")
    assert not t.may(me, f"send:{you}")
    t = traders()
    t.aside(me, "term:give:food:20", f"send:{you}")
    t.seat(me).has(food=19)
    assert not t.may(you, f"accept:exchange:{me}") and t.may(you, f"refuse:exchange:{me}")


def test_trade_with_the_supply_out_of_turn() -> None:
    """A0.10, A10.15, decision 10: for who is not asked anyway."""
    t = Talks()
    t.aside(t.other.seat, "trade:food:awe")
    assert (t.other.account["food"], t.other.account["awe"]) == (4, 10)
    assert not t.may(t.mine.seat, "trade:food:awe") and t.offers("trade:food:awe")


@pytest.mark.parametrize("code", ["propose:trade:0:half", "propose:trade:1:half", "accept:trade:1"])
def test_offers_to_oneself_to_strangers_and_answers_to_nothing(code: str) -> None:
    """A5.1"""
    t = Talks(met=False)
    assert t.refused(0, code)[1] == "A5.1"


def test_nothing_out_of_turn_in_the_middle_of_an_offer() -> None:
    """A0.10: never in the middle of a resolution."""
    t = Talks()
    me, you = t.pair
    t.play(f"treaty:alliance:{you}")
    assert t.refused(you, f"propose:trade:{me}:half") == ("error-no-aside-now", "A0.10")


def test_bots_answer_offers() -> None:
    """A good trade treaty is accepted, an alliance that one pays alone is not."""
    t = Talks()
    me, you = t.pair
    assert GAME.mind().reply(t.s, you, asides(GAME, t.s, you)) == NO_REPLY
    t.aside(me, f"propose:trade:{you}:offerer")
    answer = GAME.mind().reply(t.s, you, asides(GAME, t.s, you))
    assert GAME.actions.code(answer) == f"accept:trade:{me}"
    t.aside(you, GAME.actions.code(answer))
    t.aside(me, f"propose:alliance:{you}:partner")
    answer = GAME.mind().reply(t.s, you, asides(GAME, t.s, you))
    assert GAME.actions.code(answer) == f"refuse:alliance:{me}"


def test_bots_exchange_what_both_need() -> None:
    """A5.14"""
    t = pact(traders(), "trade")
    t.mine.has(food=30, awe=0, research=9, culture=9)
    t.other.has(food=0, awe=30, research=9, culture=9)
    t.ask_again()
    for _ in range(7):
        seat = t.active.seat
        t.play(GAME.actions.code(GAME.mind().greedy(t.s, seat, t.s.options(seat))))
    assert t.mine.account["awe"] == LOT and t.other.account["food"] == LOT
