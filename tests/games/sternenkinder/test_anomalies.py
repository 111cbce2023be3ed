"""B8.7 Anomalies: every card is studied to its end, and what it did is checked."""

from collections.abc import Callable

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.cards import EVENT_IDS, EVENT_STAGES
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.tables import AWE, COLONY_SHIP, RESEARCH_SHIP
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.voyages import BASE, NEXT, Voyage


def found(name: str) -> Voyage:
    """A research ship has found this anomaly."""
    t = Voyage().begin()
    t.explore("anomaly", name)
    assert t.lies(name)
    return t


def study(t: Voyage, rounds: int) -> Voyage:
    """It studies the anomaly in so many rounds; others pass."""
    for _ in range(rounds):
        t.next_economy().begin_again()
        t.play("study:1")
        while t.s.phase == 2 and t.question() in ("movement",):
            t.play("pass")
    return t


def studied(name: str, **rich: int) -> Voyage:
    stages = EVENT_STAGES[EVENT_IDS.index(f"event.{name}")]
    t = study(found(name), stages - 1)
    t.next_economy().begin_again()
    t.seat(t.me).has(**rich)
    t.play("study:1")
    while t.question() == "movement":
        t.play("pass")
    return t


GAINS = {
    "ano.singing_star": {"culture": 5},
    "ano.time_capsule": {"research": 5},
}
INCOMES = {
    "ano.crystal_garden": "culture", "ano.living_ocean": "food", "ano.archive": "research",
    "ano.metal_core": "awe",
}  # fmt: skip


@pytest.mark.parametrize("name", GAINS)
def test_an_anomaly_gives_and_is_kept(name: str) -> None:
    """B8.7: the system is empty then."""
    t = found(name)
    t.next_economy().begin_again()
    before = t.seat(t.me).account
    t.play("study:1")
    while t.question() == "movement":
        t.play("pass")
    after = t.seat(t.me).account
    gained = {key: after[key] - before[key] for key in after if after[key] != before[key]}
    assert gained.items() >= GAINS[name].items()
    assert t.holds(name) and t.s.studied[t.cell(NEXT)] and not t.lies(name)


@pytest.mark.parametrize("name", INCOMES)
def test_ongoing_anomalies_give_income(name: str) -> None:
    """B8.7, B2.3"""
    before = found(name).seat(0).income
    t = studied(name)
    assert t.seat(t.me).income[INCOMES[name]] == before[INCOMES[name]] + 1
    what = f"income:{INCOMES[name]}"
    shares = GAME.explain(t.s, t.me, what)
    assert sum(share.amount for share in shares) == t.seat(t.me).income[INCOMES[name]]
    assert f"event.{name}" in {share.args.get("source") for share in shares}


def metal_core_gives_at_once() -> None:
    """Three AWE besides the income."""
    t = study(found("ano.metal_core"), 1)
    t.next_economy().begin_again()
    t.seat(t.me).has(awe=0)
    events = t.play("study:1")
    while t.question() == "movement":
        events += t.play("pass")
    assert "event-gains" in {event.key for event in events} and t.holds("ano.metal_core")


def ruin() -> None:
    t = studied("ano.ruin")
    assert t.question() == "free-tech"
    t.play("research:small_craft")
    assert t.s.techs[t.me]


def frozen_fleet() -> None:
    """Decision 33: a fleet, or 5 AWE where there may be none."""
    t = study(found("ano.frozen_fleet"), 2)
    t.next_economy().begin_again()
    before = t.s.account[4 * t.me + AWE]
    t.play("study:1", *["pass"] * 0)
    while t.question() == "movement":
        t.play("pass")
    assert t.holds("ano.frozen_fleet") and t.s.account[4 * t.me + AWE] >= before + 5
    t = study(found("ano.frozen_fleet"), 2)
    t.next_economy().begin_again()
    t.seat(t.me).techs("small_craft")
    t.play("study:1")
    while t.question() == "movement":
        t.play("pass")
    assert t.cell(NEXT) in t.s.fleet_at


def monolith() -> None:
    assert studied("ano.monolith").s.points[0] + studied("ano.monolith").s.points[1] == 1


def sleeping_probe() -> None:
    t = studied("ano.sleeping_probe", research=0)
    assert t.question() == "reveal-place"
    before = sum(kind >= 0 for kind in t.s.tile)
    for _ in range(3):
        t.play(next(code for code in t.options() if code.startswith("at:")))
        while t.question() == "buy-planet":
            t.play("no")
    assert sum(kind >= 0 for kind in t.s.tile) == before + 3


