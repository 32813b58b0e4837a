import { useCallback, useEffect, useId, useRef } from "react";

/**
 * While `active`, the back button closes what is open instead of leaving the page: one entry is added to the history, and
 * taking it away calls `onClose`. Returns how to ask for closing: it goes the same way, so that no dead entry stays behind.
 *
 * An owner who closes and navigates does both in the same event; the entry then belongs to the new address and is left alone.
 */
export function useBackButton(active: boolean, onClose: () => void): () => void {
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!active) return;
    const before: unknown = history.state;
    history.pushState({ ...(before as object | null), layer: id }, "");
    let popped = false;
    const back = () => {
      if (layerOf(history.state) === id) return;
      popped = true;
      close.current();
    };
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      if (!popped && layerOf(history.state) === id) history.back();
    };
  }, [active, id]);

  return useCallback(() => {
    if (layerOf(history.state) === id) history.back();
    else close.current();
  }, [id]);
}

function layerOf(state: unknown): unknown {
  return state && typeof state === "object" && "layer" in state ? state.layer : undefined;
}
