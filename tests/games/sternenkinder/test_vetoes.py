"""A10.13, decision 40 The veto of the Voice of the Okima."""

import pytest

from raumhafen.engine.asides import aside, asides
from raumhafen.games.sternenkinder.content.cabinet import ADVISOR
from raumhafen.games.sternenkinder.views.advisor_shapes import VetoView
from raumhafen.games.sternenkinder.views.advisors import cabinet
from tests.games.sternenkinder.agency import abroad, system
from tests.games.sternenkinder.chambers import number
from tests.games.sternenkinder.courts import Court, employ
from tests.games.sternenkinder.tables import GAME, Scenario

OKIMA = ADVISOR["voice_okima"]


def guarded(government: str = "sociocracy") -> Court:
    """The other player has the veto."""
    t = Court(government)
    t.mine.techs("political_philosophy", "political_vision")
    return t.advisor("voice_okima", "first_a", "second_a", seat=t.other)


def objection(t: Scenario) -> VetoView | None:
    """What all see of the question."""
    return cabinet(t.s)["objection"]


@pytest.mark.plays("advisor.voice_okima.second_a")
def test_a_change_of_government_is_prevented() -> None:
    """Decision 40: the action is spent, the price is not paid, nobody repeats it in this round."""
    t = guarded()
    me, before = t.mine.seat, t.mine.account["culture"]
    t.ask_again().play("govern:democracy")
    assert t.question() == "veto" and t.active.seat == t.other.seat
    assert objection(t) == {"seat": me, "code": "govern:democracy"}
    t.play("yes")
    assert (
        objection(t) is None
        and t.mine.account["culture"] == before
        and t.s.next_government[me] == -1
    )
    assert t.s.budget[5 * me + 4] == 1 and t.s.acted == 1
    t.s.acted = 0
    t.ask_again()
    assert not t.offers("govern:democracy") and t.offers("govern:technocracy")
    t.play("govern:technocracy")
    assert t.question() == "politics"  # once in a game
    assert t.s.advisor_spent[OKIMA] == 1 << t.other.seat


def test_a_veto_can_be_kept() -> None:
    """Decision 40: who does not object lets it happen."""
    t = guarded()
    t.ask_again().play("govern:democracy", "no")
    assert t.mine.account["culture"] == 40 - 5 and t.s.vetoed == []
    assert t.s.advisor_spent[OKIMA] == 0


def test_kinds_are_named_beforehand() -> None:
    """Decision 40: treaties open the question only against the owner, policies not at all."""
    t = guarded()
    t.ask_again().play("policy:mobility")
    assert t.question() == "politics"
    t = guarded()
    t.ask_again().play(f"treaty:trade:{t.other.seat}")
    assert t.question() == "veto"
    t.play("yes")
    assert t.s.treaties == [] and t.s.budget[5 * t.mine.seat + 1] == 1


def test_kinds_are_changed_out_of_turn() -> None:
    """Decision 40, A0.10: the owner may say at any time about what he wants to be asked."""
    t = guarded()
    you = t.other.seat
    codes = [GAME.actions.code(action) for action in asides(GAME, t.s, you)]
    assert "watch:policy" in codes
    aside(GAME, t.s, you, GAME.actions.parse("watch:policy"))
    t.ask_again().play("policy:mobility")
    assert t.question() == "veto"
    t.play("yes")
    assert not t.has("mobility")
    assert not [a for a in asides(GAME, t.s, you) if GAME.actions.code(a).startswith("watch")]


def test_the_owner_watches_in_his_turn() -> None:
    """Decision 40: on and off."""
    t = Court().advisor("voice_okima", "first_a", "second_a")
    before = t.s.veto_kinds[t.mine.seat]
    t.play("watch:war")
    assert t.s.veto_kinds[t.mine.seat] == before ^ 2 and t.s.acted == 0
    t.play("watch:war")
    assert t.s.veto_kinds[t.mine.seat] == before


def test_a_war_is_prevented() -> None:
    """Decision 40: no war, and the treaty action is gone."""
    t = guarded("autocracy")
    t.ask_again().play(f"war:{t.other.seat}")
    assert t.question() == "veto"
    t.play("yes")
    assert t.s.wars == [] and t.s.budget[5 * t.mine.seat + 1] == 1


def test_a_law_is_prevented() -> None:
    """Decision 40: nobody votes; the law goes back to the hand, its action is spent."""
    t = guarded("democracy")
    law = number("pure_metal_priority")
    t.s.law_deck &= ~(1 << law)
    t.s.law_hand[t.mine.seat] |= 1 << law
    t.s.budget[5 * t.other.seat : 5 * t.other.seat + 5] = [0] * 5
    t.ask_again().play("council")
    while t.question() != "veto":
        t.play("law:pure_metal_priority" if t.question() == "law" else t.options()[0])
    assert objection(t) == {"seat": t.mine.seat, "code": "law:pure_metal_priority"}
    t.play("yes")
    assert t.question() == "politics" and t.s.laws == []
    assert t.s.law_hand[t.mine.seat] >> law & 1 and t.s.budget[5 * t.mine.seat + 3] == 1


def test_an_institution_action_is_prevented() -> None:
    """Decision 40: the character has acted, nothing was paid."""
    t = employ(abroad("agent"), "voice_okima", "first_a", "second_a")
    t.act("recon", system(t.other.home))
    assert objection(t) == {"seat": t.mine.seat, "code": "ia:recon"}
    t.play("yes")
    assert t.mine.account["culture"] == 30 and t.s.busy[t.ship]
    t.actions(t.mine, 1)
    assert not t.can("recon")


def test_harmless_actions_open_no_question() -> None:
    """Decision 40: what is not against the owner, and of no kind that he named."""
    t = employ(abroad("agent", seats=3), "voice_okima", "first_a", "second_a")
    third = next(p for p in range(3) if p not in (t.mine.seat, t.other.seat))
    t.at(t.seat(third).home)
    t.act("recon", system(t.seat(third).home))
    assert t.question() == "politics"
