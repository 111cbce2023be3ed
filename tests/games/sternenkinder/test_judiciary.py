"""A16.5, A16.6, A15.2, A22.14, A22.16 Judicial Power, the Great Forum, harm, Clans and Seele."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import GOAL, POLICY
from raumhafen.games.sternenkinder.content.statutes import JUDICIAL_LAWS
from raumhafen.games.sternenkinder.rules.core import regimes
from raumhafen.games.sternenkinder.rules.core.enacted import rows
from raumhafen.games.sternenkinder.rules.core.news import AGENT_ACTED, ATROCITY
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player
from raumhafen.games.sternenkinder.rules.core.regimes import active, set_counter
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.politics.council import judge
from raumhafen.games.sternenkinder.rules.treaty_laws import council_laws
from raumhafen.games.sternenkinder.state import SternState
from tests.games.sternenkinder.agency import spies, system
from tests.games.sternenkinder.chambers import apply_as, number, pass_law, propose, vote
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import keys

SPECIAL = ("all_laws", "humanitarian_law", "outlaw_policy")


def judges(*policies: str, seats: int = 2) -> Reign:
    """A Democracy with Judicial Power and its laws; only it has law actions."""
    t = Reign("democracy", "judiciary", *policies, seats=seats)
    t.s.law_hand[t.mine.seat] |= JUDICIAL_LAWS
    for seat in range(seats):
        t.s.budget[5 * seat : 5 * seat + 5] = [2 * int(seat == t.mine.seat)] * 5
    t.ask_again()
    return t


# --- A16.6 ----------------------------------------------------------------------------------------


@pytest.mark.plays("policy.judiciary")
def test_the_policy_brings_three_laws() -> None:
    """A16.6: outside the hand limit, and not from the deck."""
    t = Reign("democracy")
    deck = t.s.law_deck
    t.play("policy:judiciary")
    assert t.s.law_hand[t.mine.seat] == JUDICIAL_LAWS and t.s.law_deck == deck
    t.s.acted = 0
    t.ask_again().play("initiative")
    assert t.question() == "politics"  # two actions, one plain law
    assert t.s.law_hand[t.mine.seat].bit_count() == 4


def test_only_judges_propose_them() -> None:
    """A16.6: without the policy they cannot be proposed; a law that fails comes back."""
    t = judges()
    propose(t, "humanitarian_law")
    vote(t, p0=("no", 99, 0), p1=("no", 99, 0))
    assert t.s.law_hand[t.mine.seat] == JUDICIAL_LAWS and t.s.law_failed == 0
    t = judges()
    t.s.policies[t.mine.seat] = 0
    t.renew()
    t.ask_again().play("council")
    assert t.question() == "law" and not t.offers("law:humanitarian_law")


@pytest.mark.plays("policy.judiciary")
def test_gold_pays_the_judges() -> None:
    """A16.6: one C for each gold vote, twice from five on, at most 20, a point from ten on."""
    t = judges()
    for gold, culture, points in ((4, 4, 0), (5, 10, 0), (10, 20, 1), (30, 20, 1)):
        t.mine.has(culture=0)
        before = t.s.points[t.mine.seat]
        judge(t.s, t.mine.seat, gold)
        assert t.mine.account["culture"] == culture
        assert t.s.points[t.mine.seat] == before + points


@pytest.mark.plays("policy.judiciary")
def test_gold_of_a_vote_pays_the_judges() -> None:
    """A16.6: for an own law that is adopted, whoever gave the gold."""
    t = judges()
    propose(t, "bounties")
    before = t.mine.account["culture"]
    vote(t, **{f"p{t.mine.seat}": ("yes", 3, 0), f"p{t.other.seat}": ("yes", 1, 2)})
    assert t.s.laws[:2] == [number("bounties"), t.mine.seat]
    assert t.mine.account["culture"] == before + 2


@pytest.mark.plays("law.outlaw_policy")
def test_a_policy_is_outlawed() -> None:
    """A16.6: inactive for all, without upkeep; nobody introduces it."""
    t = judges("dividend")
    t.rule(t.other, "democracy", "dividend")
    t.s.budget[5 * t.other.seat : 5 * t.other.seat + 5] = [0] * 5
    before = t.mine.income["culture"]
    pass_law(t, "outlaw_policy", "policy:dividend")
    for seat in (t.mine, t.other):
        assert not active(t.s, seat.seat) >> POLICY["dividend"] & 1
    assert t.mine.income["culture"] == before + 2
    t.s.acted = 0
    assert t.ask_again().refusal("policy:dividend").key == "illegal-policy-outlawed"


def test_a_second_policy_is_outlawed() -> None:
    """A9.13: the law may be adopted again."""
    t = judges("dividend", "participation")
    t.s.laws = [number("outlaw_policy"), t.mine.seat, POLICY["dividend"], 0]
    t.s.law_hand[t.mine.seat] &= ~(1 << number("outlaw_policy"))
    t.renew()
    t.ask_again()
    pass_law(t, "outlaw_policy", "policy:participation")
    assert active(t.s, t.mine.seat) == 1 << POLICY["judiciary"]


@pytest.mark.plays("law.all_laws")
def test_the_all_laws_destroy_a_law() -> None:
    """A16.6: out of the game; a policy that was outlawed works again."""
    t = judges("dividend")
    t.s.laws = [number("outlaw_policy"), t.other.seat, POLICY["dividend"], 0]
    t.s.law_hand[t.mine.seat] &= ~(1 << number("outlaw_policy"))
    t.renew()
    t.ask_again()
    pass_law(t, "all_laws")
    assert t.question() == "all-laws"
    t.play("choice:1")
    assert active(t.s, t.mine.seat) >> POLICY["dividend"] & 1
    assert t.s.law_gone == 1 << number("outlaw_policy")


@pytest.mark.plays("law.all_laws")
def test_the_all_laws_cannot_destroy_what_may_always_be_proposed() -> None:
    """A16.6, A9.14: an "always" law returns to its place (ruling)."""
    t = judges()
    t.s.laws = [number("bounties"), t.other.seat, -1, 0]
    t.renew()
    t.ask_again()
    pass_law(t, "all_laws")
    t.play("choice:1")
    assert [t.s.laws[at] for at in rows(t.s)] == [number("all_laws")] and t.s.law_gone == 0
    assert not council_laws(t.s)


def test_a_law_that_left_the_game_is_not_voted_on() -> None:
    """A16.6, A9.13: proposed once more in the same session, it lapses (ruling)."""
    t = judges(seats=3)
    law = number("technology_release")
    t.s.law_deck &= ~(1 << law)
    t.s.laws = [law, t.other.seat, 0, 0]
    t.s.budget[5 * t.other.seat] = 1
    t.renew()
    t.ask_again().play("council", "law:all_laws")
    apply_as(t, t.other.seat, "law:technology_release")
    apply_as(t, t.other.seat, GAME.actions.code(t.s.options(t.other.seat)[0]))
    vote(t)
    told = keys(t.play("choice:1"))
    assert "event-law-lapses" in told and t.question() == "politics"
    assert t.s.law_gone == 1 << law and not council_laws(t.s)


@pytest.mark.plays("law.all_laws")
def test_the_all_laws_take_a_law_over() -> None:
    """A16.6, A9.16: the marker changes."""
    t = judges(seats=3)
    law = number("pure_metal_priority")
    t.s.law_deck &= ~(1 << law)
    t.s.laws = [law, t.other.seat, -1, 0]
    t.renew()
    t.ask_again()
    pass_law(t, "all_laws")
    t.play("choice:2")
    assert t.s.laws[:2] == [law, t.mine.seat]


def test_the_all_laws_without_a_law() -> None:
    """A16.6: nothing to choose, nothing happens."""
    t = judges()
    pass_law(t, "all_laws")
    assert t.question() == "politics" and t.s.laws[0] == number("all_laws")


@pytest.mark.plays("law.humanitarian_law")
def test_atrocities_are_punished() -> None:
    """A16.6, A7.4: a level for the offender, 2 C for who proposed the law."""
    t = judges()
    t.s.laws = [number("humanitarian_law"), t.other.seat, -1, 0]
    t.s.law_hand[t.mine.seat] &= ~(1 << number("humanitarian_law"))
    t.other.has(culture=0)
    t.renew()
    t.tells(ATROCITY, t.other.home)
    assert t.s.sanction[t.mine.seat] == 1 and t.other.account["culture"] == 2


def test_terror_is_an_atrocity() -> None:
    """A16.6, A8.51: heard after the attack."""
    t = spies("agent")
    cell = t.other.home
    colony = next(c for c in range(CELLS) if t.s.tile[c] == -1 and t.s.ring_bag[10 * 3 + 3] >= 0)
    t.s.laws = [number("humanitarian_law"), t.other.seat, -1, 0]
    t.bent = True
    t.s.home[t.other.seat] = colony
    t.s.level[cell] = 2
    t.actions(t.mine, 1)
    t.act("terror", system(cell))
    while t.question() != "politics":
        t.play(t.options()[0])
    assert t.s.sanction[t.mine.seat] == 1


def test_special_laws_are_known() -> None:
    """A0.15: a re-dealt copy leaves them where they are; A2.4 they leave with their owner."""
    t = judges(seats=3)
    copy = t.s.clone()
    assert isinstance(copy, SternState)
    copy.asked = [None] * 3
    GAME.redeal(copy, t.other.seat, Rng("deal"))
    assert copy.law_hand[t.mine.seat] & JUDICIAL_LAWS == JUDICIAL_LAWS
    forget_player(t.s, t.mine.seat)
    assert not t.s.law_deck & JUDICIAL_LAWS and t.s.law_hand[t.mine.seat] == 0


# --- A16.5 ----------------------------------------------------------------------------------------


@pytest.mark.plays("goal.forum")
def test_the_great_forum() -> None:
    """A16.5: embassies on all other home worlds; one treaty with each, nobody pays or refuses."""
    t = Reign("democracy", seats=3)
    for seat in range(3):
        if seat != t.mine.seat:
            t.s.embassy[t.s.home[seat]] = 1 << t.mine.seat
    before = t.other.account["culture"]
    t.tells(AGENT_ACTED)
    assert t.question() == "forum" and t.s.goals_by[GOAL["forum"]] == t.mine.seat
    t.play(f"treaty:trade:{(t.mine.seat + 1) % 3}")
    t.play(f"treaty:alliance:{(t.mine.seat + 2) % 3}")
    assert len(t.s.treaties) == 8 and t.other.account["culture"] == before
    assert t.question() == "politics"


def test_the_forum_needs_every_home_world() -> None:
    """A16.5: one embassy is missing."""
    t = Reign("democracy", seats=3)
    t.s.embassy[t.other.home] = 1 << t.mine.seat
    t.tells(AGENT_ACTED)
    assert t.question() == "politics" and t.s.goals_by[GOAL["forum"]] == -1


# --- A15.2 ----------------------------------------------------------------------------------------


def test_institution_actions_harm_the_rival() -> None:
    """A15.2: the counter rises, and 1 + X C change hands."""
    t = spies("agent")
    t.s.government[t.mine.seat] = 1
    set_counter(t.s, t.mine.seat, regimes.RIVAL, t.other.seat)
    tally(t.s, t.mine.seat)
    assert regimes.rival_of(t.s, t.mine.seat) == t.other.seat
    t.act("steal", system(t.other.home), f"foe:{t.other.seat}")
    while t.question() != "politics":
        t.play(t.options()[0])
    assert regimes.counter(t.s, t.mine.seat, regimes.RIVAL_PIPS) == 1


def test_what_harms_nobody_does_not_count() -> None:
    """A15.2: reconnaissance is no harm."""
    t = spies("agent")
    t.s.government[t.mine.seat] = 1
    set_counter(t.s, t.mine.seat, regimes.RIVAL, t.other.seat)
    tally(t.s, t.mine.seat)
    t.act("recon", system(t.other.home))
    assert regimes.counter(t.s, t.mine.seat, regimes.RIVAL_PIPS) == 0


# --- A22.14, A22.16 -------------------------------------------------------------------------------


@pytest.mark.plays("investor.clans")
def test_the_clans_reward_agents() -> None:
    """A22.14: a research ship and a network in one system, in the closing phase."""
    t = spies("agent")
    ships = t.s.civil_kind.count(t.s.civil_kind[t.ship])
    t.act("recon", system(t.other.home))
    while t.question() != "clan-place":
        t.play("pass")
    cell = CELL_IDS.index("i0")
    t.play("at:i0")
    assert t.s.network[CELLS * t.mine.seat + cell] == 1
    assert t.s.civil_kind.count(t.s.civil_kind[t.ship]) == ships + 1


@pytest.mark.plays("investor.clans")
@pytest.mark.parametrize(("levels", "points"), [((3, 3, 2), 0), ((3, 4, 3), 1)])
def test_three_large_networks_are_a_milestone(levels: tuple[int, ...], points: int) -> None:
    """A22.14: of level 3 or more, in the closing phase, once in a game."""
    t = spies("agent", level=0)
    for cell, level in zip((t.mine.home, t.other.home, CELL_IDS.index("i0")), levels, strict=True):
        t.network(t.mine, cell, level)
    t.bent = True  # level 4 needs an advisor
    before = t.s.points[t.mine.seat]
    for _ in range(2):
        t.next_economy()
        assert t.s.points[t.mine.seat] == before + points


def test_diplomats_do_not_please_the_clans() -> None:
    """A22.14: only agents."""
    t = spies("diplomat")
    t.act("dialogue", system(t.other.home))
    assert not any(t.s.requests)


@pytest.mark.plays("investor.seele")
def test_seele_raises_an_advisor() -> None:
    """A22.16: for the first who brings one into play; one level free of cost."""
    t = Court().display("rain_settler")
    t.play("advisor:rain_settler")
    while t.question() != "advisor-free":
        t.play("pass")
    t.play("skill:rain_settler:first_b")
    assert t.skills("rain_settler") == ["basic", "first_b"]


@pytest.mark.plays("investor.seele")
def test_seele_wants_to_be_paid() -> None:
    """A22.16: an advisor of level 2 and 20 C, once in a game."""
    t = Court().advisor("rain_settler", "first_a", "second_a")
    before = t.points()
    while t.question() != "seele-milestone":
        t.play("pass")
    culture = t.mine.account["culture"]
    t.play("yes")
    assert t.points() == before + 1 and t.mine.account["culture"] == culture - 20
    round = t.s.round
    while t.s.round < round + 2:
        assert t.question() != "seele-milestone"
        t.play(t.options()[0])


def test_poor_rulers_are_not_asked() -> None:
    """A22.16: without 20 C there is no milestone."""
    t = Court().advisor("rain_settler", "first_a", "second_a")
    t.mine.has(culture=3)
    round = t.s.round
    while t.s.round == round:
        assert t.question() != "seele-milestone"
        t.mine.has(culture=3)
        t.play(t.options()[0])
