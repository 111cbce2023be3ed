/** Our own signs on a 24 × 24 grid. */

export const MARKS = {
  food: "M12 2c3 3 4 6 4 9a4 4 0 0 1-3 4v7h-2v-7a4 4 0 0 1-3-4c0-3 1-6 4-9zM5 9c2 1 3 3 3 5l-2 2c-2-1-3-4-1-7zm14 0c-2 1-3 3-3 5l2 2c2-1 3-4 1-7z",
  awe: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3.5L6.5 9v6L12 18.5 17.5 15V9z",
  research: "M9 2h6v2h-1v5l6 10a2 2 0 0 1-2 3H6a2 2 0 0 1-2-3l6-10V4H9zM9 14l-2 4h10l-2-4z",
  culture: "M12 2l3 6.3 7 .9-5.1 4.8 1.3 7L12 17.6 5.8 21l1.3-7L2 9.2l7-.9z",
  ground: "M2 20l6-10 4 5 4-8 6 13z",
  space: "M12 1c4 4 5 8 5 13l4 5v3l-6-2H9l-6 2v-3l4-5C7 9 8 5 12 1z",
  size: "M12 2l9 5v10l-9 5-9-5V7zm0 3L6 8.5v7l6 3.5 6-3.5v-7z",
  votes: "M4 12l5-10 8 4-5 10zM2 17h20v5H2z",
  points:
    "M6 2h12v3h4v4c0 3-2 5-5 5-1 2-2 3-4 3v3h4v2H7v-2h4v-3c-2 0-3-1-4-3-3 0-5-2-5-5V5h4zm0 5H4v2c0 1 1 3 2 3zm12 0v5c1 0 2-2 2-3V7z",
  planet: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM1 16c4-1 16-6 22-10-2 5-14 11-22 10z",
  map: "M2 5l7-3 6 3 7-3v17l-7 3-6-3-7 3zm7 0v12l6 3V8z",
  act: "M4 3h16v4H4zm0 7h16v4H4zm0 7h10v4H4z",
  empire: "M3 22V10l5-4v4l5-4v4l8-6v18zm4-3h3v-4H7zm7 0h3v-4h-3z",
  politics: "M12 1l10 6v2H2V7zM4 11h3v8H4zm6.5 0h3v8h-3zM17 11h3v8h-3zM2 20h20v3H2z",
  affairs: "M4 2h11l5 5v15H4zm10 2v4h4zM7 11v2h10v-2zm0 4v2h10v-2zm0-8v2h5V7z",
  battle: "M3 2l9 8 9-8 1 1-8 9 5 5 2-1 1 2-4 4-2-1 1-2-6-5-6 5 1 2-2 1-4-4 1-2 2 1 5-5-8-9z",
  fleet: "M12 2l4 9 6 5-1 3-6-2-1 5h-4l-1-5-6 2-1-3 6-5z",
  colony: "M6 20v-7l6-8 6 8v7zm4 0h4v-5h-4z",
  troops: "M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 22c0-6 3-10 8-10s8 4 8 10z",
  gate: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  blockade: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6 10v4h12v-4z",
  neutral:
    "M12 3a7 7 0 0 1 7 7v3l-2 2v3H7v-3l-2-2v-3a7 7 0 0 1 7-7zM9 9a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 9 9zm6 0a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 15 9z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zm3 0h4V7a2 2 0 0 0-4 0z",
  network:
    "M12 2a3 3 0 0 1 1.5 5.6v3l4.2 2.6a3 3 0 1 1-1.3 1.9L12 12.3l-4.4 2.8a3 3 0 1 1-1.3-1.9l4.2-2.6v-3A3 3 0 0 1 12 2z",
  guard: "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z",
  embassy: "M5 2h2v2h13l-3 5 3 5H7v8H5z",
  mine: "M10.5 1h3v4l3 1.2L19.400 3.300l2 2-2.900 2.900L19.700 11H23v3h-3.500l-1.200 2.700 2.800 2.800-2 2-2.900-2.800L13.500 20v3h-3v-3l-2.700-1.300-2.900 2.800-2-2 2.800-2.800L4.500 14H1v-3h3.300l1.200-2.800-2.900-2.900 2-2 2.900 2.900 3-1.200z",
  smuggling: "M3 8l9-5 9 5v9l-9 5-9-5zm9 1.500L18 6.500l-2-1.200-6 3.200zM5 10v6l6 3.300V13z",
  branch: "M3 9l2-6h14l2 6v2h-1v11h-7v-6h-4v6H4V11H3z",
  wonder:
    "M12 1l2.500 6L21 5l-2 6.500 4 .5-4 .5L21 19l-6.500-2L12 23l-2.500-6L3 19l2-6.500L1 12l4-.5L3 5l6.500 2z",
  check: "M3 13l3-3 4 4 8-9 3 3-11 12z",
} as const;

export type MarkName = keyof typeof MARKS;
export const isMark = (name: string): name is MarkName => name in MARKS;
