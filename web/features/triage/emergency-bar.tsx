import { useEffect, useRef, useState } from "react";
import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";

type Numbers = TriageState["emergency_numbers"];

/** The emergency numbers, above every stage of the chat: one touch dials. */
export function EmergencyBar({ numbers }: { numbers: Numbers }) {
  return (
    <ul className="nurse-calls-bar" aria-label={words.calls}>
      {numbers.map(({ number, name }) => (
        <li key={number}>
          <a href={`tel:${number}`} aria-label={words.callNamed(number, name)}>
            <strong className="figures">{number}</strong> <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Under an emergency, whose red screen holds the numbers itself: the bar comes once that is scrolled past, and moves nothing. */
export function LateEmergencyBar({ numbers }: { numbers: Numbers }) {
  const place = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const red = place.current?.closest(".nurse-chat")?.querySelector(".emergency");
    if (!red || !("IntersectionObserver" in globalThis)) return;
    const watch = new IntersectionObserver((seen) => setPast(!seen.at(-1)?.isIntersecting), {
      root: red.closest("dialog"),
      // What lies under the window's head is not seen.
      rootMargin: "-80px 0px 0px",
    });
    watch.observe(red);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="nurse-calls-late" ref={place}>
      {past && <EmergencyBar numbers={numbers} />}
    </div>
  );
}
