import { useId } from "react";
import type { ReactNode } from "react";
import "./account-settings.css";

/** One subject of the account page: its heading, and what can be done about it. `id` is where a link may lead. */
export function SettingsPart({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="settings-part" aria-labelledby={heading} id={id} tabIndex={id ? -1 : undefined}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
