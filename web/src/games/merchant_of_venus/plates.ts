/** The plates of all regions: on the whole map where they cross nothing, else where one plays. */

import type { Shown } from "../../core/game-ui";
import type { Camera } from "../../ui/map/camera.svelte";
import { type Box, boxAround, middleOf, type Point, shared } from "../../ui/map/geometry";
import { giveWay } from "../../ui/map/giving-way";
import { apart, clear } from "../../ui/map/labels";
import { type Drawn, settle } from "../../ui/map/settle";
import { landsOf, PLATE, plateAt, pointOf, radiusOf, SHEET } from "./chart";
import { boardOf, contentOf, kindNow, spaceOf } from "./content";
import type { Content } from "./types";
import { LETTERS, usualWriting, waysToWrite, type Writing } from "./writing";

export interface RegionPlate {
  box: Box;
  writing: Writing;
}

/** Letters in pixels: on the whole map as large as there is room, and never larger than this. */
const LARGEST = 12.5;
const lettersAt = (whole: number): number => Math.min(11, Math.max(7.2, 4.6 + 12 * whole));
/** Smaller maps have no room for the names of peoples. */
const ROOMY = 0.33;
const RIM = 8;

export const spaceBoxes = (shown: Shown): Box[] =>
  contentOf(shown).spaces.map((space) => {
    const across = 2 * radiusOf(kindNow(shown, space.id));
    return boxAround(pointOf(space), across, across);
  });

/** Names go where neither a space nor a lid, that is a button in front of the map, would hide them. */
function drawnOn(shown: Shown, camera: Camera, lids: Box[]): Drawn {
  const content = contentOf(shown);
  const { left, top, right, bottom } = camera.overview;
  return {
    places: [...spaceBoxes(shown), ...lids.map((lid) => camera.underneath(lid))],
    lines: content.lines.map(({ a, b }) => [
      pointOf(spaceOf(shown, a)),
      pointOf(spaceOf(shown, b)),
    ]),
    window: { left: left + RIM, top: top + RIM, right: right - RIM, bottom: bottom - RIM },
  };
}

/** In the units of the sheet: letters of the whole map. */
const unitOf = (camera: Camera): number => lettersAt(camera.whole) / camera.whole;

/** On the whole map; it depends on the window, not on how near one looks. */
export function overviewPlates(shown: Shown, camera: Camera, lids: Box[]): RegionPlate[] {
  const content = contentOf(shown);
  const plates = landsOf(content).map((land) => ({
    at: plateAt(land),
    own: content.spaces.filter(({ region }) => region === land.region.id).map(pointOf),
    shapes: waysToWrite(shown, land, unitOf(camera), camera.whole >= ROOMY),
  }));
  return settle(plates, drawnOn(shown, camera, lids)).map((found, at) => {
    const { at: usual, shapes } = plates[at] as (typeof plates)[number];
    const writing = found?.shape ?? (shapes[0] as Writing);
    return { writing, box: found?.box ?? boxAround(usual, writing.width, writing.height) };
  });
}

/** Names step aside where a ship stands; all others stay where they were. */
export function besideShips(
  plates: RegionPlate[],
  shown: Shown,
  camera: Camera,
  lids: Box[],
  ships: Box[],
): RegionPlate[] {
  const { places, window } = drawnOn(shown, camera, lids);
  const boxes = plates.map(({ box }) => box);
  const found = giveWay(boxes, ships, places, window);
  return plates.map((plate, at) => ({ ...plate, box: found[at] ?? plate.box }));
}

/** How much larger than drawn the plates of the whole map are. */
export const overviewScale = (camera: Camera): number =>
  Math.min(unitOf(camera), LARGEST / camera.k) / LETTERS;

/** All that the places on the whole map depend on; who knows that nothing of it has changed need not
 * look for places again. */
export function overviewKey(shown: Shown, camera: Camera, lids: Box[]): string {
  const written = landsOf(contentOf(shown)).flatMap((land) => {
    const { lines, below } = usualWriting(shown, land);
    return [...lines, below];
  });
  return JSON.stringify([
    camera.width,
    camera.height,
    lids,
    boardOf(shown).board.replaced,
    written,
  ]);
}

/** How a ship is drawn over its space. */
const SHIP = { width: 28, height: 34, above: 15 };

/** The ships as they are drawn; several on one space stand side by side. */
export function shipBoxes(shown: Shown): Box[] {
  const { seats } = boardOf(shown);
  return [...new Set(seats.map(({ ship }) => ship))].map((space) => {
    const [x, y] = pointOf(spaceOf(shown, space));
    const beside = seats.filter(({ ship }) => ship === space).length - 1;
    return boxAround([x, y - SHIP.above], SHIP.width + 24 * beside, SHIP.height);
  });
}

/** Where one plays, beside ships and spaces; `scale` goes in steps, so that names stand still while
 * the map grows. */
export function usualBoxes(content: Content, scale: number, ships: Box[]): Box[] {
  const usual = landsOf(content).map((land) =>
    boxAround(plateAt(land), PLATE.width * scale, PLATE.height * scale),
  );
  return apart(clear(usual, [...content.spaces.map(pointOf), ...ships.map(middleOf)], SHEET));
}

export const usualPlates = (shown: Shown, boxes: Box[]): RegionPlate[] =>
  landsOf(contentOf(shown)).map((land, at) => ({
    box: boxes[at] as Box,
    writing: usualWriting(shown, land),
  }));

/** What lies in front of the map for good, in pixels of its window. */
export function lidsOn(map: HTMLElement): Box[] {
  const { left: x, top: y } = map.getBoundingClientRect();
  const found = map.closest(".board")?.querySelectorAll("[data-lid]") ?? [];
  return [...found].map((lid) => {
    const { left, top, right, bottom } = lid.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
}

/** Pins of one plate beside each other, before they are made larger or smaller. */
export const PIN = { width: 50, height: 24 };
/** Of its own area: what a side further down the list must be better by. */
const HABIT = 0.05;

/** The middle of the pins of a plate: below, above or beside it, where they hide least. */
export function pinsAt(plate: Box, count: number, scale: number, spaces: Box[], plates: Box[]) {
  const [width, height] = [PIN.width * count * scale, PIN.height * scale];
  const [x, y] = middleOf(plate);
  const hidden = [...spaces, ...plates.filter((other) => other !== plate)];
  const sides: Point[] = [
    [x, plate.bottom + height / 2],
    [x, plate.top - height / 2],
    [plate.right + width / 2, y],
    [plate.left - width / 2, y],
  ];
  const costs = sides.map((side, rank) => {
    const box = boxAround(side, width, height);
    const covered = hidden.reduce((sum, other) => sum + shared(box, other), 0);
    return covered + HABIT * rank * width * height;
  });
  return sides[costs.indexOf(Math.min(...costs))] as Point;
}
