import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";
import "./button.css";

export interface LinkButtonProps {
  /** A path of the house (followed without reloading), or any address with a scheme (`tel:`, `mailto:`, `https:`) or a bare `#anchor`. */
  to: string;
  look?: ButtonLook;
  icon?: IconName;
  whole?: boolean;
  /** Replaces the entry of the history instead of adding one. */
  replace?: boolean;
  /** The name read aloud, when the visible words are too short alone. It must contain them. */
  label?: string;
  className?: string;
  /** It was pressed and is not followed yet: shown at once. */
  busy?: boolean;
  /** Hears the press before it is followed. */
  onPress?: () => void;
  children: ReactNode;
}

/** Somewhere to go that looks like a button. It is a link, so it works before the script has arrived. */
export function LinkButton({
  to,
  look = "secondary",
  icon,
  whole,
  replace,
  label,
  className,
  busy = false,
  onPress,
  children,
}: LinkButtonProps) {
  const shared = {
    className: classNames("button", `button-${look}`, whole && "button-whole", className),
    "aria-label": label,
    "aria-busy": busy || undefined,
    children: (
      <>
        {busy ? <span className="button-turn" aria-hidden="true" /> : icon && <Icon name={icon} size="s" />}
        {children}
      </>
    ),
  };
  return to.startsWith("/") ? (
    <Link {...shared} to={to} replace={replace} onClick={onPress} />
  ) : (
    <a {...shared} href={to} {...(/^https?:/.test(to) ? { target: "_blank", rel: "noopener" } : {})} />
  );
}
