import { Suspense, lazy, useEffect } from "react";
import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const sectionId = "trouver";
const names = ["q", "town", "specialty"] as const;
/** What tells that somebody uses the page, and no longer only reads what came. */
const signs = ["pointerdown", "keydown", "scroll", "focusin", "popstate"] as const;

/** What was typed into the form before its script was there. */
let typedBefore: { name: string; value: string }[] = [];

const Finder = lazy(async () => {
  await firstUse();
  try {
    const { FindDoctorPreview } = await import("./find-doctor.tsx");
    typedBefore = readTyped();
    return { default: FindDoctorPreview };
  } catch {
    return { default: SearchFailed };
  }
});

/** Without a network this part alone says so: the rest of the page goes on. A browser remembers a failed script until the page is loaded anew. */
function SearchFailed() {
  return (
    <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={() => location.reload()}>
      {common.screenFailedHelp}
    </ErrorState>
  );
}

/**
 * The search of the landing page. The server's HTML stands there whole, form and first doctors, and works as a plain form; the script
 * that makes it search as one types (a quarter of all script) is fetched at the first sign of use and takes it over where it stands.
 */
export function LandingSearch() {
  return (
    <Suspense fallback={<Skeleton label={common.loading} look="blocks" count={4} />}>
      <Finder />
      <Retyped />
    </Suspense>
  );
}

/** Resolves at once, unless this is a page made by the server that nobody has touched yet and that asks nothing. */
function firstUse(): Promise<unknown> {
  if (typeof document === "undefined" || !document.getElementById(sectionId)) return Promise.resolve();
  const search = new URLSearchParams(location.search);
  if (scrollY > 0 || names.some((name) => search.has(name))) return Promise.resolve();
  return new Promise((resolve) => {
    // Before React hears of it: events inside a part that is not taken over yet go no further than to React.
    for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true, capture: true });
  });
}

function controls(): (HTMLInputElement | HTMLSelectElement)[] {
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      names.map((name) => `#${sectionId} [name="${name}"]`).join(),
    ),
  ];
}

function readTyped(): typeof typedBefore {
  if (typeof document === "undefined") return [];
  return controls().flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** Nothing typed is lost: what stood in the form when its script took over is typed again, so that the script knows it. */
function Retyped() {
  useEffect(() => {
    const typed = typedBefore;
    typedBefore = [];
    for (const control of controls()) {
      const value = typed.find(({ name }) => name === control.name)?.value;
      if (value === undefined) continue;
      // React notes values set through the element itself and hears of those set behind its back: both are needed for it to see a change.
      control.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    }
  }, []);
  return null;
}
