"""B18 Distant wars on the ground, B17.2 loot: every card is played."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES
from raumhafen.games.sternenkinder.content.cards import (
    DISTANT_ARENA,
    DISTANT_DECK,
    DISTANT_ENEMIES,
    DISTANT_IDS,
    DISTANT_REWARD,
    LOOT_EFFECT,
    LOOT_IDS,
)
from raumhafen.games.sternenkinder.content.words import RESOURCES, VERBS
from raumhafen.games.sternenkinder.rules.core.effects import EFFECTS
from raumhafen.games.sternenkinder.rules.core.rows import LOOT_ROWS
from raumhafen.games.sternenkinder.rules.strategy.distant import next_cards
from raumhafen.games.sternenkinder.rules.strategy.setup import DISTANT_CARDS
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import War, keys

GROUND = [card for card, arena in enumerate(DISTANT_ARENA) if arena == 0]


def declared(card: int, **army: int) -> tuple[War, int, str]:
    """The first player has sent an army into an open war."""
    t = War(war_mode=False)
    first = t.s.first
    home = CELL_IDS[t.seat(first).home]
    t.army(home, **army)
    t.s.distant_open = card
    while t.question() == "economy":
        t.play("pass")
    t.play(f"distant:{home}")
    return t, first, home


def answer_all(t: War, stop: str = "economy") -> list[str]:
    """The first answers until the next purchases; gives the keys of what happened."""
    found: list[str] = []
    for _ in range(400):
        if t.s.over or t.question() == stop:
            break
        found += keys(t.play("pass" if t.offers("pass") else t.options()[-1]))
    return found


@pytest.mark.parametrize("card", GROUND)
def test_every_distant_war_can_be_won_and_pays(card: int) -> None:
    """B18.3, B18.4, B18.6: the printed reward; units come home in the closing phase."""
    t, first, home = declared(card, tank=30, infantry=20, air_force=20)
    assert t.s.troops[8 * CELL_IDS.index(home) + 3] == 0
    before = [t.s.account[4 * first : 4 * first + 4], t.s.points[first]]
    t.s.forced = []
    found: list[str] = []
    for _ in range(300):
        if "event-distant-won" in found or "event-distant-lost" in found:
            break
        codes = t.options()
        code = "pass" if "pass" in codes else codes[-1]
        if t.question() == "strike":
            code = next((c for c in reversed(codes) if "recon" not in c), codes[-1])
        found += keys(t.play(code))
    assert "event-distant-won" in found, DISTANT_IDS[card]
    while t.question().startswith("receive"):
        t.play(t.options()[-1])
    after = [t.s.account[4 * first : 4 * first + 4], t.s.points[first]]
    assert after != before or any(VERBS[e.verb] == "draw" for e in DISTANT_REWARD[card])
    answer_all(t, "politics")
    assert t.s.away == [] and t.troops(home).get("tank", 0) > 0


def test_an_army_leaves_the_map_and_locks_the_card() -> None:
    """B18.1, B18.2: the next card is opened at once; others see where, not what."""
    t = War(war_mode=False)
    t.s.distant_bag = DISTANT_CARDS
    first = t.s.first
    home = CELL_IDS[t.seat(first).home]
    t.army(home, infantry=2, anti_orbital_gun=1)
    while t.question() == "economy":
        t.play("pass")
    card = t.s.distant_open
    assert card in DISTANT_DECK[0]
    t.play(f"distant:{home}")
    assert t.s.distant_open not in (-1, card) and t.troops(home) == {"anti_orbital_gun": 1}
    shown = GAME.view(t.s, 1 - first)
    assert shown["distant"]["away"][0]["seat"] == first and shown["mine"]["away"] == []
    assert "infantry" not in str(shown["distant"])
    assert GAME.view(t.s, first)["mine"]["away"] == [{"infantry": 2}]


def test_one_card_of_each_level_stays_out() -> None:
    """B18.1: three, two and one card come, in this order."""
    t = War()
    t.s.distant_bag = DISTANT_CARDS
    order = []
    while next_cards(t.s):
        card = next_cards(t.s)[0]
        t.s.distant_bag &= ~(1 << card)
        order.append(DISTANT_IDS[card].split(".")[2][0])
    assert order == ["1", "1", "1", "2", "2", "3"]


def test_a_lost_distant_war_costs_the_army() -> None:
    """B18.3, B18.4: nothing is gained, and the card is gone."""
    t, first, home = declared(GROUND[7], infantry=1)
    points = t.s.points[first]
    found = answer_all(t, "politics")
    assert "event-distant-lost" in found and "event-distant-won" not in found
    assert t.s.distant_open == -1 and t.s.away == []
    assert "infantry" not in t.troops(home) and t.s.points[first] == points


def test_enemies_are_the_printed_ones() -> None:
    """B18: six militia on the first card."""
    names = [(GROUND_NAMES[unit], n) for unit, n in DISTANT_ENEMIES[GROUND[0]]]
    assert names == [("militia", 6)]


# --- loot ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", range(len(LOOT_IDS)))
def test_every_loot_card_does_what_it_says(card: int) -> None:
    """B17.2: gains, technologies, fleets, points; weariness belongs to part II."""
    t = War(war_mode=False)
    player = t.active.has(food=0, awe=0, research=0, culture=0).techs("small_craft")
    techs, cards = t.s.techs[player.seat], t.s.hand[player.seat]
    seat = player.seat
    t.interrupt(EFFECTS, seat, [LOOT_ROWS + card, 0, player.home, -1])
    for _ in range(12):
        if t.question() == "economy":
            break
        t.play(t.options()[0] if t.question() == "branch" else t.options()[-1])
    wanted = [0, 0, 0, 0]
    for effect in LOOT_EFFECT[card]:
        if VERBS[effect.verb] == "gain":
            wanted = [a + b for a, b in zip(wanted, effect.amounts[:4], strict=True)]
    name = LOOT_IDS[card].split(".")[2]
    got = [player.account[resource] for resource in RESOURCES]
    assert sum(got) >= sum(wanted)
    if name == "vault":
        assert sum(got) == 10
    elif name == "prisoners":
        assert sum(got) == 2
    elif name == "plans":
        assert t.s.techs[seat] != techs
    elif name == "prize":
        assert [t.s.fleet_at[at] for at in t.fleets(seat)] == [player.home]
    elif name == "surrender":
        assert t.s.points[seat] == 1
    elif name == "relic":
        assert t.s.hand[seat] != cards or sum(got) > 0
    elif name == "contraband":
        assert sum(got) == 4  # until the black market opens (B27.6.2)
    else:
        assert got == wanted
