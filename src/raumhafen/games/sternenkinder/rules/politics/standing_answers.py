"""Standing answers: who stays out of something is not asked about it again in this round."""

from typing import Final

from raumhafen.engine.flow import Ask
from raumhafen.engine.game import ENDED, NO_ANSWER
from raumhafen.games.sternenkinder.actions import AMOUNT, NO
from raumhafen.games.sternenkinder.rules.politics.arrests import ARREST
from raumhafen.games.sternenkinder.rules.politics.auctions import AUCTION_BID
from raumhafen.games.sternenkinder.rules.politics.council import LAW_SIDE, open_votes
from raumhafen.games.sternenkinder.rules.politics.treaties import TREATY_ANSWER, TREATY_COUNTER
from raumhafen.games.sternenkinder.rules.strategy.decision import (
    BUY_VOTES,
    COUNT_VOTES,
    GOLD_VOTES,
)
from raumhafen.games.sternenkinder.state import SternState

OFFERS: Final = "offers"
VOTES: Final = "votes"
ARRESTS: Final = "arrests"
AUCTIONS: Final = "auctions"
KINDS: Final = (OFFERS, VOTES, ARRESTS, AUCTIONS)

# what each of them says to which question
SAID: Final[dict[str, list[tuple[Ask, int]]]] = {
    OFFERS: [(TREATY_ANSWER, NO), (TREATY_COUNTER, NO)],  # A5.1
    VOTES: [(BUY_VOTES, AMOUNT), (LAW_SIDE, NO), (COUNT_VOTES, AMOUNT), (GOLD_VOTES, AMOUNT)],
    ARRESTS: [(ARREST, NO)],  # A8.55
    AUCTIONS: [(AUCTION_BID, AMOUNT)],  # A12.3
}


def start(s: SternState) -> list[int]:
    """The round with which it ends."""
    return [s.round]


def answer(s: SternState, seat: int, kind: str, memo: list[int]) -> int:
    """No, or nothing; A9.8 of votes only those about laws, never the final decision (A2.1)."""
    if s.round != memo[0]:
        return ENDED
    question = s.asked[seat]
    if question is None or (kind == VOTES and not open_votes(s)):
        return NO_ANSWER
    for ask, said in SAID[kind]:
        if question.ask is ask and said in question.options:
            return said
    return NO_ANSWER
