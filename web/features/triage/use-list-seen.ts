import { useEffect, useRef, useState } from "react";

/**
 * Whether the last sign of a list has been in view: what denies or sends the list is offered only then, as a sign nobody saw must not be denied.
 * Null until the browser has told; true where it cannot tell.
 */
export function useListSeen(question: string | null) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [seen, setSeen] = useState<{ question: string | null; end: boolean }>({ question: null, end: false });
  useEffect(() => {
    const last = list.current?.querySelector(".choice:last-child");
    if (!last || !("IntersectionObserver" in globalThis)) return;
    const { foot, box } = around(last);
    const watch = new IntersectionObserver(
      (found) => {
        const end = found.at(-1)?.isIntersecting === true;
        setSeen((before) => ({ question, end: end || (before.question === question && before.end) }));
      },
      // The foot covers what lies under it; a few pixels cut off are no matter.
      { root: box, rootMargin: `0px 0px -${foot?.clientHeight ?? 0}px`, threshold: 0.8 },
    );
    watch.observe(last);
    return () => watch.disconnect();
  }, [question]);
  return {
    list,
    end: !("IntersectionObserver" in globalThis) || (seen.question === question ? seen.end : null),
    /** Brings the rest into view; the first sign that was covered takes the focus over. */
    showEnd: () => {
      const signs = [...(list.current?.querySelectorAll<HTMLElement>(".choice") ?? [])];
      const last = signs.at(-1);
      if (!last) return;
      const top = around(last).foot?.getBoundingClientRect().top ?? 0;
      const covered = signs.find((sign) => sign.getBoundingClientRect().bottom > top) ?? last;
      last.scrollIntoView?.({ block: "nearest" });
      covered.querySelector("input")?.focus({ preventScroll: true });
    },
  };
}

function around(sign: Element) {
  return { foot: sign.closest(".nurse-chat")?.querySelector(".nurse-foot"), box: sign.closest("dialog") };
}
