/** Written by `make client-types` from raumhafen/games/sternenkinder/views/shapes.py: change it there. */

/** The board as one seat sees it; a spectator has nothing of its own. */
export interface Board {
  table: Table;
  systems: Record<string, System>;
  face_down: FaceDown[];
  research: Record<string, number>;
  seats: Seat[];
  mine?: Own;
}

export interface Table {
  round: number;
  limit: number;
  target: number;
  phase: Phase;
  first: number;
  active: number;
  acted: number;
  passed: number[];
  out: number[];
  contenders: number[];
  teams: boolean;
  war_mode: boolean;
}

export type Phase = "politics" | "economy" | "movement" | "battles" | "closing";

/** A system of the map; nothing but `kind` is there while it lies face down. */
export interface System {
  kind: Kind | null;
  planet?: string;
  owner?: number;
  level?: number;
  centre?: boolean;
  garrison?: boolean;
  sites?: Site[];
  route?: number;
  gate?: number;
  blockade?: number;
}

export type Kind =
  | "galactic_centre"
  | "home_world"
  | "planet"
  | "asteroid"
  | "nebula"
  | "space"
  | "storm"
  | "black_hole"
  | "supernova"
  | "anomaly";

export interface Site {
  kind: "food" | "awe" | "research" | "culture" | "capacity";
  level: number;
  owner: number;
}

export type FaceDown = Partial<Record<Kind, number>>;

export interface Seat {
  home: string;
  people: string | null;
  government: string | null;
  next_government: string | null;
  account: Record<Resource, number>;
  income: Record<Resource, number>;
  capacity: Record<Capacity, number>;
  full_capacity: Record<Capacity, number>;
  spare: Record<Capacity, number>;
  state_size: number;
  planets: number;
  skipped: number;
  votes: number;
  points: number;
  techs: string[];
  actions: Record<Political, number>;
  aid: number;
  invested: number[];
  built: boolean;
  civil: Civil[];
  guards: Record<string, number>;
  networks: Record<string, number>;
}

export type Resource = "food" | "awe" | "research" | "culture";

export type Capacity = "ground" | "space";

export type Political = "free" | "treaty" | "institution" | "law" | "government";

export interface Civil {
  ship: number;
  kind: string;
  at: string;
  moves: number;
}

/** What only the seat itself knows. */
export interface Own {
  garrisons: Record<string, Record<string, number>>;
  defence: Record<string, string[]>;
  /** By the code of what is bought. */
  prices: Record<string, number>;
  /** By the code: the technology that is missing. */
  locked: Record<string, string>;
}

export interface Content {
  cells: Cell[];
  planets: Planet[];
  technologies: Technology[];
  governments: Government[];
  things: Thing[];
  names: Record<string, string>;
  resources: string[];
  fields: string[];
  phases: string[];
}

export interface Cell {
  id: string;
  q: number;
  r: number;
  ring: number;
  near: string[];
}

export interface Planet {
  id: string;
  resources: number[];
}

export interface Technology {
  id: string;
  field: string;
  level: number;
  cost: number;
  requires: string[];
}

export interface Government {
  id: string;
  level: number;
  cost: number;
  state_size: number;
}

/** Something that can be built or bought. */
export interface Thing {
  id: string;
  resource: Resource;
  cost: number;
  capacity: Capacity;
  points: number;
}
