"""What the client knows of governments and institution actions agrees with the content."""

from __future__ import annotations

import re

from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.tables import ENTRY, GOVERNMENT_IDS, UNLOCKED_BY
from raumhafen.games.sternenkinder.rules.politics.crafts import BY, NETWORK
from tests.browser.browsers import WEB

FACTS = (WEB / "src" / "games" / "sternenkinder" / "facts.ts").read_text(encoding="utf-8")
CHARACTERS = ("agent", "diplomat", "police")


def block(name: str) -> str:
    """What a constant of the client is set to."""
    found = re.search(rf"export const {name}\b[^=]*= (.*?);(?: //.*?)?\n", FACTS, re.DOTALL)
    assert found is not None, name
    return found[1]


def words(text: str) -> list[str]:
    return re.findall(r'"([a-z_]+)"', text)


def numbers(name: str) -> dict[str, int]:
    return {key: int(n) for key, n in re.findall(r"([a-z_]+): (\d)", block(name))}


def bare(id: str) -> str:
    return id.partition(".")[2]


def test_families_have_their_governments_and_goals() -> None:
    """A10.1, A10.10"""
    rows = re.findall(r"levels: \[(.*?)\],\s*goals: \[(.*?)\]", block("FAMILIES"), re.DOTALL)
    shown = {tuple(words(levels)): words(goals) for levels, goals in rows}
    ordinary = [g for g in CONTENT.governments if g.level == 1 and not g.special]
    assert shown == {
        (bare(g.id), *map(bare, g.follow_up)): [
            bare(goal.id) for goal in CONTENT.government_goals if goal.government == g.id
        ]
        for g in ordinary
    }


def test_level_ii_needs_its_technology() -> None:
    """A10.1"""
    second = [g for g in CONTENT.governments if g.level == 2 and not g.special]
    tech = {CONTENT.technologies[UNLOCKED_BY[ENTRY[g.id]]].id for g in second}
    assert tech == {f"tech.{words(block('VISION'))[0]}"}
    assert {g.id for g in second} < set(GOVERNMENT_IDS)


def test_bound_policies_are_marked() -> None:
    """A10.6"""
    special = {g.id for g in CONTENT.governments if g.special}
    bound = [p for p in CONTENT.policies if p.bound and p.government not in special]
    assert words(block("BOUND")) == [bare(p.id) for p in bound]


def test_wonders_have_their_stages() -> None:
    """A19.10"""
    open_now = [wonder for wonder in CONTENT.space_wonders if wonder.id not in PENDING]
    assert numbers("STAGES") == {bare(wonder.id): len(wonder.stages) for wonder in open_now}


def test_institution_actions_have_their_characters_and_flags() -> None:
    """A8.1, A8.3, A8.7, A8.9, A8.10"""
    actions = CONTENT.institution_actions
    rows = re.findall(r"by: \[(.*?)\],\s*names: \[(.*?)\]", block("CRAFTS"), re.DOTALL)
    shown = {name: words(by) for by, names in rows for name in words(names)}
    assert shown == {
        bare(action.id): [CHARACTERS[who] for who in by]
        for action, by in zip(actions, BY, strict=True)
    }
    assert words(block("ILLEGAL")) == [bare(a.id) for a in actions if a.illegal]
    assert words(block("PROVOKING")) == [bare(a.id) for a in actions if a.casus_belli]
    assert words(block("REACTIONS")) == [bare(a.id) for a in actions if a.reaction]
    assert numbers("NETWORKS") == {
        bare(action.id): level for action, level in zip(actions, NETWORK, strict=True) if level
    }
