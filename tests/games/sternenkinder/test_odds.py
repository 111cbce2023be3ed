"""Odds before an attack: exact in space, rehearsed on the ground, blind for what is hidden."""

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Share
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.bots.odds import (
    landing_odds,
    ships_in,
    space_odds,
)
from raumhafen.games.sternenkinder.bots.rehearsal import REHEARSED, rehearse
from raumhafen.games.sternenkinder.bots.volleys import Duel, Ship, duel
from raumhafen.games.sternenkinder.bots.war import choose_war_move
from raumhafen.games.sternenkinder.content.cards import DISTANT_BUILDINGS
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS, OWN_FLEET, PIRATE_FLEET
from raumhafen.games.sternenkinder.rules.core.field import FORTRESS, FORTRESS_HULL, SEATS
from raumhafen.games.sternenkinder.rules.strategy.siege import SIEGE
from raumhafen.games.sternenkinder.state import BATTLES, FORTRESS_BIT, NOBODY, SternState
from raumhafen.text import Texts
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.fields import Field
from tests.games.sternenkinder.minds import chosen, confront
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import MISS, War

PLACE = CELL_IDS.index("iii3")


def told(t: War, seat: int, what: str) -> dict[str, Share]:
    return {line.key: line for line in GAME.explain(t.s, seat, what)}


def fleet(hull: int, chance: float, damage: int = 1) -> Ship:
    """With one die, and no better in the first round than later."""
    return hull, 1, chance, damage, chance


def test_a_duel_by_hand() -> None:
    """B27.2.5: one hull each, one die each; if both fall, the defender has won."""
    found = duel([fleet(1, 0.5)], [fleet(1, 0.5)])
    # a round: I hit alone 1/4, both 1/4, he alone 1/4, nobody 1/4; nothing happens at last 1/4^12
    assert found.win == pytest.approx(1 / 3, abs=1e-4)
    assert found.own == found.foe == pytest.approx(2 / 3, abs=1e-4)


def test_surplus_damage_is_lost() -> None:
    """B27.2.5: one hit of 5 destroys one fleet, not two."""
    found = duel([fleet(9, 1.0, 5)], [fleet(1, 0.0), fleet(1, 0.0)])
    assert found.win == 1.0 and found.foe == 2.0 and found.own == 0.0
    assert duel([fleet(1, 1.0, 5)], [fleet(1, 1.0), fleet(1, 0.0)]).win == 0.0


def test_the_first_round_may_be_better() -> None:
    """Decision 35: who would never hit later hits at once, or not at all."""
    at_once: Ship = (1, 1, 0.0, 1, 0.5)
    assert duel([at_once], [fleet(1, 0.0)]).win == pytest.approx(0.5)
    assert duel([at_once], [fleet(2, 0.0)]).win == 0.0


def test_after_twelve_rounds_the_defender_has_won() -> None:
    """B27.2.6, decision 13"""
    assert duel([fleet(13, 1.0)], [fleet(13, 0.0)]).win == 0.0
    assert duel([fleet(13, 1.0)], [fleet(12, 0.0)]).win == 1.0


def fought(start: War, first: int, games: int) -> float:
    """The share of wins of the attacker in real battles; nobody retreats, the weakest is hit."""
    won = 0
    for game in range(games):
        s = start.s.clone()
        assert isinstance(s, SternState)
        s.seed(game)
        while s.phase <= BATTLES and s.round == start.s.round:
            seat = s.deciders()[0]
            question = s.asked[seat]
            assert question is not None
            options = s.options(seat)
            weakest = question.ask.name == "hit-target"
            apply(s, seat, GAME.mind().greedy(s, seat, options) if weakest else options[0])
        won += bool(ships_in(s, first, PLACE)) and not ships_in(s, 1 - first, PLACE)
    return won / games


@pytest.mark.slow
def test_exact_odds_are_those_of_real_battles() -> None:
    """B27.2.5: 200 battles of three fleets against two, which came earlier."""
    t = War()
    first = t.s.first
    for seat, count in ((first, 3), (1 - first, 2)):
        for _ in range(count):
            t.fleet(seat, "iii3")
    expected = space_odds(t.s, first, PLACE, ships_in(t.s, first, PLACE)).win
    assert 0.5 < expected < 0.98
    assert fought(t, first, 200) == pytest.approx(expected, abs=0.08)


