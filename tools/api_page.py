"""The HTTP interface as a page, from the OpenAPI description that the server makes of itself."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

INTRODUCTION = """# The HTTP interface

Every address, made from the description that the server gives of itself: as a file
[openapi.json](openapi.json), at a running server under `/schema/openapi.json`. Sessions, CSRF
tokens, refusals and the sockets are told in [the protocol](protocol.md). Every address can refuse
with [ErrorReply](#ErrorReply).
"""
METHODS = ("get", "post", "put", "patch", "delete")
Schema = Mapping[str, Any]


def describe_api() -> dict[str, Any]:
    with warnings.catch_warnings():
        # Of packages that the server uses; its tests know them, readers of a build log need not.
        warnings.simplefilter("ignore", DeprecationWarning)
        from raumhafen.server.settings import Settings
        from raumhafen.server.web.app import build
    with tempfile.TemporaryDirectory() as folder:
        app = build(Settings(data=Path(folder)), secret="of nobody")
    return app.openapi_schema.to_schema()


def render_api(description: Schema) -> str:
    lines = [INTRODUCTION, "## Addresses", ""]
    for path, methods in sorted(description["paths"].items()):
        for method in METHODS:
            if method in methods:
                lines += render_operation(method, path, methods[method])
    lines += ["## Objects", ""]
    for name, schema in sorted(description["components"]["schemas"].items()):
        lines += render_object(name, schema)
    return "\n".join(lines) + "\n"


def render_operation(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield f"### `{method.upper()} {path}`"
    yield ""
    if operation.get("description"):
        yield operation["description"]
        yield ""
    for parameter in operation.get("parameters", ()):
        need = "" if parameter["required"] else ", optional"
        kind = render_type(parameter["schema"])
        yield f"- `{parameter['name']}` ({parameter['in']}{need}): {kind}"
    for body in operation.get("requestBody", {}).get("content", {}).values():
        yield f"- body: {render_type(body['schema'])}"
    for status, response in operation["responses"].items():
        if status < "300":
            yield f"- {status}: {render_content(response)}"
    yield ""


def render_content(response: Schema) -> str:
    kinds = [
        render_type(content["schema"]) if media == "application/json" else f"`{media}`"
        for media, content in response.get("content", {}).items()
    ]
    return " or ".join(kinds) or "nothing"


def render_object(name: str, schema: Schema) -> Iterator[str]:
    yield f"### {name} {{ #{name} }}"
    yield ""
    if schema.get("description"):
        yield schema["description"]
        yield ""
    required = schema.get("required", ())
    for field, kind in schema.get("properties", {}).items():
        need = "" if field in required else ", optional"
        yield f"- `{field}`{need}: {render_type(kind)}"
    yield ""


def render_type(schema: Schema) -> str:
    """A kind of value in a few words; objects of ours are linked."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(render_type(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"`{'null' if one is None else one}`" for one in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    return render_plain(schema)


def render_plain(schema: Schema) -> str:
    kinds = schema.get("type", "anything")
    names = " or ".join(kinds) if isinstance(kinds, list) else str(kinds)
    if "items" in schema:
        return f"{names} of {render_type(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"{names} of {render_type(schema['additionalProperties'])}"
    return names
