import { useCallback, useEffect, useState } from "react";

/** Counts down to zero, second by second: how long is left, and how to start. It goes by the clock, so a phone that slept is right too. */
export function useSecondsLeft(first = 0): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + first * 1000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tell();
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      tell();
      if (until <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return [left, useCallback((seconds: number) => setUntil(Date.now() + seconds * 1000), [])];
}
