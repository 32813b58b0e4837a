import { useEffect, useState } from "react";
import type { Dispatch, SetStateAction } from "react";

export interface Draft<V> {
  key: string;
  /** Never written down: passwords, codes, keys. */
  without: readonly (keyof V & string)[];
  /** On a page made by the server, which knows no drafts: read once that page is taken over. */
  late?: boolean;
}

/** State that survives a reload of this window, when `draft` names it. Returns value, setter, and how to forget it. */
export function useDraft<V extends Record<string, unknown>>(
  initial: V,
  draft: Draft<V> | undefined,
): [V, Dispatch<SetStateAction<V>>, () => void] {
  const late = draft?.late === true;
  const [value, setValue] = useState<V>(() => ({ ...initial, ...(late ? {} : read(draft?.key)) }));
  const key = draft?.key;
  const without = draft?.without.join();
  const forget = () => {
    try {
      if (key) sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  useEffect(() => {
    const found = late && Object.entries(read(key));
    if (!found || found.length === 0) return;
    // What was typed before the page was taken over is newer than the draft.
    const untouched = (before: V) => found.filter(([name]) => before[name] === initial[name]);
    setValue((before) => ({ ...before, ...Object.fromEntries(untouched(before)) }));
    // What the form starts with does not change while it stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, late]);
  useEffect(() => {
    if (!key) return;
    // Back to what the form starts with: there is nothing to bring back.
    if (JSON.stringify(value) === JSON.stringify(initial)) return forget();
    const hidden = without?.split(",") ?? [];
    const kept = Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.includes(name)));
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Storage closed to us: what is typed lives as long as the page.
    }
    // What the form starts with does not change while it stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, without, value]);
  return [value, setValue, forget];
}

function read(key: string | undefined): object {
  try {
    return (key && (JSON.parse(sessionStorage.getItem(key) ?? "null") as object | null)) || {};
  } catch {
    return {};
  }
}
