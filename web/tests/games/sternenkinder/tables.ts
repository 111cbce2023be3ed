/** A table of three cells in a row and one beside, for what the board reckons. */

import type { Shown } from "../../../src/core/game-ui";
import type { Affairs, Board, Content, Seat, System } from "../../../src/games/sternenkinder/types";

const cell = (id: string, q: number, r: number, near: string[]) => ({ id, q, r, ring: 1, near });

export const CELLS = [
  cell("i0", 0, 0, ["ii0", "ii1"]),
  cell("ii0", 1, 0, ["i0", "ii1", "iii0"]),
  cell("ii1", 0, 1, ["i0", "ii0"]),
  cell("iii0", 2, 0, ["ii0"]),
];

/** A civil ship without its number, place and movement. */
export const UNIT = { kind: "research", slow: 0, studies: false, cube: false };

/** Nothing is for sale, and nobody has an advisor. */
export const MARKET: Affairs["market"] = {
  display: [],
  deck: 26,
  under: [],
  drawn: null,
  hands: [[], [], []],
  used: [[], [], []],
  lasting: [[], [], []],
  seen: [[], [], []],
  auction: null,
  pirates: [],
  pirates_due: 0,
};
export const CABINET: Affairs["cabinet"] = {
  deck: 11,
  below: [],
  display: [],
  hands: [0, 0, 0],
  places: [0, 0, 0],
  advisors: [],
  protected: [0, 0, 0],
  bribes: [],
  watching: [[], [], []],
  vetoed: [],
  objection: null,
};

interface Given {
  options?: string[];
  question?: string;
  systems?: Record<string, System>;
  seat?: Partial<Seat>;
  fleets?: Board["fleets"];
  mine?: Partial<Board["mine"]>;
}

const OPEN: Record<string, System> = Object.fromEntries(
  CELLS.map(({ id }) => [id, { kind: "space" } as System]),
);

/** Only what the functions under test read. */
export function tableOf(given: Given): Shown {
  const seat = { civil: [], techs: [], account: {}, capacity: {}, spare: {}, ...given.seat };
  const board = {
    table: { active: 0, phase: "economy", round: 1 },
    systems: given.systems ?? OPEN,
    fleets: given.fleets ?? [],
    neutral: [],
    seats: [seat],
    mine: { prices: {}, locked: {}, garrisons: {}, defence: {}, ...given.mine },
  };
  const content: Partial<Content> = { cells: CELLS, technologies: [], things: [], names: {} };
  return {
    meta: {
      actions: { at: ["system"], grow: ["system"], fly: ["ship"], move: ["fleet"], pass: [] },
    },
    content,
    names: ["Ada"],
    view: {
      seat: 0,
      board,
      waiting: [0],
      question: { kind: given.question ?? "economy", options: given.options ?? [] },
    },
  } as unknown as Shown;
}
