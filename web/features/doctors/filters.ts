import { directoryPageSize, directoryQuery } from "#contract/doctors.ts";
import { specialtyNamed } from "#contract/specialties.ts";

/** What the directory is filtered by; blank where nothing is chosen. */
export interface DirectoryFilters {
  q: string;
  town: string;
  specialty: string;
}

export const noFilters: DirectoryFilters = { q: "", town: "", specialty: "" };

/** The filters in an address. A specialty may be written as an id or as a label. */
export function filtersIn(search: URLSearchParams): DirectoryFilters {
  const specialty = search.get("specialty") ?? "";
  return {
    q: search.get("q") ?? "",
    town: search.get("town") ?? "",
    specialty: specialtyNamed(specialty) ?? specialty,
  };
}

/** The address of the same screen with other filters; all else in it stays. */
export function withFilters(search: URLSearchParams, filters: DirectoryFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim() === "") next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}

export function hasFilter(filters: DirectoryFilters): boolean {
  return Object.values(filters).some((value) => value.trim() !== "");
}

/** What is asked of the directory: a whole page once something is chosen, else as many as the screen previews. */
export function questionFor(filters: DirectoryFilters, previewSize: number) {
  return directoryQuery(filters, hasFilter(filters) ? directoryPageSize : previewSize);
}
