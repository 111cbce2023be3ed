/** The tile in hand on its way to the ship: how it is turned, where its ghost lies, where it fits. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { boardOf } from "./content";
import type { Ghost } from "./ghost";
import type { Ship } from "./types";

/** What the board knows at the moment. */
export interface Yard {
  shown: Shown;
  own: Ship | undefined;
  building: boolean;
  options: string[];
  targets: Map<string, string[]>;
  sendAll: (codes: string[]) => void;
}

const coarse = (): boolean => matchMedia("(hover: none)").matches;

export class Placing {
  quarters = $state(0);
  /** The cell under the mouse or in focus. */
  hovered = $state<string | null>(null);
  /** The cell of the ghost after a first tap. */
  fixed = $state<string | null>(null);
  /** A tile that was laid here and now, until the table has answered. */
  laid = $state.raw<Ghost | null>(null);
  /** Where a tile was dropped that is still on its way into the hand. */
  private dropped = $state<string | null>(null);

  private readonly yard: () => Yard;
  readonly hand = $derived.by(() => this.yard().own?.hand ?? null);
  private readonly turns = $derived.by(() =>
    this.yard()
      .options.filter((code) => split(code).kind === "turn")
      .map((code) => Number(split(code).params[0])),
  );
  readonly cell = $derived.by(() => {
    const { own, targets } = this.yard();
    const under = this.hovered && targets.has(this.hovered) ? this.hovered : null;
    return own?.spot ?? this.fixed ?? under;
  });
  readonly ghost = $derived.by((): Ghost | null => {
    const { building } = this.yard();
    if (!this.hand || !this.cell || !building) return null;
    const { cell, hand: tile, quarters } = this;
    return { cell, tile, quarters, faults: this.faults(cell) };
  });
  /** Cells on which the tile in hand, turned as it is, would bring no fault. */
  readonly fits = $derived.by((): Set<string> | null => {
    const { building, targets } = this.yard();
    if (!this.hand || !building) return null;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew whenever the view changes
    return new Set([...targets.keys()].filter((cell) => !this.faults(cell).length));
  });
  /** Whether a button may place it: its cell is settled, and only a word is missing. */
  readonly settled = $derived.by(() => Boolean(this.yard().own?.spot ?? this.fixed));

  /** To be made by a component, whose effects it borrows. */
  constructor(yard: () => Yard) {
    this.yard = yard;
    // Another tile begins as it is printed.
    $effect(() => {
      if (this.hand !== undefined) {
        this.quarters = 0;
        this.fixed = null;
      }
    });
    $effect(() => {
      const cell = this.dropped;
      if (cell && this.hand) {
        this.dropped = null;
        this.drop(cell);
      }
    });
    // Where only some rotations are left, the ghost takes one of them.
    $effect(() => {
      if (this.turns.length && !this.turns.includes(this.quarters))
        this.quarters = this.turns[0] ?? 0;
    });
  }

  /** What the table says against the tile in hand there, turned as it is. */
  private faults(cell: string): string[] {
    const fault = boardOf(this.yard().shown).mine?.fits[cell]?.[this.quarters];
    return fault ? [fault] : [];
  }

  turn(by: number): void {
    if (!this.hand) return;
    let next = (this.quarters + by) % 4;
    while (this.turns.length && !this.turns.includes(next)) next = (next + by) % 4;
    this.quarters = next;
  }

  place(cell: string | null = this.cell): void {
    const { own, sendAll } = this.yard();
    const turn = `turn:${this.quarters}`;
    if (cell && this.hand)
      this.laid = { cell, tile: this.hand, quarters: this.quarters, faults: [], sure: true };
    if (own?.spot) sendAll([turn]);
    else if (cell) sendAll([`place:${cell}`, turn]);
  }

  /** The table has answered: what it has taken lies there by itself, what it refused comes back. */
  answered(): void {
    this.laid = null;
  }

  /** A dragged tile was let go over this cell; where it cannot lie, the table says why. */
  drop(cell: string): void {
    const { own, targets, sendAll } = this.yard();
    if (!this.hand) this.dropped = cell;
    else if (own?.spot === cell || targets.has(cell)) this.place(cell);
    else sendAll([`place:${cell}`]);
  }

  /** A cell was chosen; on a small screen the first tap only shows the ghost. */
  choose(cell: string): void {
    const { own, targets, sendAll } = this.yard();
    if (own?.spot ? own.spot !== cell : !targets.has(cell)) sendAll([`place:${cell}`]);
    else if (!own?.spot && coarse() && this.fixed !== cell) this.fixed = cell;
    else this.place(cell);
  }

  /** Keys beside those of the table. */
  key(event: KeyboardEvent): void {
    if ((event.target as Element).closest("input, textarea, select, dialog")) return;
    if (!this.hand || !this.yard().building) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "e" || event.key === ".") this.turn(1);
    else if (event.key === "q" || event.key === ",") this.turn(3);
    else return;
    event.preventDefault();
  }
}
