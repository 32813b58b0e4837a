import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { paths } from "#web/paths.ts";
import { chromiumLaunch } from "#tools/chromium.ts";
import { quantile } from "./load.ts";
import { machineFacts } from "./report.ts";
import { openSlowLink, type Link } from "./slow-link.ts";
import { openStage, startDatabase } from "./stage.ts";

/*
 * npm run bench:web: when the public pages are there on a slow telephone, on lines that are really slow (slow-link.ts).
 * --rounds 5 · --only / · --report docs/reports/…
 */

const { values: asked } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, only: { type: "string" }, report: { type: "string" } },
});
const rounds = Number(asked.rounds);

const links: (Link & { must: number; aim: number })[] = [
  { name: "slow 4G", bitsPerSecond: 1_600_000, roundTripMs: 150, slowdown: 4, must: 1500, aim: 1000 },
  { name: "400 kb/s", bitsPerSecond: 400_000, roundTripMs: 400, slowdown: 6, must: 3000, aim: 2200 },
];

interface Visit {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocked: number;
  bytes: number;
}

/** Runs in the page before anything else of it; a text, because this wing knows nothing of pages. */
const watch = `
  const seen = (window.seen = { largestPaint: 0, shift: 0, blocked: 0 });
  const on = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => (seen.largestPaint = entry.startTime));
  on("layout-shift", (entry) => entry.hadRecentInput || (seen.shift += entry.value));
  on("longtask", (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));`;
const read = `({ ...window.seen, firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN })`;

async function visit(browser: Browser, link: Link, port: number, path: string): Promise<Visit> {
  const line = await openSlowLink(link, port);
  const context = await browser.newContext({
    viewport: { width: 360, height: 720 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "fr-CI",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: link.slowdown });
    await page.addInitScript({ content: watch });
    await page.goto(`http://127.0.0.1:${line.port}${path}`, { waitUntil: "networkidle", timeout: 60_000 });
    await page.waitForTimeout(1500);
    const seen = (await page.evaluate(read)) as Omit<Visit, "bytes">;
    return { ...seen, bytes: line.bytes() };
  } finally {
    await context.close();
    line.stop();
  }
}

const database = await startDatabase();
const stage = await openStage(database.server, 1000, null);
const browser = await chromium.launch(await chromiumLaunch());
const lines: string[] = [];
try {
  const pages: Record<string, string> = {
    landing: paths.home(),
    about: paths.about(),
    contact: paths.contact(),
    directory: paths.doctors(),
    doctor: paths.doctor(stage.crowd.doctorIds[7]!),
    terms: paths.terms(),
    privacy: paths.privacy(),
    "legal notice": paths.legalNotice(),
    "specialist login": paths.specialistLogin(),
    "center login": paths.healthCenterLogin(),
    "admin login": paths.adminLogin(),
  };
  for (const [name, path] of Object.entries(pages).filter(
    ([one]) => !asked.only || asked.only.split(",").includes(one),
  )) {
    for (const link of links) {
      const visits: Visit[] = [];
      // The first one finds the server cold and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        const one = await visit(browser, link, stage.product.port, path);
        if (round > 0) visits.push(one);
      }
      const median = (field: keyof Visit) =>
        quantile(
          visits.map((one) => one[field]).toSorted((a, b) => a - b),
          0.5,
        );
      const largest = median("largestPaint");
      const met = (goal: number) => (largest <= goal ? "met" : "missed");
      const line =
        `| ${name} | ${link.name} | ${median("firstPaint").toFixed(0)} ms | ${largest.toFixed(0)} ms | ${met(link.must)}, ${met(link.aim)} | ` +
        `${median("shift").toFixed(3)} | ${median("blocked").toFixed(0)} ms | ${(median("bytes") / 1000).toFixed(1)} kB |`;
      lines.push(line);
      console.log(line);
    }
  }
} finally {
  await browser.close();
  await stage.stop();
  await database.stop();
}

const text = `# Public pages on a slow telephone

${new Date().toISOString().slice(0, 10)} · ${machineFacts("embedded").line}

Each page is opened ${rounds} times by a browser that has nothing in store, 360×720, through a line that is really slow: every byte waits its turn, a new
connection costs two round trips first (TCP, TLS 1.3), all connections share the line (\`bench/slow-link.ts\`), and the processor is slowed down. Medians.
slow 4G: 1.6 Mb/s, 150 ms, processor / 4 (largest paint: must 1.5 s, aim 1.0 s). 400 kb/s: 400 ms, processor / 6 (must 3.0 s, aim 2.2 s).
Bytes are all that came through the line until it was quiet, headers included, scripts fetched ahead too.

| page | line | first paint | largest paint | must, aim | shift | blocked (TBT) | bytes |
|---|---|---|---|---|---|---|---|
${lines.join("\n")}
`;
if (asked.report) writeFileSync(asked.report, text);
