/** What is printed on governments, policies, goals, wonders and institution actions beside the
 * texts of the content; `tests/browser/test_government_facts.py` compares it with the rules. */

export interface Family {
  /** Governments of level I and II. */
  levels: [string, string];
  goals: string[];
}

export const FAMILIES: Family[] = [
  { levels: ["autocracy", "empire"], goals: ["order", "rival", "arms", "armada"] },
  { levels: ["democracy", "federation"], goals: ["judge", "favourite", "law", "forum"] },
  { levels: ["plutocracy", "corporatocracy"], goals: ["market", "investment", "network", "triaria"] },
  { levels: ["sociocracy", "utopia"], goals: ["economy", "refuge", "unknown", "feed"] },
  { levels: ["technocracy", "logocracy"], goals: ["mankind", "map", "leader", "standard"] },
]; // prettier-ignore

export const familyOf = (government: string | null): Family | undefined =>
  FAMILIES.find(({ levels }) => levels.some((one) => one === government));

/** A10.1 The technology of governments of level II. */
export const VISION = "political_vision";

/** A10.6 Policies that rest under a government of another family. */
export const BOUND = ["legion", "dividend", "stock", "monetary_rule", "harmony", "council_grant", "hyperfocus"]; // prettier-ignore

/** A19.10 How many stages a wonder has. */
export const STAGES: Record<string, number> = {
  stellar_swarm: 3,
  replication_yard: 3,
  void_habitat: 2,
};

export const CHARACTERS = ["agent", "diplomat", "police"] as const;
export type Character = (typeof CHARACTERS)[number];

/** A8.9, A8.10 Institution actions that can be arrested, and those that are a reason for war. */
export const ILLEGAL = ["recruit", "bribe", "build_network", "smuggle", "assassinate", "steal", "mine", "sabotage", "rebellion", "espionage", "terror", "subvert"]; // prettier-ignore
export const PROVOKING = ["assassinate", "rebellion", "terror"];
/** A8.7 The level of the network that an institution action needs. */
export const NETWORKS: Record<string, number> = {
  dive: 1,
  assassinate: 3,
  sabotage: 1,
  rebellion: 2,
  espionage: 1,
  terror: 2,
};

/** A8.1 Who can do what. */
export const CRAFTS: { by: Character[]; names: string[] }[] = [
  { by: ["agent", "diplomat"], names: ["build_network", "recon", "dive", "smuggle"] },
  {
    by: ["agent"],
    names: ["probe", "steal", "corrupt", "mine", "sabotage", "espionage", "disrupt", "subvert", "rebellion", "terror", "assassinate", "escape"],
  },
  { by: ["diplomat"], names: ["dialogue", "embassy", "pressure", "influence", "recruit", "bribe", "support"] },
  { by: ["agent", "police"], names: ["uncover"] },
  { by: ["police"], names: ["guard", "patrol", "arrest", "forge"] },
]; // prettier-ignore
/** A8.12 What they are done to makes their price. */
export const BY_TARGET = ["recruit", "build_network", "dive", "steal", "mine", "disrupt", "espionage", "rebellion", "terror", "subvert", "uncover"]; // prettier-ignore
/** A8.13 Red rows and green ones; all others are blue. */
export const AGGRESSIVE = ["recruit", "bribe", "pressure", "influence", "assassinate", "steal", "mine", "corrupt", "sabotage", "rebellion", "disrupt", "espionage", "terror", "subvert"]; // prettier-ignore
export const COOPERATIVE = ["embassy", "dialogue", "support"];
/** A8.3 Asked for when something triggers them. */
export const REACTIONS = ["support", "escape", "forge", "arrest"];
