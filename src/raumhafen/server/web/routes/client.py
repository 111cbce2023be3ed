"""The built browser client: files as they are, and its first page for every other address."""

from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

from raumhafen.server.errors import Refusal, not_found
from raumhafen.server.web.routes.shared import AnyRequest

OWN = ("api", "ws", "schema", "healthz", "readyz", "metrics")
FOR_EVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, path: FromPath[str] = "") -> File | Response[bytes]:
    folder: Path = request.app.state.settings.static
    wanted = path.strip("/")
    if wanted.split("/")[0] in OWN:
        raise not_found()
    found = inside(folder, wanted)
    if found is None:
        if "." in wanted.rpartition("/")[2]:
            raise not_found()
        found = inside(folder, "index.html")
    if found is None:
        raise Refusal("error-no-client", status=503)
    is_asset = wanted.startswith("assets/")
    headers = {"Cache-Control": FOR_EVER if is_asset else "no-cache"}
    return File(found, content_disposition_type="inline", filename=found.name, headers=headers)


def inside(folder: Path, name: str) -> Path | None:
    """A file below the folder; an address cannot climb out of it."""
    if not name or not folder.is_dir():
        return None
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
