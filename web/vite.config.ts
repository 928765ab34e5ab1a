import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const page = fileURLToPath(new URL("../src/rosenkrieg/server/static", import.meta.url));
const server = process.env.ROSENKRIEG_SERVER ?? "http://localhost:8000";

/** Tells the service worker which files make up the page, and names the build. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const source = readFileSync("src/sw.js", "utf8").replace(
        "const FILES = [];",
        `const FILES = ${JSON.stringify(files.map((name) => `/${name}`))};`,
      );
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Lays a .gz and a .br beside every text file, so that the server need not compress. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle() {
      for (const name of readdirSync(page, { recursive: true, encoding: "utf8" })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
        const file = join(page, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content));
      }
    },
  };
}

/** What the shell and the start page draw; boards/pictures.ts and App.svelte ask for it. */
const ART =
  /assets\/art\/(logo|wordmark|crown|rose-|shield-|flag-red|flag-gold|stone-|cube-|die-white-0|block-red-[24]|block-red-hidden|block-white-3|block-white-hidden|charge-(lis|portcullis|sun)|hex-|unit-|sword\.)/;

export default defineConfig({
  plugins: [svelte(), offline(), compressed()],
  // Files find each other wherever the site is served; the server puts the path into index.html.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    // a data: address would need an exception in the content policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // the pictures of the start page in one file: each of its own would cost more in headers
      output: { codeSplitting: { groups: [{ name: "art", test: ART }] } },
    },
  },
  server: {
    // the words of the games lie beside their rules
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
