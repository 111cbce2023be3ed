"""Games, their content, rules and texts; ratings."""

from typing import Annotated

from litestar import Response
from litestar.params import FromPath, FromQuery, QueryParameter

from raumhafen.server.services.catalogue import Page, check_game
from raumhafen.server.web.routes.shared import AnyRequest, SomeServices, get
from raumhafen.server.wire import GameInfo, RatingInfo

Seats = Annotated[int | None, QueryParameter(ge=1, le=16)]


def tagged(request: AnyRequest, page: Page, media_type: str) -> Response[bytes]:
    """The page, or only "not changed" if the browser has it."""
    headers = {"ETag": page.etag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(page.body, headers=headers, media_type=media_type)


@get("/games", sync_to_thread=False)
def games(services: SomeServices) -> list[GameInfo]:
    return services.catalogue.games()


@get("/games/{game_id:str}/content", sync_to_thread=False)
def content(
    request: AnyRequest, services: SomeServices, game_id: FromPath[str], seats: Seats = None
) -> Response[bytes]:
    return tagged(request, services.catalogue.content(game_id, seats), "application/json")


@get("/games/{game_id:str}/rules/{language:str}", sync_to_thread=False)
def rules(
    request: AnyRequest, services: SomeServices, game_id: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    return tagged(request, services.catalogue.rules(game_id, language), "application/json")


@get("/texts/{language:str}", sync_to_thread=False)
def texts(
    request: AnyRequest,
    services: SomeServices,
    language: FromPath[str],
    game: FromQuery[str | None] = None,
) -> Response[bytes]:
    return tagged(request, services.catalogue.texts(language, game), "text/plain")


@get("/ratings/{game_id:str}")
async def ratings(services: SomeServices, game_id: FromPath[str]) -> list[RatingInfo]:
    found = await services.ratings.listed(check_game(game_id))
    return [
        RatingInfo(
            name=record.name,
            mu=round(record.mu, 3),
            sigma=round(record.sigma, 3),
            ordinal=round(record.mu - 3 * record.sigma, 3),
            games=record.games,
            bot=record.player.startswith("bot:"),
        )
        for record in found
    ]