def dark_matter() -> None:
    t = studied("ano.dark_matter")
    assert t.seat(t.me).full_capacity == [3, 3]


def gate_fragment() -> None:
    t = studied("ano.gate_fragment")
    assert t.s.gate[t.s.home[t.me]] == t.me


def gene_bank() -> None:
    """On a colony below level III, so not on the home world."""
    t = study(found("ano.gene_bank"), 2)
    t.seat(t.me).colony("iii5", 2)
    t.next_economy().begin_again()
    t.play("study:1")
    while t.question() == "movement":
        t.play("pass")
    assert t.s.level[t.cell("iii5")] == 3 and t.holds("ano.gene_bank")


OTHERS: dict[str, Callable[[], None]] = {
    "ano.ruin": ruin, "ano.frozen_fleet": frozen_fleet, "ano.monolith": monolith,
    "ano.sleeping_probe": sleeping_probe, "ano.dark_matter": dark_matter,
    "ano.gate_fragment": gate_fragment, "ano.gene_bank": gene_bank,
    "ano.metal_core": metal_core_gives_at_once,
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERS)
def test_an_anomaly(name: str) -> None:
    """B8.7"""
    OTHERS[name]()


def test_every_anomaly_of_this_part_is_studied() -> None:
    wanted = {id.partition(".")[2] for id in EVENT_IDS if id not in PENDING}
    assert {*GAINS, *INCOMES, *OTHERS} == {name for name in wanted if name.startswith("ano.")}


def test_two_rounds_for_two_levels() -> None:
    """T19, B7.10, B8.7: the owner of the ship carries the card out at the end of the second."""
    t = study(found("ano.archive"), 1)
    assert t.s.stage[t.cell(NEXT)] == 1 and not t.holds("ano.archive")
    study(t, 1)
    assert t.holds("ano.archive") and t.s.stage[t.cell(NEXT)] == 0


def test_a_rival_who_adds_the_last_level_takes_it() -> None:
    """T19, B8.7: in turn order."""
    t = study(found("ano.archive"), 1)
    t.ship(1 - t.me, RESEARCH_SHIP, NEXT, alone=True)
    t.next_economy()
    t.s.first = 1 - t.me
    t.movement()
    assert t.active.seat != t.me
    t.play("study:1")
    while t.question() == "movement":
        t.play("pass")
    assert t.holds("ano.archive", 1 - t.me) and not t.holds("ano.archive")


def test_several_ships_add_a_level_each() -> None:
    """B8.7"""
    t = found("ano.ruin")
    t.ship(t.me, RESEARCH_SHIP, NEXT)
    t.next_economy().begin_again()
    t.play("study:1", "study:2")
    while t.question() == "movement":
        t.play("pass")
    assert t.s.stage[t.cell(NEXT)] == 2


def test_only_a_research_ship_finds_the_card() -> None:
    """B8.7, B1.6: revealed by anything else, nothing happens."""
    t = Voyage(COLONY_SHIP).begin()
    t.explore("anomaly")
    assert t.where() == NEXT and t.s.card[t.cell(NEXT)] == -1
    t.ship(t.me, RESEARCH_SHIP, BASE)
    t.next_economy().begin_again()
    t.will_draw("ano.ruin").play("fly:2", f"at:{NEXT}")
    assert t.lies("ano.ruin")


def test_who_studies_does_not_move() -> None:
    """B7.10, B8.7: it has all its movement left, and spends it."""
    t = found("ano.ruin")
    assert not t.offers("study:1")  # it moved in this round
    t.next_economy().begin_again()
    assert t.offers("study:1") and t.offers("fly:1")
    t.play("study:1")
    assert CELL_IDS[t.s.civil_at[t.unit()]] == NEXT and t.s.civil_left[t.unit()] == 0


def test_an_empty_anomaly_stays_empty() -> None:
    """B8.7"""
    t = studied("ano.singing_star")
    t.ship(t.me, RESEARCH_SHIP, BASE)
    while t.question() != "movement" or t.active.seat != t.me:
        t.play("pass")
    t.play("fly:2", f"at:{NEXT}")
    assert t.s.card[t.cell(NEXT)] == -1
