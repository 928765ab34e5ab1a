import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // the runes of the page's state work on the side of the browser only
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
