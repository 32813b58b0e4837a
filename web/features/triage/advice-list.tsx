import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { tied } from "./chat-steps.ts";

/** What to do, what not to do, why, when to come back: one list, nothing when it is empty. */
export function AdviceList({
  title,
  icon,
  tone,
  items,
}: {
  title: string;
  icon: IconName;
  tone: string;
  items: readonly string[];
}) {
  if (items.length === 0) return null;
  return (
    <section className={`advice advice-${tone}`}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size="s" />
            <span>{tied(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
