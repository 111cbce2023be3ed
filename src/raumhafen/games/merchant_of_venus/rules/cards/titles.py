"""MV8.6 Titles, which pass to whoever leads alone."""

from raumhafen.games.merchant_of_venus.content.tables import TITLE_IDS, TITLE_STATISTIC, TITLES
from raumhafen.games.merchant_of_venus.state import DISPLAYED, VenusState


def statistic(s: VenusState, title: int) -> list[int]:
    return (s.contacts, s.beaten, s.delivered, s.sold)[TITLE_STATISTIC[title]]


def leading(s: VenusState, title: int) -> list[int]:
    figures = statistic(s, title)
    best = max(figures)
    return [seat for seat in range(s.seats) if figures[seat] == best]


def pass_titles(s: VenusState) -> None:
    """MV8.6 At the end of every turn a title passes to a player who leads alone."""
    for title in range(len(TITLES)):
        if s.title_at[title] < DISPLAYED:
            continue
        leaders = leading(s, title)
        if len(leaders) == 1 and s.title_at[title] != leaders[0]:
            s.title_at[title] = leaders[0]
            tell_title(s, title)


def tell_title(s: VenusState, title: int) -> None:
    s.tell("event-title", "MV8.6", {"seat": s.title_at[title], "card": TITLE_IDS[title]})
