import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { frenchSpaces } from "./tools/french-spaces-plugin.ts";
import { nurseBook } from "./tools/nurse-book-plugin.ts";
import { smallerChunks } from "./tools/smaller-chunks-plugin.ts";

/** Two builds: what the browser loads (`vite build`), and the same screens as one module for the server (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: "web/public",
  plugins: [react(), frenchSpaces(), nurseBook(), ...(isSsrBuild ? [] : [smallerChunks()])],
  build: {
    target: "es2022",
    outDir: isSsrBuild ? "dist/ssr" : "dist/client",
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild
        ? "web/entry-server.tsx"
        : { main: "web/main.tsx", "service-worker": "web/offline/service-worker.ts" },
      output: isSsrBuild
        ? // One file, read whole at the start: a server goes on answering while a new build takes the old one's place.
          { entryFileNames: "entry-server.js", codeSplitting: false }
        : {
            // At the root and always under one name: the browser asks for it again to learn of a new version.
            entryFileNames: ({ name }) => (name === "service-worker" ? "sw.js" : "assets/[name]-[hash].js"),
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                // What every page needs stays one piece: cut wherever a later part shares some of it, it packs 3 kB worse.
                { name: "floor", tags: ["$initial"], test: /^(?!.*service-worker)/ },
              ],
            },
          },
    },
  },
  // The server process has no browser library installed: the module brings all it needs.
  ssr: { noExternal: true },
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
