import { workerAddress } from "./worker-address.ts";

/** Registers the service worker once the page has nothing better to do, and hands it what the page was made of. Without TLS there is none. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  whenIdle(() => void register().catch(() => {}));
}

/** What the browser's library does not know yet: the gate that every script's address must pass here (`require-trusted-types-for`). */
interface Gates {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const gate = (window as unknown as Gates).trustedTypes?.createPolicy("keneya-worker", { createScriptURL: own });
  await serviceWorker.register(gate?.createScriptURL(workerAddress) ?? workerAddress);
  const { active } = await serviceWorker.ready;
  if (active) tellFiles(active);
}

/**
 * Tells the worker which scripts and styles the page is made of: those it has, and those that are still on their way, which nobody
 * would keep otherwise because the worker came too late to fetch them itself.
 */
function tellFiles(worker: ServiceWorker): void {
  const told = new Set<string>();
  new PerformanceObserver((list) => {
    const keep = ownFiles(list.getEntries()).filter((path) => !told.has(path));
    for (const path of keep) told.add(path);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of ours, which has no such argument
    if (keep.length > 0) worker.postMessage({ keep });
  }).observe({ type: "resource", buffered: true });
}

function own(address: string): string {
  if (address !== workerAddress) throw new TypeError("Not our worker");
  return address;
}

/** Scripts and styles among what was loaded, all named by their content. */
function ownFiles(loaded: PerformanceEntryList): string[] {
  const here = loaded.map(({ name }) => new URL(name));
  return here
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
}
