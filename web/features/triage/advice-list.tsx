import { tied } from "#texts/tied.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon.tsx";

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
  const told = items.filter((item) => item.trim() !== "");
  if (told.length === 0) return null;
  return (
    <section className={`advice advice-${tone}`}>
      <h3>{title}</h3>
      <ul>
        {told.map((item) => (
          <li key={item}>
            <Icon name={icon} size="s" />
            <span>{tied(sentence(item))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Some items are signs (« fièvre »), some are sentences: shown, all are sentences. */
function sentence(item: string): string {
  return item.charAt(0).toUpperCase() + item.slice(1) + (/[.?!…»]$/.test(item) ? "" : ".");
}
