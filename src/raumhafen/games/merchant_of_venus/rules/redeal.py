"""MV17.1, MV17.2 Hidden cards and tokens dealt anew, so that bots cannot know them."""

from raumhafen.engine.rng import Rng
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import CULTURES, NONE
from raumhafen.games.merchant_of_venus.state import VenusState

SEEN = 1  # bit of seat 0, shifted by the seat


def redeal(s: VenusState, seat: int, rng: Rng) -> None:
    """MV17.1, MV17.2 Decks are bags anyway; places and orders that the seat has not seen."""
    redeal_contacts(s, seat, rng)
    redeal_encounters(s, seat, rng)
    redeal_piles(s, rng)


def redeal_contacts(s: VenusState, seat: int, rng: Rng) -> None:
    """Face-down first contact cards that the seat has not looked at."""
    hidden = [
        system
        for system in range(SYSTEMS)
        if s.home[s.contact[system]] == NONE
        and not (seat >= 0 and s.known[SYSTEMS * seat + system])
    ]
    cards = [s.contact[system] for system in hidden]
    rng.shuffle(cards)
    for system, card in zip(hidden, cards, strict=True):
        s.contact[system] = card


def redeal_encounters(s: VenusState, seat: int, rng: Rng) -> None:
    """Cards on top of the deck and under it that only others have seen."""
    bit = SEEN << seat if seat >= 0 else 0
    top = [at for at, seen in enumerate(s.top_seen) if not seen & bit]
    under = [at for at, seen in enumerate(s.under_seen) if not seen & bit]
    pool = s.encounter_bag[:]
    pool += [s.encounter_top[at] for at in top] + [s.encounter_under[at] for at in under]
    rng.shuffle(pool)
    for at in top:
        s.encounter_top[at] = pool.pop()
    for at in under:
        s.encounter_under[at] = pool.pop()
    s.encounter_bag = pool


def redeal_piles(s: VenusState, rng: Rng) -> None:
    """The two lower market tokens, as long as nobody can know their order."""
    for culture in range(CULTURES):
        if s.home[culture] != NONE and not s.pile_known[culture] and rng.below(2):
            at = 3 * culture
            s.piles[at + 1], s.piles[at + 2] = s.piles[at + 2], s.piles[at + 1]
