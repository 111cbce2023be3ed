"""GT14, GT18 The course of the flight: give up or stay, reveal, resolve, check."""

from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import CHALLENGE, GIVE_UP, STAY
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import EMPTY, SPACES
from raumhafen.games.galaxy_trucker.rules import adventures, battles
from raumhafen.games.galaxy_trucker.rules.adventures import card_of, purse
from raumhafen.games.galaxy_trucker.rules.measure import humans
from raumhafen.games.galaxy_trucker.rules.repair import repair
from raumhafen.games.galaxy_trucker.rules.route import flight_order, give_up
from raumhafen.games.galaxy_trucker.rules.ship import is_legal
from raumhafen.games.galaxy_trucker.state import CHECKING, FLYING, LEARNING, TruckerState

LEVEL = [card.level for card in CONTENT.cards]


def flight_deck(s: TruckerState) -> list[int]:
    """GT11.1 What is left of it; GT21.3 in the order A, B, C, hidden stack."""
    return [card for stack in s.stacks for card in stack if card not in s.flown]


def drawable(s: TruckerState) -> list[int]:
    """GT11.1 The top card is any of the deck; the very first is of the round's level."""
    deck = flight_deck(s)
    if s.flown or s.round == LEARNING:
        return deck
    return [card for card in deck if LEVEL[card] == s.level]


# --- between two cards ---------------------------------------------------------------------------


def stay_options(s: TruckerState, player: int) -> list[int]:
    """GT18.3 Stay or give up; GT9.5 with manual inspection a ship may be challenged."""
    ship = s.flies[player]
    options = [STAY, GIVE_UP] if s.flying[ship] else [STAY]
    if s.manual:
        done = s.challenged
        others = [o for o in range(s.seats) if s.flying[o] and o != ship]
        options += [CHALLENGE + other for other in others if not done >> other & 1]
    return options


STAYING = Ask("give-up", "GT18.3", stay_options, default=STAY)


def between_cards(s: TruckerState, f: Frame) -> None:
    """GT14.1 Asked in flight order, also before the first card. GT10.4 Not when learning."""
    s.card = EMPTY
    asked = s.round != LEARNING and drawable(s)
    s.queue = flight_order(s) if asked else []
    s.at = 0
    s.challenged = 0
    if s.manual and s.queue:
        s.queue += [ship for ship in range(s.seats) if ship not in s.queue]


def ask_to_stay(s: TruckerState, f: Frame) -> None:
    if s.at == len(s.queue):
        f.jump(reveal)
        return
    player = s.pilot[s.queue[s.at]]
    s.choose(player, STAYING, stay_options(s, player))


def note_staying(s: TruckerState, f: Frame) -> None:
    """GT18.3"""
    ship = s.queue[s.at]
    answer = s.answers[s.pilot[ship]]
    if answer >= CHALLENGE:
        challenge(s, ship, answer - CHALLENGE)
        return
    s.at += 1
    if answer == GIVE_UP:
        give_up(s, ship, "GT18.3")
    f.jump(ask_to_stay)


def challenge(s: TruckerState, ship: int, other: int) -> None:
    """GT9.5 A faulty ship is repaired, and fined once a card has been revealed."""
    s.challenged |= 1 << other
    s.tell("event-challenge", "GT9.5", {"seat": s.pilot[ship], "other_seat": s.pilot[other]})
    if is_legal(s, other):
        return
    if s.flown and s.credits[purse(s, other)]:
        s.credits[purse(s, other)] -= 1
        s.tell("event-fine", "GT9.5", {"seat": s.pilot[other]})
    s.phase = CHECKING
    repair(s, [other])


def after_challenge(s: TruckerState, f: Frame) -> None:
    s.phase = FLYING
    f.jump(ask_to_stay)


# --- one card ------------------------------------------------------------------------------------


def reveal(s: TruckerState, f: Frame) -> None:
    """GT14.1, GT14.2 The leader turns over the top card, as long as anybody flies."""
    deck = drawable(s)
    if not deck or not any(s.flying):
        s.card = EMPTY
        f.leave()
    elif s.prognostic and s.round != LEARNING:
        s.tossed = 0
    else:
        s.toss(len(deck))


def turn_card(s: TruckerState, f: Frame) -> None:
    """GT14.3 The flight order is frozen for the card."""
    deck = flight_deck(s) if s.prognostic else drawable(s)
    s.card = deck[s.tossed]
    s.flown.append(s.card)
    s.reveals += 1
    s.queue = flight_order(s)
    s.tell("event-card", "GT14.1", {"seat": s.pilot[s.queue[0]], "card": card_of(s).id})
    s.beat("card")


def resolve(s: TruckerState, f: Frame) -> None:
    """GT15"""
    kind = card_of(s).kind
    script = battles.BY_KIND.get(kind) or adventures.BY_KIND[kind]
    s.call(script, s.queue[0])


def check_ships(s: TruckerState, f: Frame) -> None:
    """GT14.1 First ships without a human, then those lapped by the leader of the rest."""
    s.hit = []
    for ship in flight_order(s):
        if humans(s, ship) == 0:
            give_up(s, ship, "GT18.2")
    order = flight_order(s)
    for ship in order[1:]:
        if s.position[order[0]] - s.position[ship] > SPACES:
            give_up(s, ship, "GT12.4")
    f.jump(between_cards)


FLIGHT = script(
    "flight",
    between_cards,
    ask_to_stay,
    note_staying,
    after_challenge,
    reveal,
    turn_card,
    resolve,
    check_ships,
)

SCRIPTS = [FLIGHT]
ASKS = [STAYING]
