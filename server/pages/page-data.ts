import {
  directoryPageSize,
  directoryPreviewSize,
  directoryQuery,
  listNextSlots,
  listSlots,
  nextSlotsQuery,
  readDoctor,
  searchDoctors,
  type Doctor,
} from "#contract/doctors.ts";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { uuidPattern } from "#contract/fields.ts";
import type { Context } from "#server/context.ts";
import { listFreeSlots, listNextFreeSlots } from "#server/availability/free-slots.ts";
import { readDoctor as readDoctorPage } from "#server/doctors/read-doctor.ts";
import { searchDirectory } from "#server/doctors/search.ts";
import { encodeCursor } from "#server/platform/cursors.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { readSite } from "#server/settings/read-site.ts";

interface PageData {
  /** False when the address names something that is not there: the page is answered with 404. */
  found: boolean;
  queries: { key: readonly unknown[]; data: unknown }[];
}

/** The key under which the browser's own call would keep this answer (`web/api`). */
const keyOf = (endpoint: AnyEndpoint, params: unknown, query: unknown) => [endpoint.name, params, query];

/** What the screen of an address would otherwise fetch; a screen that needs nothing gets the platform settings alone. */
export async function queriesFor(ctx: Context, address: string): Promise<PageData> {
  const url = new URL(address, "http://host");
  const site = { key: ["site"], data: await readSite(ctx) };
  const preview = { "/": directoryPreviewSize, "/medecins": directoryPageSize }[url.pathname];
  if (preview) return { found: true, queries: [site, ...(await directoryPage(ctx, url.searchParams, preview))] };
  const doctorId = /^\/medecins\/([^/]+)$/.exec(url.pathname)?.[1];
  if (doctorId === undefined) return { found: true, queries: [site] };
  const own = uuidPattern.test(doctorId) ? await doctorQueries(ctx, doctorId) : null;
  return own ? { found: true, queries: [site, ...own] } : { found: false, queries: [site] };
}

/** The first page of the directory with its free hours, in the shape in which the browser goes on reading it. */
async function directoryPage(ctx: Context, filters: URLSearchParams, preview: number): Promise<PageData["queries"]> {
  const typed = { q: filters.get("q"), town: filters.get("town"), specialty: filters.get("specialty") };
  const chosen = Object.values(typed).some((value) => value?.trim());
  const { limit, ...query } = directoryQuery(typed, chosen ? directoryPageSize : preview);
  const page = await searchDirectory(ctx, query, { after: null, limit });
  const next = page.next && encodeCursor([page.next]);
  const items = JSON.parse(page.json) as Doctor[];
  const hours = nextSlotsQuery(items);
  const ids = items.map(({ id }) => id);
  return [
    { key: keyOf(searchDoctors, null, { ...query, limit }), data: { pages: [{ items, next }], pageParams: [null] } },
    { key: keyOf(listNextSlots, null, hours), data: await listNextFreeSlots(ctx, ids, hours.limit) },
  ];
}

async function doctorQueries(ctx: Context, id: string): Promise<PageData["queries"] | null> {
  try {
    const doctor = await readDoctorPage(ctx, id);
    const slots = await listFreeSlots(ctx, id, {});
    return [
      { key: keyOf(readDoctor, { id }, null), data: doctor },
      { key: keyOf(listSlots, { id }, null), data: slots },
    ];
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
