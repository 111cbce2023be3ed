"""B8.1 Every event card of the systems is drawn once, and what it did is checked."""

from collections.abc import Callable

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.cards import EVENT_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.rules.core.movers import is_route
from raumhafen.games.sternenkinder.state import NOBODY
from tests.games.sternenkinder.voyages import BASE, NEXT, Voyage

KIND_OF = {
    "ast": "asteroid", "neb": "nebula", "spc": "space", "sto": "storm", "bh": "black_hole",
}  # fmt: skip
# deep space lies in ring V only
RIM, FAR_RIM = "v6", "v5"


def voyage(name: str, **rich: int) -> Voyage:
    """The first player is about to draw this card in a system away from all home worlds."""
    t = Voyage()
    if name.startswith("spc"):
        t.open(RIM, "asteroid").s.civil_at[t.unit()] = t.cell(RIM)
    t.begin()
    t.seat(t.me).has(**rich)
    return t


def draw(name: str, *tosses: int, **rich: int) -> Voyage:
    t = voyage(name, **rich)
    kind = KIND_OF[name.partition(".")[0]]
    t.explore_with(kind, name, FAR_RIM if kind == "space" else NEXT, *tosses)
    return t


GAINS = {
    "ast.pure_metal": {"awe": 5}, "ast.ice": {"food": 5}, "neb.harvest": {"awe": 4},
    "neb.colonists": {"food": 5}, "neb.lights": {"culture": 4}, "neb.probe": {"research": 4},
    "spc.caravan": {"awe": 4}, "spc.comet": {"research": 3}, "spc.envoy": {"culture": 4},
}  # fmt: skip
RED_GAINS = {
    "spc.silence": {"culture": 1}, "sto.calm": {"research": 1}, "bh.orbit": {"research": 3},
}  # fmt: skip


@pytest.mark.parametrize("name", GAINS)
def test_blue_cards_give_and_are_kept(name: str) -> None:
    """B8.1, B8.4"""
    t = draw(name, food=1, awe=1, research=1, culture=1)
    assert {key: n - 1 for key, n in t.seat(t.me).account.items() if n > 1} == GAINS[name]
    assert t.holds(name) and not t.below(name)


@pytest.mark.parametrize("name", RED_GAINS)
def test_red_cards_go_under_their_deck(name: str) -> None:
    """B8.1, B8.5"""
    t = draw(name, food=1, awe=1, research=1, culture=1)
    assert {key: n - 1 for key, n in t.seat(t.me).account.items() if n > 1} == RED_GAINS[name]
    assert t.below(name) and not t.holds(name)


FLEETS = {"ast.pirates": 1, "ast.rust_fleet": 3, "ast.pirate_base": 1, "neb.gav": 3}


@pytest.mark.parametrize("name", FLEETS)
def test_neutral_fleets_appear_and_their_card_stays(name: str) -> None:
    """A0.14, B8.1, B27.2.8"""
    t = draw(name)
    at = t.s.neutral_at.index(t.cell(NEXT))
    assert t.s.neutral_count[at] == FLEETS[name] and t.lies(name)
    assert EVENT_IDS[t.s.neutral_card[at]] == f"event.{name}"


JOBS = ["ast.job", "neb.job", "spc.job"]


@pytest.mark.parametrize("name", JOBS)
def test_missions_lie_with_the_laws(name: str) -> None:
    """B8.8"""
    t = draw(name)
    assert t.s.open_jobs and not t.holds(name) and not t.lies(name)


def ongoing_mine() -> None:
    t = draw("ast.mine")
    assert t.holds("ast.mine") and t.seat(t.me).full_capacity == [3, 2]


def hideout() -> None:
    t = draw("ast.hideout")
    assert t.s.network[CELLS * t.me + t.cell(NEXT)] == 1 and t.holds("ast.hideout")


def meteors() -> None:
    """Who has 3 AWE may pay them; who has not loses the unit."""
    t = draw("ast.meteors", awe=3)
    assert t.question() == "card-choice"
    t.play("choice:2")
    assert t.seat(t.me).account["awe"] == 0 and t.where() == NEXT and t.below("ast.meteors")
    assert draw("ast.meteors", awe=2).where() == ""


def debris() -> None:
    t = draw("sto.debris", awe=2)
    t.play("choice:1")
    assert t.where() == "" and t.seat(t.me).account["awe"] == 2
    t = draw("sto.debris", awe=2)
    t.play("choice:2")
    assert t.where() == NEXT and t.seat(t.me).account["awe"] == 0


def wreck() -> None:
    """Two loot cards, spare parts and supplies here, and both go back into the deck."""
    t = draw("ast.wreck", 0, 1, food=0, awe=0)
    assert (t.seat(t.me).account["awe"], t.seat(t.me).account["food"]) == (3, 3)
    assert len(t.s.bags[6]) == 6 and t.holds("ast.wreck")


def gas() -> None:
    """Decision 27: the cube travels until it reaches an own colony below level III."""
    t = voyage("neb.gas")
    t.seat(t.me).colony("iii3", 2)
    t.explore("nebula", "neb.gas")
    assert t.s.civil_cube[t.unit()] == 1 and t.holds("neb.gas")
    t.next_economy().begin_again()
    t.fly("iii3")
    assert t.s.level[t.cell("iii3")] == 3 and t.s.civil_cube[t.unit()] == 0


