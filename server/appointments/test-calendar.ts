type Properties = Record<string, string>;

export interface ParsedCalendar {
  calendar: Properties;
  event: Properties;
  alarms: Properties[];
}

/** Reads a calendar file as a calendar does: lines are unfolded, blocks must close in order, texts are unescaped. Written from RFC 5545. */
export function parseCalendar(file: string): ParsedCalendar {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  if (lines.pop() !== "") throw new Error("the last line has no end");
  const found: ParsedCalendar = { calendar: {}, event: {}, alarms: [] };
  const open: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon < 1) throw new Error(`no property: ${line}`);
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (!/^[A-Z-]+$/.test(name)) throw new Error(`no name: ${name}`);
    if (name === "BEGIN") {
      open.push(value);
      if (value === "VALARM") found.alarms.push({});
    } else if (name === "END") {
      if (open.pop() !== value) throw new Error(`${value} closes what is not open`);
    } else {
      const into = { VCALENDAR: found.calendar, VEVENT: found.event, VALARM: found.alarms.at(-1)! }[open.at(-1)!];
      if (!into || name in into) throw new Error(`${name} stands where it may not`);
      into[name] = value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} stays open`);
  return found;
}
