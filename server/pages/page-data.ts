import {
  directoryPageSize,
  directoryPreviewSize,
  directoryQuery,
  listSlots,
  readDoctor,
  searchDoctors,
} from "#contract/doctors.ts";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { uuidPattern } from "#contract/fields.ts";
import type { Context } from "#server/context.ts";
import { listFreeSlots } from "#server/availability/free-slots.ts";
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
  if (preview) return { found: true, queries: [site, await directoryPage(ctx, url.searchParams, preview)] };
  const doctorId = /^\/medecins\/([^/]+)$/.exec(url.pathname)?.[1];
  if (doctorId === undefined) return { found: true, queries: [site] };
  const own = uuidPattern.test(doctorId) ? await doctorQueries(ctx, doctorId) : null;
  return own ? { found: true, queries: [site, ...own] } : { found: false, queries: [site] };
}

/** The first page of the directory, in the shape in which the browser goes on reading it. */
async function directoryPage(ctx: Context, filters: URLSearchParams, preview: number) {
  const typed = { q: filters.get("q"), town: filters.get("town"), specialty: filters.get("specialty") };
  const chosen = Object.values(typed).some((value) => value?.trim());
  const { limit, ...query } = directoryQuery(typed, chosen ? directoryPageSize : preview);
  const page = await searchDirectory(ctx, query, { after: null, limit });
  const next = page.next && encodeCursor([page.next.sort_name, page.next.id]);
  return {
    key: keyOf(searchDoctors, null, { ...query, limit }),
    data: { pages: [{ items: JSON.parse(page.json), next }], pageParams: [null] },
  };
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
