import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";
import "./badge.css";

export type BadgeColour = "red" | "amber" | "blue" | "green" | "grey";

/** A state in one look: an icon, a word and a colour, never the colour alone. */
export function Badge({
  colour = "grey",
  icon,
  children,
}: {
  colour?: BadgeColour;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <span className={`badge badge-${colour}`}>
      <Icon name={icon} size="s" />
      {children}
    </span>
  );
}
