import { useState } from "react";
import { classNames } from "./class-names.ts";
import "./avatar.css";

const pixels = { s: 40, m: 56, l: 96 } as const;

export interface AvatarProps {
  /** Initials are made of it. It is written beside the picture anyway, so the picture itself has no name. */
  name: string;
  src?: string | null;
  size?: keyof typeof pixels;
}

/** A face, or the initials while there is none (or when it does not load). */
export function Avatar({ name, src, size = "m" }: AvatarProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={classNames("avatar", size !== "m" && `avatar-${size}`)} aria-hidden="true">
      {src && !failed ? (
        <img
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** First letters of the first and the last word, titles such as "Dr" left out. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word) && !/^(dr|pr|m|mme|mlle)\.?$/i.test(word));
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toLocaleUpperCase("fr");
}
