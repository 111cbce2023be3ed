/** Reading the static content and the position: tiles, cards, loads, strengths. */

import type { Shown } from "../../core/game-ui";
import { has, t } from "../../core/texts.svelte";
import type { Args } from "../../core/types";
import { LINES } from "./ledger";
import type {
  Board,
  Card,
  Colour,
  Content,
  Kind,
  Page,
  Piece,
  Ship,
  ShipBoard,
  Tile,
} from "./types";

interface Index {
  tiles: Map<string, Tile>;
  cards: Map<string, Card>;
}
const indexes = new WeakMap<Content, Index>();

function index(content: Content): Index {
  let found = indexes.get(content);
  if (!found) {
    found = {
      tiles: new Map(content.tiles.map((tile) => [tile.name, tile])),
      cards: new Map(content.cards.map((card) => [card.id, card])),
    };
    indexes.set(content, found);
  }
  return found;
}

export const boardOf = (shown: Shown): Board => shown.view.board as Board;
export const contentOf = (shown: Shown): Content => shown.content as Content;

/** GT10.2 In the learning flight who has to mend a ship builds on during the check. */
export const isBuilding = (board: Board): boolean =>
  board.phase === "building" ||
  (board.phase === "check" && board.ships.some((ship) => !ship.order));

export function tileOf(shown: Shown, name: string): Tile {
  const found = index(contentOf(shown)).tiles.get(name);
  if (!found) throw new Error(`no tile ${name}`);
  return found;
}

export function kindOf(shown: Shown, tile: Tile): Kind {
  const found = contentOf(shown).kinds[tile.kind];
  if (!found) throw new Error(`no kind of ${tile.name}`);
  return found;
}

export const cardOf = (shown: Shown, id: string): Card | undefined =>
  index(contentOf(shown)).cards.get(id);

export function shipBoard(shown: Shown): ShipBoard {
  const { board } = boardOf(shown);
  const found = contentOf(shown).boards.find((entry) => entry.id === board);
  if (!found) throw new Error(`no board ${board}`);
  return found;
}

/** In teams a seat may steer the ship of its partner. */
export const shipOfSeat = (board: Board, seat: number): number => board.pilots.indexOf(seat);

/** Only what it is; its connectors are to be seen. */
export const kindWords = (shown: Shown, name: string): string =>
  t(`tile-${kindOf(shown, tileOf(shown, name)).name}`);

export const tileWords = (name: string): string => t(`tile-${name.split("#")[0] ?? name}`);

/** The four figures behind a tile's name, in words. */
export function connectorWords(shown: Shown, name: string): string {
  const [front, right, rear, left] = tileOf(shown, name).connectors.map((kind) =>
    t(`gt-connector-${kind}`),
  );
  return t("gt-connectors", {
    front: front ?? "",
    right: right ?? "",
    rear: rear ?? "",
    left: left ?? "",
  });
}

/** Values that begin with "@" are text keys themselves. */
export function pieceWords([key, args]: Piece): string {
  const named: Args = {};
  for (const [name, value] of Object.entries(args))
    named[name] = typeof value === "string" && value.startsWith("@") ? t(value.slice(1)) : value;
  return t(key, named);
}

// --- what lies on a tile -------------------------------------------------------------------------

const NIBBLE = 15;

/** The cubes of a hold, the dearest first. */
export function cubesIn(shown: Shown, load: number): Colour[] {
  return contentOf(shown).names.colour.flatMap((colour, at) =>
    Array.from({ length: (load >> (4 * at)) & NIBBLE }, () => colour),
  );
}

/** Who lives in a cabin: "human" once for each, or the colour of an alien. */
export function crewIn(shown: Shown, load: number): string[] {
  const alien = contentOf(shown).names.alien[String(load)];
  return alien ? [alien] : Array.from({ length: load }, () => "human");
}

export function loadWords(shown: Shown, kind: Kind, load: number): string {
  if (kind.batteries) return t("gt-load-batteries", { count: load, room: kind.batteries });
  if (!load) return "";
  if (kind.crew)
    return crewIn(shown, load)[0] === "human"
      ? t("gt-load-humans", { count: load })
      : t(`alien-${crewIn(shown, load)[0] ?? ""}`);
  return cubesIn(shown, load)
    .map((colour) => t(`colour-${colour}`))
    .join(", ");
}

// --- strengths, in half units --------------------------------------------------------------------

export function strengthWords(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : String(whole);
}

function hasAlien(shown: Shown, ship: Ship, colour: string): boolean {
  const loads = Object.entries(contentOf(shown).names.alien);
  const wanted = Number(loads.find(([, name]) => name === colour)?.[0]);
  return ship.tiles.some(
    ([cell, tile]) => kindOf(shown, tileOf(shown, tile)).crew > 0 && ship.load[cell] === wanted,
  );
}

