import { listSlots, readDoctor, searchDoctors } from "#contract/doctors.ts";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { uuidPattern } from "#contract/fields.ts";
import type { Context } from "#server/context.ts";
import { listFreeSlots } from "#server/availability/free-slots.ts";
import { readDoctor as readDoctorPage } from "#server/doctors/read-doctor.ts";
import { searchDirectory } from "#server/doctors/search.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { readSite } from "#server/settings/read-site.ts";

interface PageData {
  /** False when the address names something that is not there: the page is answered with 404. */
  found: boolean;
  queries: { key: readonly unknown[]; data: unknown }[];
}

/** The key under which the browser's own call would keep this answer (`web/api`). */
const keyOf = (endpoint: AnyEndpoint, params: unknown, query: unknown) => [endpoint.name, params, query];

/** Rows of the first page of results, as many as a phone shows without asking for more. */
const firstResults = 20;

/** What the screen of an address would otherwise fetch; a screen that needs nothing gets the platform settings alone. */
export async function queriesFor(ctx: Context, address: string): Promise<PageData> {
  const url = new URL(address, "http://host");
  const site = { key: ["site"], data: await readSite(ctx) };
  if (url.pathname === "/medecins") return { found: true, queries: [site, await directoryPage(ctx, url.searchParams)] };
  const doctorId = /^\/medecins\/([^/]+)$/.exec(url.pathname)?.[1];
  if (doctorId === undefined) return { found: true, queries: [site] };
  const own = uuidPattern.test(doctorId) ? await doctorQueries(ctx, doctorId) : null;
  return own ? { found: true, queries: [site, ...own] } : { found: false, queries: [site] };
}

async function directoryPage(ctx: Context, filters: URLSearchParams): Promise<PageData["queries"][number]> {
  const typed: Record<string, string> = {};
  for (const name of ["q", "town", "specialty"]) {
    const value = filters.get(name);
    if (value) typed[name] = value;
  }
  const page = await searchDirectory(ctx, typed, { after: null, limit: firstResults });
  return { key: keyOf(searchDoctors, null, { ...typed, limit: firstResults }), data: JSON.parse(page.json) };
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