def test_lines_of_a_space_battle() -> None:
    """B27.2.6, B8.9: the sum of all amounts is the chance in percent."""
    t = War()
    first = t.s.first
    t.neutral("iii3", PIRATE_FLEET, 1)
    t.fleet(first, "iii3")
    t.fleet(first, "iii3")
    lines = told(t, first, "odds:space:iii3")
    assert list(lines) == ["odds-win", "odds-own-fleets", "odds-foe-fleets"]
    assert lines["odds-own-fleets"].args["count"] == 2
    assert lines["odds-foe-fleets"].args["count"] == 1
    assert 0 < lines["odds-win"].amount == sum(line.amount for line in lines.values()) <= 100
    more = told(t, first, "odds:space:iii3:4")["odds-win"].amount
    assert told(t, first, "odds:space:iii3:1")["odds-win"].amount < more


def planets(t: War, other: int) -> None:
    t.seat(other).colony("iii3", 1).colony("iii6", 1)


def test_hidden_defence_counts_as_on_any_planet() -> None:
    """B6.2: where the fortress stands makes no difference to who cannot know it."""
    found = []
    for place in ("iii3", "iii6"):
        t = War()
        first = t.s.first
        planets(t, 1 - first)
        t.fleet(first, "iii3")
        t.s.defence[CELL_IDS.index(place)] = FORTRESS_BIT
        lines = told(t, first, "odds:space:iii3")
        assert lines["odds-defence"].args == {"least": 0, "most": 1}
        found.append(lines["odds-win"].amount)
    assert found[0] == found[1] and 0 < found[0] < 100


def test_hidden_garrisons_count_as_on_any_planet() -> None:
    """B6.2, B19.1: two garrisons change places, and nothing changes for the attacker."""
    found = []
    for strong, weak in (("iii3", "iii6"), ("iii6", "iii3")):
        t = War()
        first = t.s.first
        planets(t, 1 - first)
        t.army(strong, tank=5).army(weak, infantry=1)
        t.fleet(first, "iii3", tank=3)
        found.append([repr(line) for line in GAME.explain(t.s, first, "odds:ground:iii3")])
    assert found[0] == found[1]
    assert "'least': 1, 'most': 5" in found[0][-1]


def test_odds_of_a_copy_are_those_of_the_position() -> None:
    """B6.2: explanations are worked out on re-dealt copies."""
    t = War()
    first = t.s.first
    planets(t, 1 - first)
    t.army("iii3", tank=4).army("iii6", infantry=1)
    t.fleet(first, "iii3", infantry=3)
    truth = repr(GAME.explain(t.s, first, "odds:ground:iii3"))
    for deal in range(5):
        copy = GAME.determinize(t.s, first, Rng(deal))
        assert repr(GAME.explain(copy, first, "odds:ground:iii3")) == truth


def test_more_units_win_more_often() -> None:
    """B19: nothing wins against an empty landing, many tanks win against one militia."""
    chances = []
    for tanks in (1, 3):
        t = War()
        first = t.s.first
        planets(t, 1 - first)
        t.fleet(first, "iii3", tank=tanks)
        chances.append(told(t, first, "odds:ground:iii3")["odds-win"].amount)
    assert chances[0] < chances[1] and chances[1] > 80


@pytest.mark.parametrize(
    "what",
    ["odds:", "odds:space", "odds:space:zz", "odds:space:iii3", "odds:space:iii3:99",
     "odds:space:iii3:-1", "odds:ground:iii3", "odds:ground:iii3:2", "odds:sea:iii3",
     "odds:space:iii3:1:2"],
)  # fmt: skip
def test_nothing_to_attack_has_no_odds(what: str) -> None:
    t = War()
    before = digest(t.s)
    with pytest.raises(RaumhafenError):
        GAME.explain(t.s, t.s.first, what)
    assert digest(t.s) == before


def test_odds_leave_the_position_alone() -> None:
    t = War()
    first = t.s.first
    planets(t, 1 - first)
    t.fleet(first, "iii3", tank=3)
    before = digest(t.s)
    GAME.explain(t.s, first, "odds:ground:iii3")
    GAME.explain(t.s, first, "odds:space:iii3")
    assert digest(t.s) == before and t.s.troops[GROUND_UNITS * PLACE] == 0
    assert t.s.fleet_kind.count(OWN_FLEET) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_odds_have_words(language: str) -> None:
    t = War()
    first = t.s.first
    planets(t, 1 - first)
    t.army("iii3", tank=4)
    t.fleet(first, "iii3", tank=3)
    words = Texts(language, GAME, strict=True)
    for what in ("odds:space:iii3", "odds:ground:iii3"):
        for line in GAME.explain(t.s, first, what):
            text = words.fill(line.key, GAME.readable(line.args))
            assert text and line.key not in text and "{" not in text


