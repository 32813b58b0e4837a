import { townIn, type CenterProfile } from "#contract/center-directory.ts";

/**
 * What people are told of a center, of what was typed: the town its address names where none was chosen, and no hours beside « day
 * and night ».
 */
export function publicFacts<Typed extends Pick<CenterProfile, "town" | "location" | "open_24h" | "opening_hours">>(
  typed: Typed,
): Typed {
  return {
    ...typed,
    town: typed.town ?? townIn(typed.location),
    opening_hours: typed.open_24h ? null : typed.opening_hours,
  };
}
