import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** Whole minutes until an instant, counted again each minute; negative once it is over, null when no clock runs. */
export function useMinutesLeft(until: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - now;
    if (left < 0) return;
    // Wakes just after the number on the screen has become wrong.
    const timer = setTimeout(() => setNow(Date.now()), (left % minuteMs) + 50);
    return () => clearTimeout(timer);
  }, [until, now]);
  return until === null ? null : Math.floor((Date.parse(until) - now) / minuteMs);
}
