"""GT14, GT18 The course of the flight: give up or stay, reveal, resolve, check the ships."""

from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import CHALLENGE, GIVE_UP, STAY
from raumhafen.games.galaxy_trucker.content.tables import EMPTY, SPACES
from raumhafen.games.galaxy_trucker.rules.building.repair import repair
from raumhafen.games.galaxy_trucker.rules.credits import purse
from raumhafen.games.galaxy_trucker.rules.flight.cards.by_kind import BY_KIND
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of, drawable, flight_deck
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import flight_order, give_up
from raumhafen.games.galaxy_trucker.rules.ship.contents import humans
from raumhafen.games.galaxy_trucker.rules.ship.legality import is_legal
from raumhafen.games.galaxy_trucker.state import CHECKING, FLYING, LEARNING, TruckerState

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
    """GT18.3 One ship after the other, before the next card is revealed."""
    if s.at == len(s.queue):
        f.jump(reveal)
        return
    player = s.pilot[s.queue[s.at]]
    s.choose(player, STAYING, stay_options(s, player))


def note_staying(s: TruckerState, f: Frame) -> None:
    """GT18.3 Whoever gives up leaves; GT9.5 a challenge is settled at once."""
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
    """GT9.5 The challenger is asked again: stay or give up."""
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
    """GT15 The card does what its kind does."""
    s.call(BY_KIND[card_of(s).kind], s.queue[0])


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
