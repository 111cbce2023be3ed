"""GT15.6 to GT15.10 Enemies and the combat zone."""

from __future__ import annotations

from tests.games.galaxy_trucker.table import Table


def smugglers() -> Table:
    t = Table("RGB")
    t.at(5, 3, 2)
    t.tokens(0, "8,7", 1)
    t.card("I-02")
    return t


def test_t28_smugglers() -> None:
    """GT15.6, GT15.7, GT12.2 T28: equal is nothing, stronger wins, no later seat is attacked."""
    t = smugglers()
    assert t.options(0) == ["cannons:0:0", "cannons:0:1", "cannons:1:0"]
    t.say(0, "cannons:1:0")
    assert t.s.declared[0] == 8 and t.batteries(0) == 0 and t.asked() == [1]
    t.say(1, "cannons:1:1", "battery:8,7", "battery:8,8")
    assert t.s.declared[1] == 9
    t.say(1, "accept", "stow:yellow:6,7", "stow:green:6,7")
    assert t.holds(1, "6,7") == {"yellow": 1, "green": 1}
    assert t.s.bank[3] == 14  # the blue cube went back
    assert t.s.position == [5, 1, 2] and not t.asked()


def test_t29_declined() -> None:
    """GT15.6 T29: no cubes, no days, and still nobody else is attacked."""
    t = smugglers()
    t.say(0, "cannons:1:0")
    t.say(1, "cannons:1:1", "battery:8,7", "battery:8,8", "decline")
    assert t.s.position == [5, 3, 2] and t.cargo(1) == [0, 0, 0, 0] and not t.asked()


def test_t30_beaten_by_smugglers() -> None:
    """GT15.6, GT15.7, GT17.4 T30: without goods the batteries go."""
    t = smugglers()
    t.say(0, "cannons:1:0")
    t.say(1, "cannons:0:0")
    assert t.s.declared[1] == 3
    t.say(1, "battery:8,8", "battery:8,8")
    assert t.batteries(1) == 3
    assert t.asked() == [2]
    t.say(2, "cannons:1:0")
    assert t.s.declared[2] == 6 and t.batteries(2) == 0


def test_t34_pirates() -> None:
    """GT15.8, GT16.4, GT16.5 T34: one roll for all beaten ships; smooth sides stop no shot."""
    t = Table("RGB")
    t.at(5, 3, 1)
    t.tokens(0, "8,7", 1)
    t.card("I-03", 8, 6, 7)
    for seat in (0, 1, 2):
        t.say(seat, "cannons:0:0")
    t.keep_parts()
    assert not {"8,6", "6,6", "7,6"} & t.cells(0) and t.lost(0) == 3
    assert not {"8,7", "9,7", "6,6", "7,6"} & t.cells(1) and t.lost(1) == 4
    assert not {"8,6", "6,7", "7,6"} & t.cells(2) and t.lost(2) == 3


def strong_ship(t: Table, seat: int) -> None:
    """D with three more cannons laid on by hand, and a purple alien: strength 7."""
    t.s.manual = 1
    t.crew(seat, "5,7", "purple")
    t.put(seat, "6,6", "cannon-0031", 0)
    t.put(seat, "7,5", "cannon-0111", 0)
    t.put(seat, "8,5", "cannon-0222", 0)


def test_pirates_reward_before_shots() -> None:
    """GT15.6, GT15.8 The winner is paid first; only those beaten before are shot at."""
    t = Table("RDG", board="III")
    strong_ship(t, 1)
    t.at(5, 3, 1)
    t.card("I-03", 8, 6, 7)
    t.say(0, "cannons:0:0")
    assert t.ask(1) == "reward" and t.lost(0) == 0
    t.say(1, "accept")
    t.keep_parts()
    assert t.s.credits[1] == 4 and t.s.position[1] == 2
    assert t.s.beaten == [0] and t.lost(0) > 0 and t.lost(1) == 0 and t.lost(2) == 0


def test_t35_slavers() -> None:
    """GT15.7, GT18.2 T35: fewer crew than demanded: all; without a human it gives up."""
    t = Table("BR")
    t.crew(0, "6,8", 0)
    t.tokens(0, "8,7", 0)
    t.tokens(1, "8,7", 0)
    t.at(5, 0)
    t.card("I-01")
    assert t.people(0) == 0
    t.say(1, "lose-crew:7,7", "lose-crew:6,8", "lose-crew:7,7")
    assert t.s.flying == [0, 1] and t.people(1) == 1


