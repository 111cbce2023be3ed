/** The drawn galaxy: where things lie on the sheet, and the shapes of its regions. */

import { hull, pathOf, type Point } from "../../ui/map/geometry";
import type { Content, Region, Space } from "./types";

export const WIDTH = 1400;
export const HEIGHT = 1000;
export const SHEET = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const STRETCH = 1.4;

export const pointOf = (thing: { x: number; y: number }): Point => [STRETCH * thing.x, thing.y];

/** A region as it is drawn: its sky, and the body in the middle of it. */
export interface Land {
  region: Region;
  label: Point;
  outline: string;
  centre: Point;
  radius: number;
  hue: number;
}

const HUES: Record<string, number> = {
  trp: 262, cw: 128, jw: 95, iw: 195, ib: 160, dw: 38, nh: 305, gp: 22,
  as: 48, ww: 212, mgs: 178, im: 232, pp: 72, wts: 4, gb: 205, sn: 52, sg: 12,
}; // prettier-ignore
const BODIES = ["surface_city", "neutral_spaceport", "galactic_base"];
const SMALLEST = 24;

function middle(points: Point[]): Point {
  const sum = points.reduce((a, b): Point => [a[0] + b[0], a[1] + b[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function land(content: Content, region: Region): Land {
  const spaces = content.spaces.filter((space) => space.region === region.id);
  const bodies = spaces.filter((space) => BODIES.includes(space.kind));
  const round = (bodies.length ? bodies : spaces).map(pointOf);
  const centre = middle(round);
  const far = Math.max(...round.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1])));
  const radius = bodies.length ? Math.max(SMALLEST, Math.min(far + 16, 52)) : far * 0.62;
  return {
    region,
    label: pointOf(region),
    outline: spaces.length > 2 ? `${pathOf(hull(spaces.map(pointOf)))}Z` : "",
    centre,
    radius,
    hue: HUES[region.id] ?? 0,
  };
}

/** The plate with the name of a region, at its usual size. */
export const PLATE = { width: 160, height: 40 };

/** At the rim it stays on the sheet. */
export function plateAt({ label: [x, y] }: Land): Point {
  const half = 92;
  return [x + Math.max(0, half - x) - Math.max(0, x - WIDTH + half), y];
}

/** How large the spaces are drawn; what is not named here is a plain one. */
const RADII: Record<string, number> = {
  surface_city: 16, neutral_spaceport: 17, galactic_base: 23, orbital: 13.5, hazard: 15.5,
  encounter: 13.5, asteroid: 14.5, navigation: 18, teleportal: 16, pirate: 17,
}; // prettier-ignore
const PLAIN = 10.5;
export const radiusOf = (kind: string): number => RADII[kind] ?? PLAIN;

const lands = new WeakMap<Content, Land[]>();

export function landsOf(content: Content): Land[] {
  let found = lands.get(content);
  if (!found) {
    found = content.regions.map((region) => land(content, region));
    lands.set(content, found);
  }
  return found;
}

/** Far stars, the same on every screen. */
export function starsPath(count: number, size: number, seed: number): string {
  let state = seed;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const star = (): string =>
    `M${(next() * (WIDTH + 400) - 200).toFixed(0)} ${(next() * (HEIGHT + 400) - 200).toFixed(0)}h${size}v${size}h-${size}z`;
  return Array.from({ length: count }, star).join("");
}

/** Numbers of a navigation space, each beside the line that it leads to. */
export function exitLabels(space: Space, find: (id: string) => Space | undefined) {
  const [x, y] = pointOf(space);
  return [...new Set(space.exits)].flatMap((id) => {
    const to = find(id);
    if (!to) return [];
    const [tx, ty] = pointOf(to);
    const far = Math.hypot(tx - x, ty - y) || 1;
    const values = space.exits.flatMap((exit, at) => (exit === id ? [at + 1] : []));
    const reach = 30;
    return [{ id, x: x + ((tx - x) / far) * reach, y: y + ((ty - y) / far) * reach, values }];
  });
}
