import { listNextSlots, listSlots, nextSlotsDoctors } from "#contract/doctors.ts";
import { uuidPattern } from "#contract/fields.ts";
import { route, type Route } from "#server/platform/route.ts";
import { listFreeSlots, listNextFreeSlots } from "./free-slots.ts";

/** Ids as the browser joins them; what is not an id names no doctor. */
function idsOf(text: string): string[] {
  const ids = text.split(",").map((id) => id.trim().toLowerCase());
  return [...new Set(ids.filter((id) => uuidPattern.test(id)))].slice(0, nextSlotsDoctors);
}

export const availabilityRoutes: Route[] = [
  route(listSlots, { handle: (ctx, { params, query }) => listFreeSlots(ctx, params.id, query) }),
  route(listNextSlots, { handle: (ctx, { query }) => listNextFreeSlots(ctx, idsOf(query.ids), query.limit) }),
];
