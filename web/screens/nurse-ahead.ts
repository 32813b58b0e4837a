import { useEffect } from "react";
import { isDear } from "#web/features/triage/is-dear.ts";
import { fetchNurse } from "./load-nurse.ts";
import { nurseSection } from "./nurse-stage.ts";

const signs = ["pointerover", "focusin"] as const;

/**
 * Has the nurse's script on its way before a link of hers is pressed: once her section is seen; where bytes are dear, once somebody comes near a
 * link of hers.
 */
export function useNurseAhead(): void {
  useEffect(() => {
    const near = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href*="infirmiere"]')) fetchNurse();
    };
    for (const sign of signs) document.addEventListener(sign, near, { passive: true });
    const section = document.getElementById(nurseSection);
    const seen =
      isDear() || !section || !("IntersectionObserver" in window)
        ? null
        : new IntersectionObserver((entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) fetchNurse();
          });
    if (section) seen?.observe(section);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, near);
      seen?.disconnect();
    };
  }, []);
}