def test_both_sides_of_a_battle_have_odds() -> None:
    """B27.2.6: one wins or the other; what is own for one is the foe's for the other."""
    t = War()
    first = t.s.first
    for seat, count in ((first, 3), (1 - first, 2)):
        for _ in range(count):
            t.fleet(seat, "iii3")
    t.fight(*[MISS] * 5)
    attacker, defender = (told(t, seat, "odds:battle") for seat in (first, 1 - first))
    assert attacker["odds-win"].amount + defender["odds-win"].amount == 100
    assert attacker["odds-own-fleets"].args == defender["odds-foe-fleets"].args
    assert attacker["odds-foe-fleets"].args == defender["odds-own-fleets"].args
    assert attacker["odds-own-fleets"].args["count"] == 3


# --- on the ground -------------------------------------------------------------------------------


def test_nobody_conquers_without_an_army() -> None:
    """B17.5, B19.1: not even a planet without a garrison."""
    t = War()
    planets(t, 1 - t.s.first)
    t.fleet(t.s.first, "iii3")
    assert landing_odds(t.s, t.s.first, PLACE) == 0.0
    t.fleet(t.s.first, "iii3", tank=4)
    assert landing_odds(t.s, t.s.first, PLACE) > 0.5


def test_a_fortress_is_rehearsed() -> None:
    """B19.7: it takes shots before anybody behind it can be hit."""
    f = Field({"tank": 2}, {"infantry": 2})
    walled = f.s.ground[:]
    walled[FORTRESS] = FORTRESS_HULL
    bare, walls = (rehearse(f.s, [field], 60, "1") for field in (f.s.ground[:], walled))
    assert 0 < walls.win < bare.win and walls.own > bare.own


def test_what_was_rehearsed_is_remembered_with_the_dice_and_the_aims() -> None:
    """B19.3: an advisor who lets units hit more often makes it another battle."""
    t = Court()
    field = Field({"tank": 2}, {"tank": 2}).s.ground
    field[SEATS : SEATS + 2] = [t.mine.seat, 1 - t.mine.seat]
    once = rehearse(t.s, [field], 60, "1")
    assert rehearse(t.s, [field[:]], 60, "1") is once
    assert rehearse(t.s, [field], 60, "2").own != once.own
    REHEARSED.clear()
    again = rehearse(t.s, [field], 60, "1")
    assert again is not once and vars_of(again) == vars_of(once)
    t.advisor("seele_captain", "first_a")
    assert rehearse(t.s, [field], 60, "1").win > once.win


def vars_of(found: Duel) -> tuple[float, float, float]:
    return found.win, found.own, found.foe


def test_distant_wars_that_can_be_won_are_fought() -> None:
    """B18.2, B18.4: with an army that is large enough; nobody sends a second one after it."""
    t = War(war_mode=False)
    seat = t.s.first
    home = CELL_IDS[t.seat(seat).home]
    t.seat(seat).colony("iii3")
    t.army(home, tank=12).army("iii3", tank=1).movement()
    t.s.distant_open = next(card for card, built in enumerate(DISTANT_BUILDINGS) if built)
    assert t.ask_again().offers("distant:iii3") and sent(t) == f"distant:{home}"
    t.play(f"distant:{home}")
    assert t.s.distant_open == NOBODY and t.offers("distant:iii3") and sent(t) == "pass"


def sent(t: War) -> str:
    """What fleets and armies do."""
    seat = t.active.seat
    return GAME.actions.code(choose_war_move(t.s, seat, t.s.options(seat)))


def test_units_fight_rather_than_board() -> None:
    """B19.5, B19.3: repairs, buildings and boarding come after a shot at somebody."""
    t = War()
    first = t.s.first
    planets(t, 1 - first)
    t.fleet(first, "iii3", tank=1)
    confront(t, SIEGE, first, [PLACE])
    t.play("order:no", "order:land")
    while t.active.seat != first:
        t.roll(t.options()[0], MISS, MISS)
    assert t.offers("strike:board:1") and chosen(t) == "strike:militia:1"
