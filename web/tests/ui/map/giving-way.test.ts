import { describe, expect, it } from "vitest";
import { type Box, boxAround, middleOf, shared } from "../../../src/ui/map/geometry";
import { giveWay } from "../../../src/ui/map/giving-way";

const WINDOW: Box = { left: 0, top: 0, right: 400, bottom: 400 };
const NAME = boxAround([200, 200], 80, 20);

describe("giveWay", () => {
  it("moves nothing that nobody stands on", () => {
    const names = [NAME, boxAround([80, 80], 80, 20)];
    const found = giveWay(names, [boxAround([300, 300], 28, 34)], [], WINDOW);
    expect(found).toEqual(names);
    expect(found[0]).toBe(NAME);
  });

  it("moves a name off a ship, past other names and places, and no further than it must", () => {
    const ship = boxAround([200, 200], 28, 34);
    const above = boxAround([200, 170], 80, 20);
    const place = boxAround([200, 232], 20, 20);
    const [name, kept] = giveWay([NAME, above], [ship], [place], WINDOW) as [Box, Box];
    expect(kept).toBe(above);
    for (const other of [ship, above, place]) expect(shared(name, other)).toBe(0);
    const [x, y] = middleOf(name);
    expect(Math.hypot(x - 200, y - 200)).toBeLessThan(70);
  });

  it("stays in the window", () => {
    const low = boxAround([200, 388], 80, 20);
    const [name] = giveWay([low], [boxAround([200, 388], 28, 34)], [], WINDOW) as [Box];
    expect(name.bottom).toBeLessThanOrEqual(400);
    expect(shared(name, boxAround([200, 388], 28, 34))).toBe(0);
  });

  it("stays where it is if there is no free place", () => {
    const everywhere = [WINDOW];
    expect(giveWay([NAME], [boxAround([200, 200], 28, 34)], everywhere, WINDOW)).toEqual([NAME]);
  });
});
