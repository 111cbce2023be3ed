"""GT14, GT15.1 to GT15.5, GT15.11 to GT15.14 Cards without an enemy."""

from __future__ import annotations

from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT
from tests.games.galaxy_trucker.table import Table


def test_t25_open_space() -> None:
    """GT15.1 T25: in order, each moves before the next decides."""
    t = Table("RGB")
    t.at(0, -2, -4)
    t.card("I-05")
    assert t.s.position[0] == 3  # three single engines, not asked
    assert t.asked() == [1] and t.options(1) == ["engines:0", "engines:1", "engines:2"]
    t.say(1, "engines:2")
    assert t.ask(1) == "battery"
    t.say(1, "battery:8,7", "battery:8,8")
    assert t.s.position == [3, 4, -2]


def test_t25_one_battery() -> None:
    """GT13.3, GT15.1 T25: with one double engine strength 3."""
    t = Table("RGB")
    t.at(0, -2, -4)
    t.card("I-05")
    t.say(1, "engines:1", "battery:8,8")
    assert t.s.position[1] == 1 and t.batteries(1) == 4 and t.load(1, "8,8") == 1


def test_t51_no_engine() -> None:
    """GT15.1, GT13.1, GT18.2 T51: strength 0 gives up at once, also with a brown alien."""
    t = Table("DR")
    t.strip(0, "7,8", "9,8")
    t.crew(0, "9,7", "brown")
    t.at(5, 2)
    t.card("II-06")
    assert t.s.flying == [0, 1]


def test_open_space_unpaid() -> None:
    """GT15.1 Tokens that are not paid do not help; its space is free for later seats at once."""
    t = Table("GR", options={"inspection": "manual"})
    t.strip(0, "7,8")
    t.at(3, 0)
    t.card("I-05")
    assert t.options(0)[0] == "engines:1"  # the default keeps it flying
    t.say(0, "engines:0")
    assert t.s.flying == [0, 1] and t.s.position[1] == 3


def test_t26_planets() -> None:
    """GT15.2, GT14.3 T26: land in order, load, then move, the last first."""
    t = Table("RGB")
    t.at(4, 3, 1)
    t.card("I-13")
    t.say(0, "land:1")
    assert t.options(1) == ["pass", "land:2", "land:3"]
    t.say(1, "land:2")
    t.say(2, "land:3")
    while t.asked():
        assert t.ask(t.asked()[0]) == "load"
        t.say(t.asked()[0], "done")
    assert t.s.position == [2, 1, -1]


def test_planets_pass() -> None:
    """GT15.2 Passing costs nothing; with no planet left nobody is asked."""
    t = Table("RGB")
    t.at(4, 3, 1)
    t.card("I-14")  # two planets
    t.say(0, "land:1")
    t.say(1, "pass")
    t.say(2, "land:2")
    assert t.ask(0) == "load"
    t.say(0, "done")
    t.say(2, "done")
    assert t.s.position == [0, 3, -2]


def test_landing_without_room() -> None:
    """GT15.2 Allowed; nothing to load, but the days are lost."""
    t = Table("GR")
    t.strip(0, "6,7", "5,7", "6,6", "6,8", "6,9")
    t.at(4, 0)
    t.card("I-13")
    t.say(0, "land:1")
    t.say(1, "pass")
    assert not t.asked() and t.s.position[0] == 2


def test_t36_abandoned_ship() -> None:
    """GT15.3, GT17.5, GT18.2 T36: the last humans may go; the credits are kept."""
    t = Table("DR")
    t.crew(0, "5,7", "purple")
    t.crew(0, "9,7", "brown")
    t.at(5, 0)
    t.card("I-17")
    assert t.options(0) == ["pass", "accept"]
    t.say(0, "accept", "lose-crew:7,7", "lose-crew:7,7", "lose-crew:5,7")
    assert t.s.credits[0] == 4 and t.s.position[0] == 4
    assert t.s.flying == [0, 1]
    assert not t.asked()  # the first acceptance ends the card
    assert t.told("event-accept")[0].rule == "GT15.3"


def test_abandoned_ship_needs_crew() -> None:
    """GT15.3 Only a seat with enough crew is asked; passing asks the next."""
    t = Table("RGB")
    t.crew(1, "7,7", 0)
    t.card("I-17")
    t.say(0, "pass")
    assert t.asked() == [2]
    t.say(2, "pass")
    assert t.s.credits == [0, 0, 0]


def test_t37_abandoned_station() -> None:
    """GT15.4 T37: crew 4 is not asked, crew 5 may land and loses nobody."""
    t = Table("DR")
    t.crew(0, "5,7", "purple")
    t.crew(0, "9,7", "brown")
    t.card("I-19")
    assert not t.asked()
    t = Table("DR")
    t.crew(0, "5,7", "purple")
    t.at(5, 0)
    t.card("I-19")
    assert t.ask(0) == "station"
    t.say(0, "accept", "stow:yellow:6,8", "stow:green:6,8")
    assert t.people(0) == 5 and t.s.position[0] == 4
    assert t.holds(0, "6,8") == {"yellow": 1, "green": 1}
    assert t.told("event-accept")[0].rule == "GT15.4"


