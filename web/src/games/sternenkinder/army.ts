/** The units of one side of a ground battle, counted. */

import type { Content } from "./types";

export interface ArmyRow {
  unit: string;
  count: number;
  /** Points of armour that all of them have left together. */
  armour: number;
}

/** By unit: how many have 0, 1, 2, 3 points of armour left. */
export function armyRows(army: Record<string, number[]>): ArmyRow[] {
  return Object.entries(army).map(([unit, counts]) => ({
    unit,
    count: counts.reduce((sum, one) => sum + one, 0),
    armour: counts.reduce((sum, one, left) => sum + one * left, 0),
  }));
}

/** B19.6 When a unit acts, as its text says it. */
export function initiativeOf(content: Content, unit: string): number | null {
  const line = content.texts[`ground.${unit}`]?.find(({ key }) => key === "text-initiative");
  return line ? Number(line.args.n) : null;
}
