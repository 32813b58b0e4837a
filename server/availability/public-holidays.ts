import { addDays, weekdayOf, type ClinicDate } from "#contract/clinic-time.ts";

/** Easter Sunday (Gregorian), by the anonymous algorithm of Meeus, "Astronomical Algorithms", chapter 8. */
function easterSunday(year: number): ClinicDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * correction + 114;
  return `${year}-${String(Math.floor(day / 31)).padStart(2, "0")}-${String((day % 31) + 1).padStart(2, "0")}`;
}

const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  month: "numeric",
  day: "numeric",
});

/**
 * Moon-dependent holidays as the Umm al-Qura calendar predicts them, [month, day] of the Islamic year: the day after the Night of
 * Destiny (27 Ramadan), the end of Ramadan, Tabaski, the day after the Prophet's birthday. An administrator confirms or moves them.
 */
const moonDays = new Map([
  ["9/27", "Lendemain de la Nuit du Destin"],
  ["10/1", "Fin du Ramadan"],
  ["12/10", "Tabaski"],
  ["3/13", "Lendemain du Maouloud"],
]);

function moonHolidays(year: number): [ClinicDate, string][] {
  const found: [ClinicDate, string][] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
    const parts = islamic.formatToParts(new Date(`${day}T12:00:00Z`));
    const part = (type: string) => Number(parts.find((it) => it.type === type)?.value);
    const label = moonDays.get(`${part("month")}/${part("day")}`);
    if (label) found.push([day, label]);
  }
  return found;
}

function yearHolidays(year: number): Map<ClinicDate, string> {
  const easter = easterSunday(year);
  const days = new Map<ClinicDate, string>([
    [`${year}-01-01`, "Jour de l'An"],
    [addDays(easter, 1), "Lundi de Pâques"],
    [`${year}-05-01`, "Fête du Travail"],
    [addDays(easter, 39), "Ascension"],
    [addDays(easter, 50), "Lundi de Pentecôte"],
    [`${year}-08-07`, "Fête de l'Indépendance"],
    [`${year}-08-15`, "Assomption"],
    [`${year}-11-01`, "Toussaint"],
    [`${year}-11-15`, "Journée nationale de la Paix"],
    [`${year}-12-25`, "Noël"],
    ...moonHolidays(year),
  ]);
  for (const [day, label] of [
    [`${year}-05-01`, "Lendemain de la Fête du Travail"],
    [`${year}-08-07`, "Lendemain de la Fête de l'Indépendance"],
  ] as const) {
    if (weekdayOf(day) === "sunday") days.set(addDays(day, 1), label);
  }
  return days;
}

const years = new Map<number, Map<ClinicDate, string>>();

/**
 * The public holiday of Côte d'Ivoire on a date, or null. Source: decree 96-205 of 7 March 1996, changed by decree 2011-371 of
 * 4 November 2011 (1 May and 7 August on a Sunday give the Monday). Moon-dependent days are predictions.
 */
export function publicHoliday(date: ClinicDate): string | null {
  const year = Number(date.slice(0, 4));
  let days = years.get(year);
  if (!days) years.set(year, (days = yearHolidays(year)));
  return days.get(date) ?? null;
}
