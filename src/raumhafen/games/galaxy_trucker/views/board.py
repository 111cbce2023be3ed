"""GT23 What a seat or a spectator may know, built field by field."""

from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.content.kinds import COLOURS
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import BOARD_CELLS, CELL_NAMES, CELLS, NAMES
from raumhafen.games.galaxy_trucker.rules.building.hourglass import clock_due
from raumhafen.games.galaxy_trucker.rules.building.options import frontier
from raumhafen.games.galaxy_trucker.rules.credits import purse
from raumhafen.games.galaxy_trucker.rules.flight.deck import flight_deck
from raumhafen.games.galaxy_trucker.rules.flight.launch import BOARD_CREW, NEXT_CABIN, crews_for
from raumhafen.games.galaxy_trucker.rules.flight.losses import DUE, LOSE_CUBES, LOSE_FIGURES, PAY
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import VOLLEY, first_danger
from raumhafen.games.galaxy_trucker.rules.flight.scoring import KEPT
from raumhafen.games.galaxy_trucker.rules.ship.contents import cabins, cargo, crew, humans, tokens
from raumhafen.games.galaxy_trucker.rules.ship.legality import (
    Fault,
    cells_of,
    errors,
    exposed,
    first_error,
)
from raumhafen.games.galaxy_trucker.rules.ship.strength import cannons, engines
from raumhafen.games.galaxy_trucker.state import (
    ASIDE,
    BUILDING,
    CHECKING,
    ENDED,
    LEARNING,
    TURNS,
    TruckerState,
)
from raumhafen.games.galaxy_trucker.views.names import DANGERS, SPOTS
from raumhafen.games.galaxy_trucker.views.shapes import (
    Building,
    Danger,
    Hourglass,
    OpenBoard,
    Own,
    Page,
    Phase,
    Ship,
    Teams,
)
from raumhafen.games.galaxy_trucker.views.shapes import Fault as FaultView

MODES: tuple[Building, ...] = ("turns", "real-time", "days")
PHASES: tuple[Phase, ...] = ("building", "check", "flight", "over")
TEAMS: tuple[Teams, ...] = ("none", "basic", "advanced")
STACKS = 3


def open_view(s: TruckerState) -> OpenBoard:
    """GT23.4 Everything public."""
    return {
        "building": MODES[s.mode],
        "rounds": [round_name(round) for round in s.rounds],
        "round_at": s.round_at,
        "round": round_name(s.round),
        "board": CONTENT.boards[s.board].id,
        "phase": PHASES[s.phase],
        "prognostic": bool(s.prognostic),
        "teams": TEAMS[s.teams],
        "strict": bool(s.strict or s.mending),
        "manual": bool(s.manual),
        "starter": s.starter,
        "pilots": s.pilot[:],
        "pile": len(s.pile),
        "open": [NAMES[tile] for tile in s.open_tiles],
        "hourglass": hourglass_view(s),
        "stacks": [len(stack) for stack in s.stacks],
        "deck": len(flight_deck(s)),
        "flown": [card_id(card) for card in s.flown],
        "set_aside": sorted(card_id(card) for card in s.used),
        "card": None if s.card < 0 else card_id(s.card),
        "queue": s.queue[:],
        "dice": s.dice,
        "danger": danger_view(s),
        "cabin": None if s.cabin < 0 else CELL_NAMES[s.cabin],
        "beaten": s.beaten[:],
        "owing": owing(s),
        "waiting": s.waiting[:],
        "bank": s.bank[:],
        "ships": [ship_view(s, ship) for ship in range(s.seats)],
        "ledger": s.ledger[:],
        "books": books_view(s),
        "credits": [s.credits[purse(s, ship)] for ship in range(s.seats)]
        if s.phase == ENDED
        else None,
    }


def round_name(round: int) -> str:
    return "learning" if round == LEARNING else CONTENT.rounds[round].id


def card_id(card: int) -> str:
    return CONTENT.cards[card].id


def tile_name(tile: int) -> str | None:
    return None if tile < 0 else NAMES[tile]


def hourglass_view(s: TruckerState) -> Hourglass:
    return {
        "spot": SPOTS[s.glass],
        "running": bool(s.sand),
        "stopped": bool(s.stopped),
        "turn": s.turn,
        "seconds": s.seconds,
        "sand_actions": s.sand_actions,
        "step_hours": s.step_hours,
        "ticks": s.ticks,
        "due": due_view(s),
    }


def due_view(s: TruckerState) -> list[str | int] | None:
    """The next action of the clock and the seconds until it, from the last tick on."""
    if s.phase != BUILDING or s.mode == TURNS or s.round == LEARNING:
        return None
    action, seconds = clock_due(s)
    return [ACTIONS.code(action), seconds]


