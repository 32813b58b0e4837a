import { createHash } from "node:crypto";

/** HTML that may be inserted as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | null | readonly (Html | null)[];

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function inserted(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((one: Html | null) => one?.text ?? "").join("");
  return String(part).replace(/[&<>"']/g, (letter) => entities[letter]!);
}

/** Writes HTML; whatever is inserted is escaped unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + (index < parts.length ? inserted(parts[index]!) : "")).join(""));
}

/** One sheet, inlined: its element, and the hash by which the policy knows exactly these bytes. */
export interface Sheet {
  element: Html;
  hash: string;
}

export function sheet(css: string): Sheet {
  // Not by `html`: the formatter indents what stands in such a template, and one space more is another hash.
  return { element: new Html(`<style>${css}</style>`), hash: createHash("sha256").update(css).digest("base64") };
}

/** Colours and sizes of `web/ui/tokens.css`, for pages that must stand without the web build. */
export const plainPageTokens = `:root{color-scheme:light dark;--paper:#fbf7f0;--surface:#fff;--ink:#12211c;--ink-2:#4a5a53;--line:#e4dacb;--edge:#857d6c;--green:#0b5d4b;--green-deep:#084538;--on-green:#fdfaf4;--on-green-2:#cfe3da;--green-text:#0b5d4b;--green-tint:#e3efe9;--orange:#b84e12;--orange-deep:#963d0b;--orange-tint:#fbeadb;--on-orange:#fff;--amber:#855600;--amber-tint:#fbf0d6;--red:#b3261e;--red-tint:#fbe9e6;--focus:#12211c}
@media (prefers-color-scheme:dark){:root{--paper:#0f1a16;--surface:#16241f;--ink:#f1ece2;--ink-2:#b3c2bb;--line:#2b3f37;--edge:#7d9189;--green:#0f5243;--green-deep:#0a3b30;--on-green-2:#c4dcd2;--green-text:#86d3bb;--green-tint:#173a30;--orange:#f08a4b;--orange-deep:#f6a877;--orange-tint:#3a2415;--on-orange:#1c0f06;--amber:#f0c36a;--amber-tint:#35290f;--red:#f5a59c;--red-tint:#3c1c19;--focus:#f1ece2}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
a{color:var(--green-text)}
`;

export interface PlainPage {
  title: string;
  style: Sheet;
  body: Html;
  status?: number;
  /** Where a form's answer may redirect to, besides this origin. */
  formOrigins?: readonly string[];
}

/** The whole document of a page that needs no script and is not for search engines. */
export function plainDocument(page: PlainPage): string {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        ${page.style.element}
      </head>
      <body>
        ${page.body}
      </body>
    </html> `.text;
}
