import type { OutputOf } from "#contract/endpoint.ts";
import type { readTriageChangelog as endpoint } from "#contract/triage.ts";
import { changelog, engineVersion } from "#triage-engine/version.ts";
import type { Context } from "#server/context.ts";
import { readSite } from "#server/settings/read-site.ts";
import { clinicianSentence } from "./present.ts";

/** The version of the rules in use, what changed in each, and who answers for them. */
export async function readTriageChangelog(ctx: Context): Promise<OutputOf<typeof endpoint>> {
  const { content_clinician } = await readSite(ctx);
  return {
    version: engineVersion,
    content_clinician: clinicianSentence(content_clinician),
    changes: changelog.map((edition) => ({ ...edition, changes: [...edition.changes] })),
  };
}
