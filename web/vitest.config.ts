import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Runes as in the browser; without this Svelte would be loaded as for a server.
  resolve: { conditions: ["browser"] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "together", // in one process: loading the same modules anew took most of the time
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.alone.test.ts"],
          isolate: false,
        },
      },
      // Whatever puts something in the place of modules or globals.
      { extends: true, test: { name: "alone", include: ["tests/**/*.alone.test.ts"] } },
    ],
  },
});
