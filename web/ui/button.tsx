import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";
import "./button.css";

/** `primary` is the one action that matters on a screen; `on-green` is the second action on the green ground. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "danger" | "on-green";

export interface ButtonProps extends Omit<ComponentProps<"button">, "style"> {
  look?: ButtonLook;
  /** Work is under way: the button stays focusable, says so, and a second press does nothing. */
  busy?: boolean;
  /** What is shown while busy; without it the label stays. */
  busyLabel?: ReactNode;
  icon?: IconName;
  /** Takes the whole width of its place. */
  whole?: boolean;
}

/** A button of at least 48 px. It submits nothing unless `type="submit"` is said. */
export function Button(props: ButtonProps) {
  const {
    look = "secondary",
    busy = false,
    busyLabel,
    icon,
    whole,
    className,
    children,
    onClick,
    type = "button",
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={classNames("button", `button-${look}`, whole && "button-whole", className)}
      onClick={press}
    >
      {busy ? <span className="button-turn" aria-hidden="true" /> : icon && <Icon name={icon} size="s" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
