"""A round and the whole match."""

from raumhafen.engine.flow import Frame, script
from tests.contract.toy.content import ROUNDS
from tests.contract.toy.rules.bids import award_moon, bid_together, reveal_bids
from tests.contract.toy.rules.conversions import carry_out_conversions, convert_together
from tests.contract.toy.rules.dealing import DEAL
from tests.contract.toy.rules.die import roll_die, take_die
from tests.contract.toy.rules.offers import ask_offer, pass_on_offer, settle_offer
from tests.contract.toy.rules.race import begin_race
from tests.contract.toy.state import ToyState

ROUND = script(
    "round", bid_together, reveal_bids, award_moon, begin_race, convert_together,
    carry_out_conversions, ask_offer, pass_on_offer, settle_offer, roll_die, take_die,
)  # fmt: skip


def deal_hands(s: ToyState, f: Frame) -> None:
    s.call(DEAL, 0)


def play_round(s: ToyState, f: Frame) -> None:
    s.call(ROUND, 0)


def end_round(s: ToyState, f: Frame) -> None:
    if s.round == ROUNDS:
        s.finish()
    else:
        f.at = 0


MATCH = script("match", deal_hands, play_round, end_round)