def test_t37_nobody_can() -> None:
    """GT15.4 T37: II-19 needs 8."""
    t = Table("DRGB", board="II")
    t.card("II-19")
    assert not t.asked()


def test_t27_stardust() -> None:
    """GT15.11 T27: from the last to the leader, a day for each exposed connector."""
    t = Table("RGB")
    t.at(9, 8, 5)
    t.card("I-04")
    assert t.s.position == [2, 1, -1]


def test_t50_epidemic() -> None:
    """GT15.12 T50: only joined, occupied cabins; all judged before anyone is removed."""
    t = Table("ER")
    t.crew(0, "8,7", 0)
    t.card("II-05")
    loads = {where: t.load(0, where) for where in ("6,7", "7,7", "9,7", "8,6")}
    assert loads == {"6,7": 1, "7,7": 1, "9,7": 2, "8,6": 2}


def test_epidemic_takes_aliens() -> None:
    """GT15.12 An alien counts as a crew member."""
    t = Table("ER")
    t.crew(0, "6,7", "brown")
    t.card("II-05")
    assert t.load(0, "6,7") == 0


def test_t48_sabotage_breaks_the_ship() -> None:
    """GT15.13, GT16.7 T48: four parts; any of them may fly on."""
    for kept, lost in (("8,6", 8), ("5,6", 9)):
        t = Table("DR")
        t.crew(0, "5,7", 0)
        t.card("III-04", 7, 7)
        assert set(t.options(0)) == {"part:5,6", "part:7,6", "part:7,8", "part:8,6"}
        t.say(0, f"part:{kept}")
        assert t.lost(0) == lost


def test_t49_sabotage_misses() -> None:
    """GT15.13 T49: crews 4/4/5, on a tie the ship further ahead; three tries and no more."""
    t = Table("RDE", board="II")
    t.crew(1, "5,7", "purple")
    t.crew(1, "9,7", "brown")
    for where, who in (("6,7", "brown"), ("8,6", 0), ("9,7", 0)):
        t.crew(2, where, who)
    t.at(4, 5, 6)
    assert [t.people(seat) for seat in range(3)] == [4, 4, 5]
    t.card("III-04", 3, 7, 12, 6, 7, 5)
    assert t.told("event-sabotage")[0].args["seat"] == 1
    assert t.s.forced == [] and sum(len(lost) for lost in t.s.lost) == 0
    missed = [event.args["cell"] for event in t.told("event-sabotage-miss")]
    assert missed == ["3,7", "12,6", "7,5"]


def test_one_ship_alone() -> None:
    """GT15.14 Combat zone and sabotage have no effect on the only ship."""
    for name in ("I-16", "III-04"):
        t = Table("RG")
        t.s.flying[1] = 0
        t.card(name)
        assert not t.asked() and t.lost(0) == 0 and t.people(0) == 4


def test_t54_meteors_still_hit_a_lone_ship() -> None:
    """GT15.14 T54: meteors and open space still have an effect."""
    t = Table("RG")
    t.s.flying[1] = 0
    t.card("I-10", 6, 6, 9, 7)
    assert t.lost(0) > 0
    t = Table("RG")
    t.s.flying[1] = 0
    t.card("I-05")
    assert t.s.position[0] == 3


def test_t55_give_up_is_asked_before_the_card() -> None:
    """GT14.1, GT18.3 T55: every flying seat once, leader first, also before the first card."""
    t = Table("RGB")
    t.at(0, 4, 2)
    t.deck("I-04")
    t.run(FLIGHT)
    asked = []
    while t.asked():
        seat = t.asked()[0]
        asked.append(seat)
        assert t.options(seat) == ["stay", "give-up"]
        t.say(seat, "stay")
    assert asked == [1, 2, 0]
    assert t.s.flown and not t.s.stack  # after the last card nobody is asked again


def test_give_up() -> None:
    """GT18.1, GT18.3 The rocket leaves the board before the card is revealed."""
    t = Table("RGB")
    t.at(4, 2, 0)
    t.deck("I-04")
    t.run(FLIGHT)
    t.say(0, "give-up")
    t.say(1, "stay")
    t.say(2, "stay")
    assert t.s.flying == [0, 1, 1] and t.s.position[0] == 4


def test_flight_ends_when_nobody_flies() -> None:
    """GT14.2 The remaining cards are not revealed."""
    t = Table("RG")
    t.deck("I-04", "I-05")
    t.run(FLIGHT)
    t.say(0, "give-up")
    t.say(1, "give-up")
    assert t.s.flown == [] and not t.s.stack


def test_crewless_ships_leave_before_lapping_is_judged() -> None:
    """GT14.1 The leader without humans does not lap anybody."""
    t = Table("RG")
    t.crew(0, "7,7", 0)
    t.crew(0, "6,8", 0)
    t.at(50, 2)
    t.card("II-05")
    assert t.s.flying == [0, 1]


def test_order_is_frozen_for_the_card() -> None:
    """GT14.3 A seat that is overtaken during a card keeps its turn."""
    t = Table("RGB")
    t.at(2, 1, 0)
    t.card("I-05")
    assert t.s.queue == [0, 1, 2]
    t.say(1, "engines:2", "battery:8,7", "battery:8,7")
    assert t.s.position[1] > t.s.position[0] > t.s.position[2]
