"""Tables of Galaxy Trucker at which ships are built: over days, or in a race."""

from __future__ import annotations

from tests.server.people import Chair, Person

Options = dict[str, str | int | bool]
ONE_ROUND: Options = {"round_1": "I", "round_2": "none", "round_3": "none"}
DAYS: Options = {**ONE_ROUND, "building": "days", "sand_actions": 8, "step_hours": 12}
RACE: Options = {**ONE_ROUND, "building": "real-time", "seconds": 45}


async def sit_down(people: list[Person], options: Options, *bots: str) -> tuple[str, list[Chair]]:
    """A started table of these people and bots; everybody looks at it."""
    kinds = ["me", *["open"] * (len(people) - 1), *bots]
    body = {"game": "galaxy-trucker", "seats": len(kinds), "kinds": kinds, "options": options}
    for number, person in enumerate(people):
        await person.guest(f"Person {number}")
    table = (await people[0].post("/api/tables", {**body, "pace": {"kind": "none"}}))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    chairs = [await person.sit(table) for person in people]
    for chair in chairs:
        await chair.until_kind("state")
    return table, chairs


async def start_race(*chairs: Chair) -> None:
    """Everybody says "ready" and is counted down."""
    for chair in chairs:
        assert (await chair.ask(t="ready"))["t"] == "ack"
    for chair in chairs:
        while chair.clock["race"] is not None:
            await chair.next()
