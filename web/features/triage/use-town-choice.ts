import { useCallback, useRef, useState } from "react";

/**
 * Choosing a town where its answer stands. The button that was pressed is gone with the choice: what takes its place (`place`, which must
 * be able to) has the focus, so that nobody starts again from the top of the window.
 */
export function useTownChoice(onTown: (town: string) => void) {
  const [choosing, setChoosing] = useState(false);
  const pressed = useRef(false);
  const place = useCallback((taking: HTMLElement | null) => {
    if (!taking || !pressed.current) return;
    pressed.current = false;
    taking.focus({ preventScroll: true });
    // The list of towns may have been longer than the screen: what it brought begins at its heading.
    taking.scrollIntoView?.({ block: "start" });
  }, []);
  return {
    choosing,
    place,
    change: () => {
      pressed.current = true;
      setChoosing(true);
    },
    choose: (town: string) => {
      pressed.current = true;
      setChoosing(false);
      onTown(town);
    },
  };
}
