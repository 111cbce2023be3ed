/** A seat is a colour, a shape and a letter: never a colour alone. */

const SHAPES = [
  "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z",
  "M3.5 3.5h17v17h-17z",
  "M12 1.5L23 21.5H1z",
  "M12 1l11 11-11 11L1 12z",
  "M12 1.5l9.5 5.25v10.5L12 22.5l-9.5-5.25V6.75z",
  "M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9z",
  "M12 1l3 8 8.5.3-6.7 5.2L19.3 23 12 18.2 4.7 23l2.5-8.5L.5 9.3 9 9z",
  "M2 6h20v12H2z",
];

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % 8})`;
}
