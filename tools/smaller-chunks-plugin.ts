import { minify } from "terser";
import type { Plugin } from "vite";
import { nurseOwnNames } from "./nurse-own-names.ts";

const ownNames = new RegExp(`^(?:${nurseOwnNames.join("|")})$`);

/**
 * Packs what the browser loads once more, after the bundler's own minifier: one finds what the other leaves, the nurse a kilobyte of it
 * (docs/decisions/0036). Names that only the nurse uses go by a letter there.
 */
export function smallerChunks(): Plugin {
  return {
    name: "keneya-smaller-chunks",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: {
            hoist_funs: true,
            inline: 1,
            passes: 2,
            pure_getters: true,
            unsafe_arrows: true,
            // Longer, but more alike: brotli makes less of it.
            booleans: false,
            comparisons: false,
            lhs_constants: false,
            negate_iife: false,
          },
          format: { quote_style: 1 },
          ...(chunk.name === "pocket-nurse" ? { mangle: { properties: { builtins: true, regex: ownNames } } } : {}),
        });
        if (code && code.length < chunk.code.length) chunk.code = code;
      }
    },
  };
}
