import type { NumberName } from "#triage-engine/schema.ts";

const units: Partial<Record<NumberName, readonly [before: string, unit: string]>> = {
  duration: ["depuis", "jours"],
  temperature: ["température", "°C"],
  systolic: ["tension maximale", "mmHg"],
  diastolic: ["tension minimale", "mmHg"],
  sugar: ["glycémie", "g/L"],
  oxygen: ["saturation", "%"],
  breaths_per_minute: ["respiration à", "par minute"],
  pain: ["douleur", "sur 10"],
  pregnancy_weeks: ["grossesse de", "semaines"],
};

/** A number with its name and unit: « température 38,5 °C ». None for those that have no words of their own. */
export function measure([name, value]: readonly [NumberName, number]): string[] {
  const unit = units[name];
  const digits = /^(duration|pregnancy_weeks)$/.test(name) ? 1 : 10;
  return unit ? [`${unit[0]} ${String(Math.round(value * digits) / digits).replace(".", ",")} ${unit[1]}`] : [];
}
