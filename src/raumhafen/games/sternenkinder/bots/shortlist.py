"""Options worth a search: the best few where much depends on it, else what comes first to mind."""

from typing import Final

from raumhafen.games.sternenkinder.actions import GOVERN, PASS, REFORM_IDS
from raumhafen.games.sternenkinder.bots.greedy import greedy_choice, purchase_worth
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.politics import AID, ANALYSE, EXPEDITION, GIFT, reform_worth
from raumhafen.games.sternenkinder.bots.styles import USUAL
from raumhafen.games.sternenkinder.state import SternState

MOST: Final = 6
WEIGHTY: Final = (
    "movement", "next-system", "deed", "retreat", "bombard", "land", "planet-option", "free-tech",
    "final-side", "people",
)  # fmt: skip


def shortlist(s: SternState, seat: int, options: list[int]) -> list[int]:
    """The greedy answer first."""
    first = greedy_choice(s, seat, options, USUAL)
    others = [action for action in ranked(s, seat, options) if action != first]
    return [first, *others[: MOST - 1]]


def ranked(s: SternState, seat: int, options: list[int]) -> list[int]:
    question = s.asked[seat]
    name = question.ask.name if question is not None else ""
    if name == "economy":
        return best_purchases(Outlook(s, seat, USUAL), options)
    if name == "politics":
        return best_politics(Outlook(s, seat, USUAL), options)
    return options if name in WEIGHTY else []


def best_purchases(o: Outlook, options: list[int]) -> list[int]:
    """Whatever brings something, and to stop."""
    worth = {action: purchase_worth(o, action) for action in options}
    found = sorted((a for a in options if worth[a] > 0), key=lambda a: -worth[a])
    return [*found[: MOST - 2], PASS]


def best_politics(o: Outlook, options: list[int]) -> list[int]:
    plain = [action for action in (PASS, GIFT, AID, EXPEDITION, ANALYSE) if action in options]
    reforms = [action for action in options if GOVERN <= action < GOVERN + len(REFORM_IDS)]
    if o.s.government[o.seat] != 0:
        return plain
    return [*sorted(reforms, key=lambda a: -reform_worth(o, a - GOVERN)), *plain]
