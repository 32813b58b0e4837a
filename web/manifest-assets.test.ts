import { expect, test } from "vitest";
import { assetsOf } from "./manifest-assets.ts";

const manifest = {
  "web/main.tsx": { file: "assets/main.js", css: ["assets/main.css"], imports: ["_vendor.js"] },
  "_vendor.js": { file: "assets/vendor.js" },
  "_select.js": { file: "assets/select.js", css: ["assets/select.css"], imports: ["_vendor.js", "web/main.tsx"] },
  "web/screens/landing.tsx": {
    file: "assets/landing.js",
    css: ["assets/landing.css"],
    imports: ["_select.js", "web/main.tsx"],
  },
  "web/screens/about.tsx": { file: "assets/about.js", css: ["assets/about.css"] },
};

test("names the script, what it needs at once, and every style sheet of the screen once", () => {
  expect(assetsOf(manifest, "web/screens/landing.tsx")).toEqual({
    script: "/assets/main.js",
    preloads: ["/assets/vendor.js", "/assets/select.js", "/assets/landing.js"],
    styles: ["/assets/main.css", "/assets/select.css", "/assets/landing.css"],
    inlined: ["/assets/main.css", "/assets/select.css", "/assets/landing.css"],
  });
});

test("a screen that came with the entry needs nothing more", () => {
  expect(assetsOf(manifest, "web/screens/not-found.tsx")).toEqual({
    script: "/assets/main.js",
    preloads: ["/assets/vendor.js"],
    styles: ["/assets/main.css"],
    inlined: ["/assets/main.css"],
  });
});
