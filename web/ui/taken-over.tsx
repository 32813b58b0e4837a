import { Suspense, lazy, useEffect } from "react";
import type { ComponentType, ReactNode } from "react";

export interface TakenOverOptions {
  /** The element's id around the part, in the page that the server made. */
  placeId: string;
  /** Its controls, as a selector inside that place. */
  controls: string;
  /** Fetches the part: `async () => (await import("…")).Part`. */
  load: () => Promise<ComponentType>;
  /** Shown when it could not be fetched: a browser remembers a failed script until the page is loaded anew. */
  Failed: ComponentType;
  /** Further events that tell that somebody uses the page, and no longer only reads what came. */
  alsoAt?: readonly string[];
  /** Whether the part is needed at once, although nobody has touched it yet. */
  atOnce: () => boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A part that the server's HTML holds whole and that works there as a plain form; its script is fetched at the first sign of use and
 * takes it over where it stands, with what has been typed. Called once, outside any component.
 */
export function takenOverAtFirstUse(options: TakenOverOptions): (props: { waiting: ReactNode }) => ReactNode {
  /** What was typed before the script was there. */
  let typedBefore: Typed[] = [];
  const Part = lazy(async () => {
    await firstUse(options);
    try {
      const Loaded = await options.load();
      typedBefore = typedIn(options);
      return { default: Loaded };
    } catch {
      return { default: options.Failed };
    }
  });
  function Retyped() {
    useEffect(() => {
      typeAgain(options, typedBefore);
      typedBefore = [];
    }, []);
    return null;
  }
  return function TakenOver({ waiting }) {
    return (
      <Suspense fallback={waiting}>
        <Part />
        <Retyped />
      </Suspense>
    );
  };
}

/** Resolves at once, unless this is a page made by the server that nobody has touched yet. */
function firstUse(options: TakenOverOptions): Promise<unknown> {
  const place = typeof document === "undefined" ? null : document.getElementById(options.placeId);
  if (!place || options.atOnce() || place.contains(document.activeElement) || typedIn(options).length > 0)
    return Promise.resolve();
  const signs = ["pointerdown", "keydown", "focusin", "input", ...(options.alsoAt ?? [])];
  return new Promise((resolve) => {
    // Before React hears of it: events inside a part that is not taken over yet go no further than to React.
    for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true, capture: true });
  });
}

interface Typed {
  name: string;
  value: string;
}

function controlsOf({ placeId, controls }: TakenOverOptions): Control[] {
  if (typeof document === "undefined") return [];
  return [...(document.getElementById(placeId)?.querySelectorAll<Control>(controls) ?? [])];
}

function typedIn(options: TakenOverOptions): Typed[] {
  return controlsOf(options).flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** Nothing typed is lost: what stood in the form when its script took over is typed again, so that the script knows it. */
function typeAgain(options: TakenOverOptions, typed: readonly Typed[]): void {
  for (const control of controlsOf(options)) {
    const value = typed.find(({ name }) => name === control.name)?.value;
    if (value === undefined) continue;
    // React notes values set through the element itself and hears of those set behind its back: both are needed for it to see a change.
    control.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
}
