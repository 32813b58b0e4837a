import { useEffect, useState } from "react";

/** Nobody reads a question faster, and the second of two taps comes sooner. */
const ripeAfter = 700;

/**
 * Whether answers have stood there long enough to be meant: the second tap of two, or one made while waiting, would answer what has just come
 * in its place, unread. `asked` names what is answered; null is nothing.
 */
export function useRipe(asked: string | null): boolean {
  const [ripe, setRipe] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setRipe(asked), ripeAfter);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked !== null && ripe === asked;
}
