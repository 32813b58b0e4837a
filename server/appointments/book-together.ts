import type { Context } from "#server/context.ts";
import { undoneByRule } from "#server/platform/pg-errors.ts";
import { together } from "#server/platform/together.ts";
import { insertBookings, type BookingWrite } from "./booking-queries.ts";

type Write = (write: BookingWrite) => Promise<boolean>;

const desks = new WeakMap<Context["config"], Write>();

function deskOf(ctx: Context): Write {
  return together<BookingWrite, boolean>({
    most: 32,
    atOnce: 1,
    // No two of one slot, one account or one key: the statement could not tell them apart.
    marks: ({ doctorId, date, time, accountId, remembered }) => [
      `${doctorId} ${date} ${time}`,
      accountId,
      ...(remembered ? [`${remembered.scope} ${remembered.key}`] : []),
    ],
    causedByOne: undoneByRule,
    run: async (writes) => {
      const written = await insertBookings(ctx.db, ctx.clock.now(), writes);
      return writes.map((write) => written.has(write.id));
    },
  });
}

/**
 * Writes a booking together with those that arrive while others are being written. True when it was written; false when a rule of the
 * statement forbade it. What an index refuses is thrown to its own caller.
 */
export function writeTogether(ctx: Context, write: BookingWrite): Promise<boolean> {
  let desk = desks.get(ctx.config);
  if (!desk) desks.set(ctx.config, (desk = deskOf(ctx)));
  return desk(write);
}
