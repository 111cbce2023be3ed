import { expect, test } from "vitest";
import { readable } from "../../../src/games/sternenkinder/content";
import type { System } from "../../../src/games/sternenkinder/types";
import { tableOf } from "./tables";

const systems = {
  i0: { kind: "space" } as System,
  ii0: { kind: "planet", planet: "dawn" } as System,
};

test("a planet is called in the log as on the map, other systems by their place", () => {
  const shown = tableOf({ systems });
  Object.assign(shown.content as object, { names: { "planet.dawn": "planet-dawn" } });
  expect(readable({ system: "ii0" }, shown).system).toBe("dawn");
  expect(readable({ system: "II 0" }, shown).system).toBe("dawn");
  expect(readable({ system: "ii0", planet: "dawn" }, shown).system).toBe("II 0");
  expect(readable({ system: "i0" }, shown).system).toBe("I 0");
});

test("advisors, cards of the market and services have names in menus", () => {
  const shown = tableOf({});
  const names = {
    "advisor.clan_member": "advisor-clan-member",
    "market.secret_lab": "market-secret-lab",
    "underground.hire_pirates": "underground-hire-pirates",
    "event.gold.2": "event-gold",
  };
  Object.assign(shown.content as object, { names });
  const found = readable(
    { advisor: "clan_member", ware: "secret_lab", service: "hire_pirates" },
    shown,
  );
  expect(found).toEqual({ advisor: "clan member", ware: "secret lab", service: "hire pirates" });
  expect(readable({ ware: "event.gold.2" }, shown).ware).toBe("gold.2");
});
