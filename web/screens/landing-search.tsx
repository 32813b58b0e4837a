import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { takenOverAtFirstUse } from "#web/ui/taken-over.tsx";

/** What of the address, or of its form, the late part answers to. */
const names = ["q", "town", "specialty", "infirmiere"] as const;

const Finder = takenOverAtFirstUse({
  placeId: "trouver",
  controls: names.map((name) => `[name="${name}"]`).join(),
  load: async () => (await import("./landing-late.tsx")).LandingLate,
  Failed: SearchFailed,
  alsoAt: ["scroll", "popstate"],
  atOnce: () => {
    const search = new URLSearchParams(location.search);
    return scrollY > 0 || names.some((name) => search.has(name));
  },
});

/** Without a network this part alone says so: the rest of the page goes on. */
function SearchFailed() {
  return (
    <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={() => location.reload()}>
      {common.screenFailedHelp}
    </ErrorState>
  );
}

/** The search of the landing page; the script that makes it search as one types (a quarter of all script) comes at the first sign of use. */
export function LandingSearch() {
  return <Finder waiting={<Skeleton label={common.loading} look="blocks" count={4} />} />;
}
