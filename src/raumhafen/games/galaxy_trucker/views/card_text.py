"""The text printed on a card, as keys and arguments for the words in text/<language>/cards.ftl."""

from __future__ import annotations

from raumhafen.games.galaxy_trucker.content.kinds import COLOURS, SIDES, Card, Flying, Line

Args = dict[str, str | int]
Piece = tuple[str, Args]

# The numbers of a card in the order in which people read them.
NUMBERS = ("strength", "crew_needed", "crew_lost", "goods_lost", "credits")


def card_lines(card: Card) -> list[Piece]:
    """The effect of the kind of card, then its numbers, goods, planets and dangers."""
    pieces: list[Piece] = [(f"card-text-{card.kind}", {})]
    for name in NUMBERS:
        amount = getattr(card, name)
        if amount:
            pieces.append((f"card-{name.replace('_', '-')}", {"amount": amount}))
    if card.goods:
        pieces.append(("card-goods", goods_args(card.goods)))
    for number, goods in enumerate(card.planets):
        pieces.append(("card-planet", {"number": number + 1, **goods_args(goods)}))
    for line in card.lines:
        pieces += line_pieces(line)
    pieces += [flying_piece("meteor", thing) for thing in card.meteors]
    pieces += [flying_piece("shot", thing) for thing in card.shots]
    if card.days:
        pieces.append(("card-days", {"amount": card.days}))
    return pieces


def goods_args(goods: tuple[int, ...]) -> Args:
    return {colour: goods.count(at) for at, colour in enumerate(COLOURS)}


def line_pieces(line: Line) -> list[Piece]:
    """GT15.9 Who is hit, and how."""
    who: Args = {"criterion": f"@criterion-{line.fewest}"}
    if line.penalty == "shots":
        shots = [flying_piece("shot", thing) for thing in line.shots]
        return [("card-line-shots", who), *shots]
    return [(f"card-line-{line.penalty}", {**who, "amount": line.amount})]


def flying_piece(what: str, thing: Flying) -> Piece:
    size = "big" if thing.big else "small"
    return f"card-{size}-{what}", {"side": f"@side-{SIDES[thing.side]}"}
