import type { Context } from "#server/context.ts";
import { undoneByRule } from "#server/platform/pg-errors.ts";
import { insertBookings, type BookingWrite } from "./booking-queries.ts";

interface Waiting {
  write: BookingWrite;
  resolve: (written: boolean) => void;
  reject: (error: unknown) => void;
}

/** One statement is on its way and one is being made ready; what comes meanwhile goes with the next. */
const statementsAtOnce = 2;
const bookingsMost = 24;

interface Desk {
  waiting: Waiting[];
  busy: number;
}

const desks = new WeakMap<object, Desk>();

/**
 * Writes a booking together with those that arrive while others are being written: alone it goes at once, in a crowd one statement and
 * one commit serve many. True when it was written; false when a rule of the statement forbade it. One booking never fails for another:
 * what an index refuses is tried again alone, and its error is thrown to its own caller.
 */
export function writeTogether(ctx: Context, write: BookingWrite): Promise<boolean> {
  let desk = desks.get(ctx.config);
  if (!desk) desks.set(ctx.config, (desk = { waiting: [], busy: 0 }));
  const { waiting } = desk;
  const written = new Promise<boolean>((resolve, reject) => waiting.push({ write, resolve, reject }));
  serve(ctx, desk);
  return written;
}

function serve(ctx: Context, desk: Desk): void {
  while (desk.busy < statementsAtOnce && desk.waiting.length > 0) {
    const together = takeApart(desk);
    desk.busy += 1;
    void writeAll(ctx, together).finally(() => {
      desk.busy -= 1;
      serve(ctx, desk);
    });
  }
}

/** The next bookings that cannot get in each other's way: no two of one slot, one account or one key. The others keep their place. */
function takeApart(desk: Desk): Waiting[] {
  const taken = new Set<string>();
  const together: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of desk.waiting) {
    const { doctorId, date, time, accountId, remembered } = one.write;
    const marks = [
      `${doctorId} ${date} ${time}`,
      accountId,
      ...(remembered ? [`${remembered.scope} ${remembered.key}`] : []),
    ];
    const apart = together.length < bookingsMost && marks.every((mark) => !taken.has(mark));
    if (!apart) {
      later.push(one);
      continue;
    }
    for (const mark of marks) taken.add(mark);
    together.push(one);
  }
  desk.waiting = later;
  return together;
}

async function writeAll(ctx: Context, together: readonly Waiting[]): Promise<void> {
  try {
    const written = await insertBookings(
      ctx.db,
      ctx.clock.now(),
      together.map((one) => one.write),
    );
    for (const one of together) one.resolve(written.has(one.write.id));
  } catch (error) {
    if (together.length > 1 && undoneByRule(error)) await Promise.all(together.map((one) => writeAll(ctx, [one])));
    else for (const one of together) one.reject(error);
  }
}
