/** Ship classes as vector drawings of our own: simple bodies on a 120 × 60 field, bow to the right. */

type Role = "hull" | "dark" | "glow" | "line";

export interface Shape {
  role: Role;
  d: string;
}

const hull = (d: string): Shape => ({ role: "hull", d });
const dark = (d: string): Shape => ({ role: "dark", d });
const glow = (d: string): Shape => ({ role: "glow", d });
const line = (d: string): Shape => ({ role: "line", d });

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const flame = (x: number, y: number, size = 5): Shape =>
  glow(`M${x} ${y - size / 2}l${-size * 1.8} ${size / 2}l${size * 1.8} ${size / 2}z`);
const row = (count: number, first: number, step: number, make: (x: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(first + at * step)).join("");

/** A spine with boxes above and below; the number of boxes tells the classes apart. */
function freighter(boxes: number, below: boolean): Shape[] {
  const width = 60 / boxes;
  return [
    flame(14, 30, 8),
    hull("M14 24h10v12H14zM22 27h66v6H22z"),
    dark(row(boxes, 25, width, (x) => box(x, 15, width - 3, 11))),
    ...(below ? [dark(row(boxes, 25, width, (x) => box(x, 34, width - 3, 11)))] : []),
    hull("M86 20h12l12 10-12 10H86z"),
    glow("M98 25l6 5h-6z"),
  ];
}

function carrier(decks: number): Shape[] {
  return [
    flame(10, 26, 7),
    flame(10, 36, 7),
    hull("M10 22h84l16 9-16 9H10z"),
    dark(row(decks, 20, 66 / decks, (x) => box(x, 28, 66 / decks - 6, 7))),
    hull("M60 22l6-10h14l4 10z"),
    glow(row(3, 66, 5, (x) => box(x, 15, 3, 3))),
    line("M10 22h84M16 44h60"),
  ];
}

function miner(claws: number): Shape[] {
  return [
    flame(12, 30, 8),
    hull("M12 20h52l12 6v8l-12 6H12z"),
    dark(box(20, 24, 14, 12) + box(38, 24, 14, 12)),
    line(row(claws, 0, 9, (y) => `M74 ${24 + y}q14 ${-10 + y * 1.4} 26 ${-2 + y * 0.6}`)),
    dark(disc(106, 32, 9)),
    glow(disc(103, 30, 2) + disc(109, 35, 1.5)),
  ];
}

function tug(extra: Shape[]): Shape[] {
  return [
    flame(18, 24, 9),
    flame(18, 38, 9),
    hull("M18 18h20l8 6v14l-8 6H18z"),
    dark(box(24, 26, 12, 10)),
    line("M46 31h22"),
    dark(box(68, 20, 28, 22)),
    line("M75 20v22M82 20v22M89 20v22"),
    glow("M40 26l4 3v4l-4 3z"),
    ...extra,
  ];
}

function wedge(guns: number): Shape[] {
  return [
    flame(10, 24, 7),
    flame(10, 38, 7),
    hull("M10 16l70 5 32 10-32 10-70 5 8-15z"),
    dark("M26 25h44l20 6-20 6H26z"),
    line(row(guns, 34, 14, (x) => `M${x} 22v-8h10`)),
    glow(row(4, 34, 9, (x) => box(x, 30, 4, 2))),
  ];
}

function gate(spokes: number): Shape[] {
  const ring = Array.from({ length: spokes }, (_, at) => {
    const angle = (2 * Math.PI * at) / spokes;
    const [x, y] = [60 + 23 * Math.cos(angle), 30 + 23 * Math.sin(angle)];
    return disc(Number(x.toFixed(1)), Number(y.toFixed(1)), 4);
  }).join("");
  return [
    { role: "line", d: disc(60, 30, 23) },
    { role: "line", d: disc(60, 30, 16) },
    dark(ring),
    glow(disc(60, 30, 9)),
    hull("M60 21l4 9-4 9-4-9z"),
  ];
}

function settlement(domes: number): Shape[] {
  const places = [
    [60, 34, 17],
    [32, 40, 10],
    [90, 40, 11],
    [76, 42, 7],
  ].slice(0, domes);
  return [
    dark("M8 46q22-8 52-6t52 6q-18 12-52 12T8 46z"),
    ...places.map(([x = 0, y = 0, r = 0]) =>
      hull(`M${x - r} ${y + 6}a${r} ${r} 0 0 1 ${2 * r} 0z`),
    ),
    glow(
      row(4, 50, 6, (x) => box(x, 34, 3, 3)) +
        (domes > 1 ? box(28, 42, 3, 3) + box(34, 42, 3, 3) : ""),
    ),
    line("M60 23V8M54 12l6-5 6 5"),
  ];
}

const CRUISER: Shape[] = [
  flame(12, 30, 8),
  hull("M12 25h30l10-6h30l30 11-30 11H52l-10-6H12z"),
  dark("M50 26h30l14 4-14 4H50z"),
  hull("M54 19l5-11h12l6 11z"),
  glow(row(3, 60, 5, (x) => box(x, 12, 3, 3))),
];

const STAR_CRUISER: Shape[] = [
  flame(8, 30, 7),
  hull("M8 27l40-5 64 8-64 8-40-5z"),
  line("M46 8q14 22 0 44M58 6q16 24 0 48"),
  dark("M44 28h30l10 2-10 2H44z"),
  glow(disc(84, 30, 2.5)),
];

const COMMAND: Shape[] = [
  flame(14, 38, 8),
  hull("M14 32h74l18 7-18 7H14z"),
  hull("M38 32l6-20h20l8 20z"),
  dark(box(48, 17, 14, 5)),
  line("M54 12V4M46 7q8-6 16 0"),
  glow(row(5, 30, 11, (x) => box(x, 38, 5, 3))),
];

const EXPLORER: Shape[] = [
  flame(10, 30, 8),
  hull("M10 25h70l30 5-30 5H10z"),
  { role: "line", d: "M44 6q16 24 0 48q-16-24 0-48z" },
  dark(box(56, 27, 22, 6)),
  line("M84 28l14-14M98 14q6 0 8 6"),
  glow(disc(96, 30, 2.5)),
];

const TANKER: Shape[] = [
  flame(12, 30, 8),
  hull("M12 24h10v12H12zM20 28h72v4H20z"),
  dark(row(3, 34, 20, (x) => disc(x, 30, 10))),
  hull("M90 21h10l10 9-10 9H90z"),
  glow("M100 26l5 4h-5z"),
];

const FAST_TANKER: Shape[] = [
  flame(10, 24, 8),
  flame(10, 36, 8),
  hull("M10 20h14v20H10z"),
  dark("M24 18h46q18 0 18 12t-18 12H24z"),
  hull("M86 24l24 6-24 6z"),
  line("M38 18v24M54 18v24"),
  hull("M30 18l-10-9h14l8 9zM30 42l-10 9h14l8-9z"),
];

const TRAIN: Shape[] = [
  flame(8, 30, 7),
  hull(box(8, 24, 12, 12)),
  dark(row(4, 24, 17, (x) => box(x, 22, 14, 16))),
  line("M20 30h76"),
  hull("M92 20h8l12 10-12 10h-8z"),
  glow("M100 26l5 4-5 4z"),
];

const GUNS: Shape[] = [
  flame(14, 42, 8),
  hull("M14 36h58l14 6-14 8H14z"),
  dark("M30 36l4-12h26l6 12z"),
  hull("M54 24h52v6H60z"),
  line("M66 20h44M106 18v14"),
  glow(disc(44, 30, 3)),
];

const CARGO_CRUISER: Shape[] = [
  flame(12, 26, 8),
  hull("M12 20h66l30 9-30 5H12z"),
  dark(row(4, 22, 15, (x) => box(x, 34, 12, 11))),
  line("M18 34h64"),
  glow("M84 26l10 3-10 1z"),
];

const antenna = line("M28 18V6M22 9h12");
const shield = line("M100 12q14 19 0 38M106 8q18 23 0 46");
const crate = dark(box(68, 8, 28, 10));
const fins = hull("M18 18l-8-10h14l8 10zM18 44l-8 10h14l8-10z");

export const DRAWINGS: Record<string, Shape[]> = {
  "knight-cargo-vessel": freighter(3, false),
  "paul-cargo-vessel": freighter(4, false),
  "fate-cargo-vessel": freighter(4, true),
  "bowie-cargo-vessel": freighter(6, true),
  "tolkien-cargo-carrier": freighter(5, true),
  "gunn-cargo-carrier": freighter(3, true),
  "gunn-cargo-cruiser": CARGO_CRUISER,
  "tucker-cargo-train": TRAIN,
  "giger-carrier": carrier(3),
  "frazetta-carrier": carrier(4),
  "bradbury-carrier": carrier(2),
  "modified-bradbury-carrier": [...carrier(2), fins],
  "asimov-exploration-carrier": EXPLORER,
  "herbert-mining-vessel": miner(2),
  "harryhausen-mining-vessel": miner(3),
  "scott-mining-vessel": [...miner(1), antenna],
  "clarke-mining-vessel": [...miner(2), fins],
  "williamson-command-ship": COMMAND,
  "burroughs-command-ship": [...COMMAND, shield],
  "heinlein-command-cruiser": CRUISER,
  "campbell-command-cruiser": [...CRUISER, antenna],
  "merritt-cargo-tug": tug([]),
  "norton-cargo-tug": tug([crate]),
  "modified-merritt-cargo-tug": tug([crate, fins]),
  "modified-pohl-tug": tug([fins]),
  "silverberg-command-tug": tug([antenna]),
  "sturgeon-defender-tug": tug([shield]),
  "russel-tanker": TANKER,
  "moore-fast-tanker": FAST_TANKER,
  "gernsback-destroyer": wedge(2),
  "clement-dreadnaught": wedge(4),
  "lucas-gun-carriage": GUNS,
  "roddenbury-hypernet-gate": gate(6),
  "verne-hypernet-gate": gate(8),
  "wells-star-cruiser": STAR_CRUISER,
  "serling-star-settlement": settlement(1),
  "cameron-star-settlement": settlement(3),
  "kubrick-star-settlement": settlement(4),
};