def tunnel() -> None:
    """For everybody two systems are adjacent."""
    t = draw("neb.tunnel")
    home = CELL_IDS[t.s.home[1 - t.me]]
    assert t.question() == "tunnel-end" and not t.offers(f"at:{NEXT}")
    t.play(f"at:{home}")
    assert t.s.link[t.cell(NEXT)] == t.s.home[1 - t.me] and t.lies("neb.tunnel")
    t.next_economy().begin_again()
    t.fly(home)
    assert t.where() == home


def discharge() -> None:
    t = draw("neb.discharge")
    t.next_economy().movement()
    assert t.s.civil_left[t.unit()] == 0
    t.next_economy().movement()
    assert t.s.civil_left[t.unit()] == 1


def echo() -> None:
    t = voyage("neb.echo")
    t.will_be(NEXT, "nebula").will_draw("neb.echo").will_be("iv0", "nebula")
    t.fly(NEXT)
    before = sum(kind >= 0 for kind in t.s.tile)
    t.play("at:iv0")
    assert sum(kind >= 0 for kind in t.s.tile) == before + 1 and t.s.fresh[t.cell("iv0")]


def refugees() -> None:
    t = draw("spc.refugees", food=3, culture=0)
    t.play("choice:2")
    assert (t.seat(t.me).account["food"], t.seat(t.me).account["culture"]) == (0, 6)
    t = draw("spc.refugees", food=2)
    assert t.seat(t.me).account["food"] == 5  # the exchange cannot be paid


def buoy() -> None:
    """It counts as a trade route for everybody."""
    t = draw("spc.buoy")
    assert t.lies("spc.buoy", FAR_RIM)
    assert all(is_route(t.s, seat, t.cell(FAR_RIM)) for seat in range(2))


def wind() -> None:
    """One more system after the stop; nobody must use it."""
    t = draw("spc.wind")
    assert t.question() == "next-system" and t.offers("end") and t.offers(f"at:{RIM}")
    t.play(f"at:{RIM}")
    assert t.where() == RIM and t.below("spc.wind")


def tailwind() -> None:
    t = draw("sto.tailwind")
    t.play("end")
    assert t.where() == NEXT


def slingshot() -> None:
    t = draw("bh.slingshot")
    assert t.s.civil_left[t.unit()] == 3
    t.play(f"at:{BASE}", "end")
    assert t.where() == BASE


def destroys_a_ship(name: str) -> Callable[[], None]:
    """Decision 21: a civil ship has one point of hull."""

    def check() -> None:
        t = draw(name)
        assert t.where() == "" and t.s.civil_kind[t.unit()] == NOBODY and t.below(name)

    return check


def drift() -> None:
    """The left neighbour moves it to a discovered system, without a further card."""
    t = voyage("sto.drift")
    t.open("iii3", "storm")
    t.explore("storm", "sto.drift")
    assert t.active.seat != t.me and t.question() == "drift"
    assert set(t.options()) == {f"at:{BASE}", "at:iii3"}
    t.play("at:iii3")
    assert t.where() == "iii3" and t.s.civil_left[t.unit()] == 0


def blind() -> None:
    """One system less in this round."""
    t = voyage("sto.blind")
    t.open(NEXT, "storm")
    t.s.civil_left[t.unit()] = 3
    t.will_draw("sto.blind").fly(NEXT)
    assert t.s.civil_left[t.unit()] == 1


def horizon() -> None:
    """A 1 destroys the unit."""
    assert draw("bh.horizon", 0).where() == ""
    assert draw("bh.horizon", 1).where() == NEXT


def dilation() -> None:
    t = draw("bh.dilation")
    t.next_economy().movement()
    assert t.s.civil_left[t.unit()] == 0
    t.next_economy().movement()
    assert t.s.civil_left[t.unit()] == 1


OTHERS: dict[str, Callable[[], None]] = {
    "ast.mine": ongoing_mine, "ast.hideout": hideout, "ast.meteors": meteors, "ast.wreck": wreck,
    "neb.gas": gas, "neb.tunnel": tunnel, "neb.discharge": discharge, "neb.echo": echo,
    "spc.refugees": refugees, "spc.buoy": buoy, "spc.wind": wind, "sto.tailwind": tailwind,
    "sto.ion": destroys_a_ship("sto.ion"), "sto.lightning": destroys_a_ship("sto.lightning"),
    "sto.drift": drift, "sto.blind": blind, "sto.debris": debris,
    "bh.tides": destroys_a_ship("bh.tides"), "bh.flash": destroys_a_ship("bh.flash"),
    "bh.horizon": horizon, "bh.slingshot": slingshot, "bh.dilation": dilation,
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERS)
def test_an_event(name: str) -> None:
    """B8.1, B8.4, B8.5"""
    OTHERS[name]()


def test_every_event_of_this_part_is_played() -> None:
    """B8.1: those of anomalies have a file of their own."""
    played = {*GAINS, *RED_GAINS, *FLEETS, *JOBS, *OTHERS}
    wanted = {id.partition(".")[2] for id in EVENT_IDS if id not in PENDING}
    assert played == {name for name in wanted if not name.startswith("ano.")}
