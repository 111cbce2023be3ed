/** A tile about to be placed, and the faults it would bring. */
export interface Ghost {
  cell: string;
  tile: string;
  quarters: number;
  faults: string[];
}
