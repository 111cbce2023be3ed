"""Card texts: keys and arguments for the words in text/<language>/cards.ftl."""

from __future__ import annotations

from typing import Final

from raumhafen.games.space_base.content.kinds import COLONY, Ability, Card, Charge, Effect, Side

Args = dict[str, str | int]
Piece = tuple[str, Args]

SIDES: Final = ("station", "deployed")


def card_lines(card: Card, side: str, players: int) -> list[Piece]:
    """The pieces of one side: rewards, charge squares in play, ability."""
    if side not in SIDES:
        raise ValueError(f"no such side: {side}")
    if card.kind == COLONY:
        return _colony_pieces(card, side)
    face = card.station if side == "station" else card.deployed
    return _reward_pieces(face) + _charge_pieces(face, players) + _ability_pieces(face.ability)


def class_key(card: Card) -> str:
    """The text key of the card's class."""
    return f"class-{card.cls}"


def _colony_pieces(card: Card, side: str) -> list[Piece]:
    # SB13.3: a colony is never deployed, so it has no such side
    if side != "station":
        return []
    return [("colony-vp", {"amount": card.vp}), ("colony-closes-sector", {})]


def _reward_pieces(side: Side) -> list[Piece]:
    amounts = (("credits", side.credits), ("income", side.income), ("vp", side.vp))
    pieces: list[Piece] = [(f"reward-{name}", {"amount": n}) for name, n in amounts if n]
    pieces += _arrow_pieces(side)
    pieces += [("reward-claim", {"level": level, "count": n}) for level, n in side.claim]
    if side.charge is not None:
        pieces.append(("reward-charge", {}))
    return pieces


def _arrow_pieces(side: Side) -> list[Piece]:
    if side.left and side.right:
        return [("reward-arrow-both", {})]
    if side.left:
        return [("reward-arrow-left", {})]
    return [("reward-arrow-right", {})] if side.right else []


def _charge_pieces(side: Side, players: int) -> list[Piece]:
    if side.charge is None:
        return []
    squares = side.charge.squares_in_play(players)
    return [(_charge_key(side.charge, squares), {"squares": squares})]


def _charge_key(charge: Charge, squares: int) -> str:
    """SB9.2 With a single square in play, linked or not makes no difference."""
    if squares == 1:
        return "charge-single"
    return "charge-linked" if charge.linked else "charge-unlinked"


def _ability_pieces(ability: Ability | None) -> list[Piece]:
    if ability is None:
        return []
    pieces: list[Piece] = [(f"effect-color-{ability.color}", {})]
    for effect in ability.effects:
        pieces += _effect_pieces(effect)
    return pieces


def _effect_pieces(effect: Effect) -> list[Piece]:
    """One piece, but one for each resource gained and each level claimed."""
    key = f"effect-{effect.kind.replace('_', '-')}"
    if effect.kind == "gain":
        return [(key, args) for args in _gain_args(effect)]
    if effect.kind == "claim_cards":
        return [(key, {"level": level, "count": n}) for level, n in effect.cards]
    return [(key, _effect_args(effect))]


def _gain_args(effect: Effect) -> list[Args]:
    amounts = (("credits", effect.credits), ("income", effect.income), ("vp", effect.vp))
    return [{"resource": name, "amount": n} for name, n in amounts if n]


def _effect_args(effect: Effect) -> Args:
    args: Args = {}
    for name, value in (("amount", effect.amount), ("count", effect.count), ("max", effect.max)):
        if value:
            args[name] = value
    if effect.sectors:
        args["first"], args["last"] = effect.sectors[0], effect.sectors[-1]
    return args
