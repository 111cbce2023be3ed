/** Small signs of the ship's values. */

export const MARKS = {
  engine: "M5 2h14v6H5zM8 9h8l3 7H5zM7 18h3v4H8zM11 18h2v5h-2zM14 18h3l-1 4h-2z",
  cannon: "M10 1h4v11h-4zM4 21a8 8 0 0 1 16 0zM7 13h10v2H7z",
  crew: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22a9 9 0 0 1 18 0z",
  battery: "M9 1h6v3h3v19H6V4h3zM13 7l-5 7h3l-1 6 5-8h-3z",
  exposed: "M2 9h7v6H2zM11 7h3v10h-3zM15 9h6v2h-6zM15 13h6v2h-6z",
  days: "M4 4h3V1h3v3h4V1h3v3h3v18H4zM7 10v9h10v-9z",
  lost: "M3 3l7 3 4-4 3 7 5 2-6 5 1 6-7-4-6 3 1-7-4-4 5-1z",
  goods: "M2 7l10-5 10 5v11l-10 5-10-5zM5 9v7l5 3v-7z",
  credits: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM9 7v10h6v-2h-4v-2h3v-2h-3V9h4V7z",
  turn: "M12 4a8 8 0 1 0 7.4 5l-2.8 1.1A5 5 0 1 1 12 7v4l6-5.5L12 0z",
  back: "M12 4a8 8 0 1 1-7.4 5l2.8 1.1A5 5 0 1 0 12 7v4L6 5.5 12 0z",
  bounce: "M2 3l3-2 7 13 6-11-4 1-1-3 9-3 1 10-3 1-1-5-7 13z",
  shield: "M12 1l9 3v8q0 8-9 11-9-3-9-11V4zM12 4.5L6.5 6.3V12q0 5 5.5 7.6z",
  fault: "M12 1l11 21H1zM11 8v7h2V8zm0 9v2.5h2V17z",
} as const;

export type MarkName = keyof typeof MARKS;