def test_t35_aliens_may_be_given() -> None:
    """GT15.7, GT17.5 T35: figures of the owner's choice."""
    t = Table("DR")
    t.crew(0, "5,7", "purple")
    t.crew(0, "9,7", "brown")
    t.strip(0, "8,6")
    t.at(5, 0)
    t.card("I-01")
    assert t.options(0) == ["lose-crew:7,7", "lose-crew:5,7", "lose-crew:9,7"]
    t.say(0, "lose-crew:5,7", "lose-crew:9,7")  # only humans of one cabin are left
    assert t.people(0) == 1 and t.humans(0) == 1 and t.s.bank[6:] == [4, 4]


def test_slavers_reward() -> None:
    """GT15.7 Credits at once, then the days."""
    t = Table("DR", board="III")
    strong_ship(t, 0)
    t.at(5, 0)
    t.card("I-01")
    assert t.ask(0) == "reward"
    t.say(0, "accept")
    assert t.s.credits[0] == 5 and t.s.position[0] == 4


def test_t32_tie_in_the_combat_zone() -> None:
    """GT15.9, GT13.3 T32: earlier declarations are known; the tie harms the one ahead."""
    t = Table("RG")
    t.at(6, 4)
    t.crew(0, "6,8", 1)  # line 1 hits R
    t.card("I-16", 12, 12)
    assert t.s.position == [2, 4]  # so G is ahead now
    t = Table("RG")
    t.at(20, 4)
    t.card("I-16", 12, 12)
    assert t.s.position == [17, 4] and t.asked() == [1]
    assert t.options(1) == ["engines:0", "engines:1", "engines:2"]
    t.say(1, "engines:1", "battery:8,7")
    assert t.ask(0) == "lose-crew"
    t.say(0, "lose-crew:7,7", "lose-crew:7,7")
    assert t.people(0) == 2


def test_t33_combat_zone() -> None:
    """GT15.9, GT16.7 T33: three lines, the order read anew for each."""
    t = Table("RGB")
    t.at(6, 4, 2)
    t.card("I-16", 8, 7)
    assert t.s.position == [1, 4, 2]
    t.say(1, "engines:1", "battery:8,7")
    assert t.s.queue == [1, 2, 0] and t.ask(2) == "lose-crew"
    t.say(2, "lose-crew:6,8", "lose-crew:6,8")
    t.say(1, "cannons:0:0")
    t.say(2, "cannons:1:0")
    t.say(0, "cannons:0:0")
    assert [t.s.declared[seat] for seat in range(3)] == [4, 3, 6]
    t.keep_parts()
    assert not {"8,9", "7,8", "8,8"} & t.cells(1) and t.lost(1) == 3
    assert t.batteries(1) == 2


def test_t47_shots_from_the_rear() -> None:
    """GT16.5, GT16.9 T47: the second shot meets the ship as it is now."""
    t = Table("RG")
    t.strip(0, "6,6", "8,6")
    t.at(20, 4)
    t.crew(1, "7,7", 1)
    t.card("I-16", 6, 6)
    t.say(1, "engines:0")  # fewest crew and weakest engines: lines 1 and 2 hit G
    t.say(1, "lose-crew:6,8", "lose-crew:6,8")
    t.say(0, "cannons:0:0")
    t.say(1, "cannons:0:0")
    t.keep_parts()
    assert not {"6,9", "6,8"} & t.cells(0) and t.people(0) == 2


def test_t53_crewless_ship_is_still_hit() -> None:
    """GT15.10, GT18.2 T53: compared and hit to the end of the card, then it gives up."""
    t = Table("GB")
    t.at(8, 5)
    t.crew(1, "6,8", 0)
    t.card("I-16", 6, 12)
    assert t.s.position[1] == 2
    t.say(0, "engines:1", "battery:8,7")
    assert t.people(1) == 0 and t.s.flying[1] == 1
    t.say(0, "cannons:0:0")
    t.say(1, "cannons:0:0")
    assert [t.s.declared[0], t.s.declared[1]] == [3, 2]
    assert not t.has(1, "6,8") and t.lost(1) == 1
    assert t.s.flying == [1, 0]


def test_t54_combat_zone_alone() -> None:
    """GT15.14 T54: the other seat gave up before the card was revealed."""
    t = Table("RG")
    t.s.flying[1] = 0
    t.card("I-16")
    assert t.s.position[0] == 0 and t.people(0) == 4 and t.lost(0) == 0


def test_combat_zone_takes_goods() -> None:
    """GT15.9, GT17.4 A line of III-16: fewest crew loses four goods."""
    t = Table("RD", board="III")
    t.goods(0, "6,7", "yellow", "blue")
    t.card("III-16")
    assert t.cargo(0) == [0, 0, 0, 0] and t.batteries(0) == 0
    assert t.told("event-weakest")[0].args["seat"] == 0
