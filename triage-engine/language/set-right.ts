import type { Sign } from "./signs.ts";
import type { Span } from "./spans.ts";

/** « il pleure la nuit », of a baby, is no sorrow, « je pleure » is; soft yellow stools with grains are those of a baby at the breast, whatever somebody calls them. */
export function setRight(signs: Sign[], young: boolean): void {
  const has = (wanted: string) => signs.filter(({ concept, polarity }) => concept === wanted && polarity === "yes");
  const cries = has("crying_baby");
  const falls = ({ concept, first, somebody }: Sign) =>
    (concept === "diarrhea" && young && has("breastfed_stool").length > 0) ||
    (concept === "low_mood" &&
      somebody?.key !== "self" &&
      (young || somebody?.person?.kind === "baby") &&
      cries.some((cry) => cry.first === first));
  for (const sign of signs.filter(falls)) signs.splice(signs.indexOf(sign), 1);
  // « les voisins ont mis des gens dans sa tête »: who hears them is ill.
  for (const sign of has("hears_voices")) if (sign.somebody?.key === "crowd") delete sign.somebody;
  for (const sign of cries) if (sign.somebody?.key === "self" && !sign.doubtful) sign.concept = "low_mood";
  // Who weeps mourns the dead: it is not said of them.
  if (has("low_mood").length) for (const sign of has("grief")) delete sign.somebody;
}

/** « mes règles sont venues il y a dix jours »: they are over. */
export function endPeriods(signs: Sign[], spans: readonly Span[]): void {
  for (const { at } of spans.filter(({ cue, days }) => cue === "ago" && days >= 8))
    for (const [place, sign] of signs.entries())
      if (sign.concept === "period_now" && at > sign.last && at - sign.last < 9)
        signs.splice(place, 1, { ...sign, polarity: "no" });
}
