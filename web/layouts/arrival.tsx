import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** What a browser does on a new page, done for pages that change without loading: top of the page, focus on the content. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) {
      target.scrollIntoView();
    } else if (kind !== "POP") {
      scrollTo(0, 0);
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    // The kind of the navigation belongs to this address; it alone never moves the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash]);
  return null;
}
