import { specialties } from "#contract/specialties.ts";
import { landing as words } from "#texts/landing.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { useSite } from "./site.tsx";
import "./search-form.css";

/** The search for a doctor as a plain form: leads to the directory, with or without script. */
export function SearchForm() {
  const { towns } = useSite();
  return (
    <form className="search" action={paths.doctors()} method="get" role="search">
      <Field
        label={words.searchName}
        name="q"
        type="search"
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Select
        label={words.town}
        name="town"
        placeholder={words.allTowns}
        options={towns.map((town) => ({ value: town, label: town }))}
      />
      <Select
        label={words.specialty}
        name="specialty"
        placeholder={words.allSpecialties}
        options={specialties.map(({ id, label }) => ({ value: id, label }))}
      />
      <Button type="submit" look="secondary" icon="search">
        {words.search}
      </Button>
    </form>
  );
}
