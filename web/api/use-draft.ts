import { useEffect, useState } from "react";
import type { Dispatch, SetStateAction } from "react";

export interface Draft<V> {
  key: string;
  /** Never written down: passwords. */
  without: readonly (keyof V & string)[];
}

/** State that survives a reload of this window, when `draft` names it. Returns value, setter, and how to forget it. */
export function useDraft<V extends Record<string, unknown>>(
  initial: V,
  draft: Draft<V> | undefined,
): [V, Dispatch<SetStateAction<V>>, () => void] {
  const [value, setValue] = useState<V>(() => ({ ...initial, ...read(draft?.key) }));
  const key = draft?.key;
  const without = draft?.without.join();
  useEffect(() => {
    if (!key || JSON.stringify(value) === JSON.stringify(initial)) return;
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
  const forget = () => {
    try {
      if (key) sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  return [value, setValue, forget];
}

function read(key: string | undefined): object {
  try {
    return (key && (JSON.parse(sessionStorage.getItem(key) ?? "null") as object | null)) || {};
  } catch {
    return {};
  }
}
