/** An entry of somebody's calendar. */
export interface CalendarEntry {
  /** The same for ever: how a calendar knows that a newer file is about the same entry. */
  uid: string;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  begins: Date;
  minutes: number;
  /** Grows each time the entry moves. */
  sequence: number;
  /** When this file was written. */
  written: Date;
}

/** `20261124T090000Z` (RFC 5545, 3.3.5, form 2). */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** TEXT values: backslash, semicolon, comma and line break are escaped (RFC 5545, 3.3.11). */
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    // Other control characters may stand in no value.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

const octetsMost = 75;

/** Lines longer than 75 octets go on in the next one after a space; never within a letter (RFC 5545, 3.1). */
function folded(line: string): string {
  let room = octetsMost;
  let out = "";
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (size > room) {
      out += "\r\n ";
      room = octetsMost - 1;
    }
    out += letter;
    room -= size;
  }
  return out;
}

function alarm(before: string, summary: string): string[] {
  return ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${text(summary)}`, `TRIGGER:${before}`, "END:VALARM"];
}

/** A calendar file of one entry that rings the day before and two hours before (RFC 5545; decisions, "Directory"). */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Keneya//Rendez-vous//FR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.written)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${utc(entry.begins)}`,
    `DTEND:${utc(new Date(entry.begins.getTime() + entry.minutes * 60_000))}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    ...(entry.location === null ? [] : [`LOCATION:${text(entry.location)}`]),
    `URL:${entry.url}`,
    "STATUS:CONFIRMED",
    "CLASS:PRIVATE",
    ...alarm("-P1D", entry.summary),
    ...alarm("-PT2H", entry.summary),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
