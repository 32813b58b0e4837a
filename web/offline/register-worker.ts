import { workerAddress } from "./worker-address.ts";

let begun = false;

/** Registers the service worker once the page has nothing better to do, and hands it what the page was made of. Without TLS there is none. */
export function registerWorker(): void {
  if (begun || !("serviceWorker" in navigator)) return;
  begun = true;
  whenIdle(() => void registerAtLast());
}

/** A network that fails once is asked again, a little later each time: nobody registers before the next page otherwise. */
async function registerAtLast(): Promise<void> {
  // A policy can be made once only.
  const gate = (window as unknown as Gates).trustedTypes?.createPolicy("keneya-worker", { createScriptURL: own });
  const address = gate?.createScriptURL(workerAddress) ?? workerAddress;
  for (const pause of [0, 5000, 20_000, 60_000]) {
    await after(pause);
    if (await register(address).catch(() => false)) return;
  }
}

const after = (pause: number) => new Promise<undefined>((go) => setTimeout(go, pause));

/** What the browser's library does not know yet: the gate that every script's address must pass here (`require-trusted-types-for`). */
interface Gates {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

/** Whether a worker is there and was told; one that cannot start in half a minute is not. */
async function register(address: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(address);
  const ready = await Promise.race([serviceWorker.ready, after(30_000)]);
  if (!ready?.active) return false;
  tellFiles(ready.active);
  return true;
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
