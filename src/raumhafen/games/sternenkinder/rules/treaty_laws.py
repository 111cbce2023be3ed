"""Laws of treaties and offers (A5)."""

from raumhafen.games.sternenkinder.actions import MATTERS, PACTS
from raumhafen.games.sternenkinder.content.statutes import (
    ALWAYS,
    FULL_DECK,
    JUDICIAL_LAWS,
    MULTIPLE,
    SOVEREIGN_PIPS,
)
from raumhafen.games.sternenkinder.rules.core import enacted, foes, pacts
from raumhafen.games.sternenkinder.rules.core.enacted import WHICH
from raumhafen.games.sternenkinder.rules.core.pacts import KIND, ONE, OTHER, TRADE, has_met
from raumhafen.games.sternenkinder.rules.core.sanctions import HIGHEST
from raumhafen.games.sternenkinder.rules.politics import goals, offers
from raumhafen.games.sternenkinder.rules.politics.council import (
    PROPOSAL,
    PROPOSED_LAW,
    SESSION,
    VOTED,
    open_votes,
)
from raumhafen.games.sternenkinder.rules.politics.declaring import FOE
from raumhafen.games.sternenkinder.rules.politics.initiative import laws_in
from raumhafen.games.sternenkinder.state import (
    NOBODY,
    OFFER_ROW,
    TREATY_ROW,
    WAR_ROW,
    SternState,
)


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def treaty_laws(s: SternState) -> list[str]:
    """A5 Every treaty once, between players who know each other; offers wait for somebody."""
    if not s.politics:
        return broken("no politics", not (s.met or s.treaties or s.offers or s.terms))
    return [*pact_laws(s), *offer_laws(s), *federation_laws(s), *war_laws(s), *council_laws(s)]


def pact_laws(s: SternState) -> list[str]:
    found = [s.treaties[at : at + TREATY_ROW] for at in pacts.rows(s)]
    pairs = [(r[KIND], *sorted(r[ONE : OTHER + 1])) for r in found if r[KIND] != TRADE]
    return [
        *broken("A5 rows", all(0 <= r[KIND] < len(PACTS) and r[ONE] != r[OTHER] for r in found)),
        *broken("A5.5 once for each pair", len(pairs) == len(set(pairs))),
        *broken("A5.1 discovered", all(has_met(s, r[ONE], r[OTHER]) for r in found)),
        *broken("A2.4 out", not any(s.out >> r[ONE] & 1 or s.out >> r[OTHER] & 1 for r in found)),
        *broken(
            "A9.2 acquaintance is mutual",
            all(has_met(s, q, p) == has_met(s, p, q) for p in range(s.seats) for q in range(p)),
        ),
        *broken("A5.14 exchanges", min(s.exchanged) >= 0 and min(s.terms) >= 0),
    ]


def offer_laws(s: SternState) -> list[str]:
    found = [s.offers[at : at + OFFER_ROW] for at in offers.rows(s)]
    named = [(r[0], *sorted(r[1:3])) for r in found]
    counts = [offers.between(s, r[1], r[2]) for r in found]
    return [
        *broken("decision 39 one offer of a matter", len(named) == len(set(named))),
        *broken("decision 39 offers", all(r[0] < len(MATTERS) and r[1] != r[2] for r in found)),
        *broken("offers between two", max(counts, default=0) <= offers.MOST_BETWEEN_TWO),
    ]


def federation_laws(s: SternState) -> list[str]:
    """A5.11 A founder is in his own federation, which is no more than half of all players."""
    founders = [founder for founder in s.federation if founder != NOBODY]
    return [
        *broken("A5.11 founders", all(s.federation[founder] == founder for founder in founders)),
        *broken("A5.11 half", all(2 * founders.count(p) <= s.seats for p in founders)),
    ]


def council_laws(s: SternState) -> list[str]:
    """A9.12 Every law of the deck is in one place; only those that may be are in force twice."""
    deck = [*laws_in(s.law_deck), *laws_in(s.law_failed), *laws_in(s.law_gone)]
    held = [law for hand in s.law_hand for law in laws_in(hand)]
    force = [s.laws[at + WHICH] for at in enacted.rows(s)]
    table = [f.args[VOTED] for f in open_votes(s)]
    table += [law for f in s.stack if f.script is SESSION for law in f.args[PROPOSED_LAW::PROPOSAL]]
    table = [law for law in table if not s.law_gone >> law & 1]
    fresh = {law for law in table if law not in force and not ALWAYS[law]}
    once = [*deck, *held, *fresh, *{law for law in force if not ALWAYS[law]}]
    single = [law for law in force if not MULTIPLE[law]]
    special = [law for law in once if JUDICIAL_LAWS >> law & 1]
    plain = [law for law in once if not JUDICIAL_LAWS >> law & 1]
    return [
        *broken("A9.12 laws", sorted(plain) == laws_in(FULL_DECK)),
        *broken("A16.6 special laws", len(special) == len(set(special))),
        *broken("A16.6 in no deck", not (s.law_deck | s.law_failed) & JUDICIAL_LAWS),
        *broken("A9.13 once in force", len(single) == len(set(single))),
        *broken("A7.4 levels", all(0 <= level <= HIGHEST for level in s.sanction)),
        *broken("A9.17 pips", 0 <= s.sovereign <= SOVEREIGN_PIPS),
        *broken("A9.3 votes cast", min(s.cast) >= 0),
    ]


def war_laws(s: SternState) -> list[str]:
    """A6 Kept foes follow from the wars; sides do not overlap; every goal belongs to a war."""
    found = [s.wars[at : at + WAR_ROW] for at in foes.rows(s)]
    sides = [(row[foes.ATTACKERS], row[foes.DEFENDERS]) for row in found]
    keys = [(row[foes.DECLARER], row[foes.TARGET]) for row in found]
    marked = [(s.war_goals[at], s.war_goals[at + 1]) for at in goals.rows(s)]
    declared = {f.args[FOE] for f in s.stack if f.script.name == "declare_war"}
    pairs = [r for at in pacts.rows(s) for r in [s.treaties[at + ONE : at + OTHER + 1]]]
    return [
        *broken("A6 foes", s.foes == foes.foes_from(s)),
        *broken("A6 sides", all(a and d and not a & d for a, d in sides)),
        *broken("A6 once", len(keys) == len(set(keys))),
        *broken("A6.7 goals of a war", all(k in keys or k[1] in declared for k in marked)),
        *broken("A6.3 treaties end", not any(foes.are_foes(s, a, b) for a, b in pairs)),
        *broken("A2.4 out of wars", not any(s.out >> p & 1 and s.foes[p] for p in range(s.seats))),
        *broken("A6.12 weariness", all(min(row[foes.WEARINESS :]) >= 0 for row in found)),
    ]
