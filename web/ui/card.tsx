import { useId } from "react";
import type { ReactNode } from "react";
import "./card.css";

export interface CardProps {
  title?: ReactNode;
  /** Beside the title: one small action or a badge. */
  aside?: ReactNode;
  /** `li` for the cards of a list. */
  as?: "section" | "article" | "li" | "div";
  children: ReactNode;
}

/** A piece of paper on the table. Never put one inside another. */
export function Card({ title, aside, as: Tag = "section", children }: CardProps) {
  const id = useId();
  return (
    <Tag className="card" aria-labelledby={title && Tag !== "li" && Tag !== "div" ? id : undefined}>
      {(title || aside) && (
        <div className="card-head">
          {title && (
            <h2 className="card-title" id={id}>
              {title}
            </h2>
          )}
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