def danger_view(s: TruckerState) -> Danger | None:
    """What flies at whom, and the tile it would strike."""
    if not s.hit:
        return None
    kind, side, roll, ship, cell = s.hit
    return {
        "kind": DANGERS[kind],
        "side": side,
        "roll": roll,
        "ship": ship,
        "cell": None if cell < 0 else CELL_NAMES[cell],
        "coming": coming(s),
    }


def coming(s: TruckerState) -> int:
    """GT15.5, GT15.8 How many meteors or shots of this volley come after the present one."""
    volleys = [frame.args for frame in s.stack if frame.script is VOLLEY]
    return (len(volleys[-1]) - first_danger(volleys[-1])) // 2 if volleys else 0


def owing(s: TruckerState) -> int:
    """GT17.4 to GT17.6 How many cubes, figures or tokens must go, the one that is asked included.

    GT11.4 Before the start: how many cabins may choose, as far as one can tell before the choice.
    """
    frame = s.stack[-1] if s.stack else None
    if frame is None:
        return 0
    if frame.script in (PAY, LOSE_FIGURES, LOSE_CUBES):
        return frame.args[DUE]
    if frame.script is BOARD_CREW and frame.args:
        later = cabins(s, frame.seat)[frame.args[NEXT_CABIN] :]
        return 1 + sum(len(crews_for(s, frame.seat, cell)) > 1 for cell in later)
    return 0


def books_view(s: TruckerState) -> list[Page]:
    """GT23.3 Every flight so far, line by line; payments are public, totals are not."""
    length = 1 + KEPT * s.seats
    pages = [s.books[at : at + length] for at in range(0, len(s.books), length)]
    return [
        {
            "round": round_name(page[0]),
            "ships": [page[at : at + KEPT - 1] for at in range(1, length, KEPT)],
        }
        for page in pages
    ]


def ship_view(s: TruckerState, ship: int) -> Ship:
    base = CELLS * ship
    single, double = engines(s, ship)
    half, front, other = cannons(s, ship)
    spot, loose, viewing = s.spot[ship], s.loose[ship], s.viewing[ship]
    return {
        "tiles": [
            [CELL_NAMES[cell], NAMES[s.grid[base + cell] >> 2], s.grid[base + cell] & 3]
            for cell in cells_of(s, ship)
        ],
        "load": {CELL_NAMES[c]: s.load[base + c] for c in cells_of(s, ship) if s.load[base + c]},
        "hand": tile_name(s.hand[ship]),
        "hand_from": s.hand_from[ship],
        "spot": None if spot < 0 else CELL_NAMES[spot],
        "loose": None if loose < 0 else CELL_NAMES[loose],
        "aside": [tile_name(tile) for tile in s.aside[ASIDE * ship : ASIDE * ship + ASIDE]],
        "lost": [NAMES[tile] for tile in s.lost[ship]],
        "order": s.order[ship],
        "viewing": None if viewing < 0 else "ABC"[viewing],
        "counted": s.counted[ship],
        "position": s.position[ship],
        "flying": bool(s.flying[ship]),
        "landed": s.landed[ship],
        "declared": s.declared[ship],
        "engines": [single, double],
        "cannons": [half, front, other],
        "crew": crew(s, ship),
        "humans": humans(s, ship),
        "batteries": tokens(s, ship),
        "goods": dict(zip(COLOURS, cargo(s, ship), strict=True)),
        "exposed": exposed(s, ship),
        "faults": [fault_view(fault) for fault in errors(s, ship)]
        if s.phase <= CHECKING or s.manual
        else [],
    }


def fault_view(fault: Fault) -> FaultView:
    """GT3.4 An error of the ship, and the tiles it lies between."""
    return {
        "error": f"E{fault.code}",
        "rule": "GT3.4",
        "cell": CELL_NAMES[fault.cell],
        "side": None if fault.side < 0 else fault.side,
        "other": None if fault.other < 0 else CELL_NAMES[fault.other],
    }


def own_view(s: TruckerState, player: int) -> Own:
    """GT23.2, GT23.3 The stack in view, own credits, own standing order."""
    ship = s.flies[player]
    viewing = s.viewing[ship]
    return {
        "ship": ship,
        "credits": s.credits[purse(s, ship)],
        "stack": [] if viewing < 0 else [card_id(card) for card in s.stacks[viewing]],
        "looked": ["ABC"[stack] for stack in range(STACKS) if s.seen[player] >> stack & 1],
        "standing": s.standing[player],
        "fits": fits_view(s, ship),
    }


def fits_view(s: TruckerState, ship: int) -> dict[str, list[str | None]]:
    """GT3.4 For the tile in hand: by cell and rotation the first error it would bring, if any."""
    tile = s.hand[ship]
    if tile < 0:
        return {}
    return {
        CELL_NAMES[cell]: [fault_name(first_error(s, ship, cell, 4 * tile + k)) for k in range(4)]
        for cell in frontier(s, ship, BOARD_CELLS[s.board])
    }


def fault_name(code: int) -> str | None:
    return f"E{code}" if code else None