function helped(shown: Shown, ship: Ship, halves: number, alien: string): number {
  return halves && hasAlien(shown, ship, alien) ? halves + contentOf(shown).alien_bonus : halves;
}

const named = (shown: Shown, name: string): Kind | undefined =>
  contentOf(shown).kinds.find((kind) => kind.name === name);

/** What the engines give with so many double ones powered. */
export function engineStrength(shown: Shown, ship: Ship, powered: number): number {
  const each = named(shown, "double_engine")?.half_engine ?? 0;
  return helped(shown, ship, ship.engines[0] + each * powered, "brown");
}

export function cannonStrength(shown: Shown, ship: Ship, front: number, other: number): number {
  const kind = named(shown, "double_cannon");
  const added = (kind?.half_front ?? 0) * front + (kind?.half_other ?? 0) * other;
  return helped(shown, ship, ship.cannons[0] + added, "purple");
}

/** What the ship has, and before the start what it will be loaded with. */
export function batteriesOf(shown: Shown, ship: Ship): number {
  if (!isBuilding(boardOf(shown)) && boardOf(shown).phase !== "check") return ship.batteries;
  const room = (name: string): number => kindOf(shown, tileOf(shown, name)).batteries;
  return ship.tiles.reduce((sum, [, name]) => sum + room(name), 0);
}

/** Without batteries, and with as many as the ship has. */
export function engineRange(shown: Shown, ship: Ship): [number, number] {
  const most = Math.min(ship.engines[1], batteriesOf(shown, ship));
  return [engineStrength(shown, ship, 0), engineStrength(shown, ship, most)];
}

export function cannonRange(shown: Shown, ship: Ship): [number, number] {
  const [, front, other] = ship.cannons;
  const charge = batteriesOf(shown, ship);
  const ahead = Math.min(front, charge);
  const rest = Math.min(other, charge - ahead);
  return [cannonStrength(shown, ship, 0, 0), cannonStrength(shown, ship, ahead, rest)];
}

export function rangeWords([least, most]: [number, number]): string {
  return least === most ? strengthWords(least) : `${strengthWords(least)}–${strengthWords(most)}`;
}

export function cargoValue(shown: Shown, ship: Ship): number {
  const { names, setup } = contentOf(shown);
  return names.colour.reduce((sum, c, at) => sum + ship.goods[c] * (setup.prices[at] ?? 0), 0);
}

/** GT21.4 The ships that share a purse: each its own, or partners opposite each other. */
export function purses(board: Board): number[][] {
  const ships = board.ships.map((_, at) => at);
  if (board.teams === "none") return ships.map((ship) => [ship]);
  return [ships.filter((ship) => ship % 2 === 0), ships.filter((ship) => ship % 2 === 1)];
}

/** One line of a purse in one flight; losses cost. What partners earned is in the books of both. */
export function entry(page: Page, ships: number[], line: (typeof LINES)[number]): number {
  const values = ships.map((ship) => page.ships[ship]?.[LINES.indexOf(line)] ?? 0);
  if (line === "earned") return values[0] ?? 0;
  const sum = values.reduce((all, value) => all + value, 0);
  return line === "losses" ? -sum : sum;
}

export const flightSum = (page: Page, ships: number[]): number =>
  LINES.reduce((sum, line) => sum + entry(page, ships, line), 0);

/** Arguments of events as keys of texts, as the engine names them. */
export function readable(args: Args, shown: Shown): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "halves") found.strength = strengthWords(Number(value));
    else found[name] = readableOne(name, value, shown);
  }
  return found;
}

/** As `readable`, for what is told: there a tile is named by its kind, without its connectors. */
export function toldArgs(args: Args, shown: Shown): Args {
  const found = readable(args, shown);
  return "tile" in args ? { ...found, tile: kindWords(shown, String(args.tile)) } : found;
}

function readableOne(name: string, value: string | number, shown: Shown): string | number {
  if (name === "seat" || (typeof value === "string" && value.startsWith("@"))) return value;
  if (name === "other_seat") return shown.names[Number(value)] ?? value;
  const { names } = contentOf(shown);
  const lists: Record<string, string[]> = {
    colour: names.colour,
    danger: names.danger,
    side: names.side,
    spot: names.spot,
    round: names.round,
  };
  let key = "";
  if (name === "tile") key = `tile-${String(value).split("#")[0] ?? ""}`;
  else if (name === "card" || name === "criterion") key = `${name}-${value}`;
  else if (name === "alien") key = `alien-${names.alien[String(value)] ?? value}`;
  else if (lists[name])
    key = `${name}-${typeof value === "number" ? (lists[name].at(value) ?? "") : value}`;
  return has(key) ? t(key) : value;
}
