import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Runes as in the browser; without this Svelte would be loaded as for a server.
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"] },
});
