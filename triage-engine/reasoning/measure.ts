import type { NumberName } from "#triage-engine/schema.ts";

const units: Partial<Record<NumberName, readonly [before: string, unit: string]>> = {
  temperature: ["température", "°C"],
  systolic: ["tension maximale", "mmHg"],
  diastolic: ["tension minimale", "mmHg"],
  sugar: ["glycémie", "g/L"],
  oxygen: ["saturation", "%"],
  breaths_per_minute: ["respiration à", "par minute"],
  pain: ["douleur", "sur 10"],
  pregnancy_weeks: ["grossesse de", "semaines"],
};

/** « 1 jour », « 3 semaines » is told as « 21 jours », « 8 mois », « 2 ans ». */
export function spanOfDays(days: number): string {
  const [count, unit] =
    days < 31
      ? [Math.round(days), "jour"]
      : days < 730
        ? [Math.round(days / 30.4375), "mois"]
        : [Math.floor(days / 365.25 + 0.01), "an"];
  return `${count} ${unit}${count > 1 && unit !== "mois" ? "s" : ""}`;
}

/** A number with its name and unit: « température 38,5 °C ». None for those that have no words of their own. */
export function measure([name, value]: readonly [NumberName, number]): string[] {
  if (name === "duration") return [value < 0.9 ? "depuis moins d'un jour" : `depuis ${spanOfDays(value)}`];
  const unit = units[name];
  const digits = name === "pregnancy_weeks" ? 1 : 10;
  return unit ? [`${unit[0]} ${String(Math.round(value * digits) / digits).replace(".", ",")} ${unit[1]}`] : [];
}
