import { useSearchParams } from "react-router";
import { specialtyLabel, specialtyNamed } from "#contract/specialties.ts";
import { directory as words } from "#texts/directory.ts";
import { Page } from "#web/layouts/page.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { paths } from "#web/paths.ts";
import { FindDoctor } from "./find-doctor.tsx";

/** The directory: its results come with the document, its filters stand in the address. */
export function DoctorsScreen() {
  const { towns } = useSite();
  const [search] = useSearchParams();
  const specialty = specialtyNamed(search.get("specialty") ?? "");
  const town = towns.find((one) => one === search.get("town"));
  const label = specialty && specialtyLabel(specialty);
  const title = words.title(label, town ?? null);
  return (
    <div className="wide section stack">
      <Page
        title={title}
        description={words.pageDescription(
          new Intl.ListFormat("fr", { type: "disjunction" }).format(town ? [town] : towns),
        )}
        canonical={paths.doctors({ town, specialty })}
      />
      <h1>{title}</h1>
      <FindDoctor />
    </div>
  );
}
