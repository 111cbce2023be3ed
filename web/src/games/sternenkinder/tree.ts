/** The technologies of a field as a graph: levels from left to right, lines to what they need. */

import { bare } from "./content";
import type { Technology } from "./types";

export interface Node {
  id: string;
  tech: Technology;
  column: number;
  row: number;
}

export interface Tree {
  nodes: Node[];
  /** From a prerequisite to what builds on it, both in this field. */
  lines: [from: Node, to: Node][];
  rows: number;
}

export const LEVELS = 4;

/** Each node takes the free row of its column that is nearest to its first prerequisite. */
export function treeOf(all: Technology[], field: string): Tree {
  const nodes = new Map<string, Node>();
  const taken = Array.from({ length: LEVELS }, () => new Set<number>());
  const inField = all.filter((tech) => tech.field === field);
  for (const tech of [...inField].sort((a, b) => a.level - b.level)) {
    const column = Math.min(LEVELS, Math.max(1, tech.level)) - 1;
    const rows = taken[column] ?? new Set<number>();
    const before = tech.requires.map((id) => nodes.get(bare(id))?.row);
    const row = freeRow(rows, before.find((one) => one !== undefined) ?? 0);
    rows.add(row);
    nodes.set(bare(tech.id), { id: bare(tech.id), tech, column, row });
  }
  const found = [...nodes.values()];
  return { nodes: found, lines: linesOf(nodes), rows: 1 + Math.max(0, ...found.map((n) => n.row)) };
}

function freeRow(taken: Set<number>, wanted: number): number {
  for (let away = 0; ; away++) {
    if (!taken.has(wanted + away)) return wanted + away;
    if (wanted - away >= 0 && !taken.has(wanted - away)) return wanted - away;
  }
}

function linesOf(nodes: Map<string, Node>): [Node, Node][] {
  return [...nodes.values()].flatMap((to) =>
    to.tech.requires.flatMap((id): [Node, Node][] => {
      const from = nodes.get(bare(id));
      return from ? [[from, to]] : [];
    }),
  );
}

export type Standing = "known" | "open" | "dear" | "closed";

/** Where a seat stands with a technology. */
export function standing(
  tech: Technology,
  techs: string[],
  price: number,
  purse: number,
): Standing {
  if (techs.includes(bare(tech.id))) return "known";
  if (!tech.requires.every((id) => techs.includes(bare(id)))) return "closed";
  return price <= purse ? "open" : "dear";
}
