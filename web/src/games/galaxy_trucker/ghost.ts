/** A tile about to be placed, and the faults it would bring. */
export interface Ghost {
  cell: string;
  tile: string;
  quarters: number;
  faults: string[];
  /** Laid already, as far as this player is concerned; the table has not said so yet. */
  sure?: boolean;
}
