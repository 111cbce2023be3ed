"""Words with which games describe the JSON of their views, for mypy and for clients."""

from typing import Any, Final

PARTIAL: Final = "partial"  # in Annotated[dict[...], PARTIAL]: not every name has to be there


class Parts:
    """A list of fixed length, such as [cell, tile, quarters]: its places by name and type.

    Stands in `Annotated[list[...], Parts(...)]`, since JSON has lists and no tuples.
    """

    def __init__(self, **parts: Any) -> None:
        self.parts: dict[str, Any] = parts
