import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { specialties } from "#contract/specialties.ts";
import { directory as words } from "#texts/directory.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { DirectoryFilters } from "./filters.ts";
import "./search-form.css";

/** How long typing must rest before it is asked. */
const restMs = 250;

const specialtyOptions = specialties.map(({ id, label }) => ({ value: id, label }));

export interface SearchFormProps {
  towns: readonly string[];
  filters: DirectoryFilters;
  onFilters: (filters: DirectoryFilters) => void;
  /** Where the form leads without a script. */
  action: string;
  busy: boolean;
}

/** Text, town and specialty. Searches as one types; without a script it is a plain form. */
export function SearchForm({ towns, filters, onFilters, action, busy }: SearchFormProps) {
  const { shown, type, choose, settle } = useTyping(filters, onFilters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle();
  };
  return (
    <form
      className="search"
      action={action}
      method="get"
      role="search"
      aria-label={words.searchLabel}
      onSubmit={submit}
    >
      <Field
        label={words.name}
        name="q"
        type="search"
        placeholder={words.namePlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={shown.q}
        onChange={(event) => type({ ...shown, q: event.target.value })}
      />
      <Select
        label={words.town}
        name="town"
        placeholder={words.allTowns}
        options={towns.map((town) => ({ value: town, label: town }))}
        value={shown.town}
        onChange={(event) => choose({ ...shown, town: event.target.value })}
      />
      <Select
        label={words.specialty}
        name="specialty"
        placeholder={words.allSpecialties}
        options={specialtyOptions}
        value={shown.specialty}
        onChange={(event) => choose({ ...shown, specialty: event.target.value })}
      />
      <Button type="submit" look="secondary" icon="search" busy={busy}>
        {words.search}
      </Button>
    </form>
  );
}

const same = (one: DirectoryFilters, other: DirectoryFilters) =>
  one.q.trim() === other.q.trim() && one.town === other.town && one.specialty === other.specialty;

/**
 * What the form shows at once; asked when typing rests, or right away when something is chosen. It follows the address when that
 * changes by itself (the back button), and only then.
 */
function useTyping(filters: DirectoryFilters, onFilters: (filters: DirectoryFilters) => void) {
  const [shown, setShown] = useState(filters);
  const [addressed, setAddressed] = useState(filters);
  const [asked, setAsked] = useState(filters);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onFilters);
  useEffect(() => {
    tell.current = onFilters;
  });
  useEffect(() => () => clearTimeout(waiting.current), []);

  if (!same(addressed, filters)) {
    setAddressed(filters);
    // Our own question coming back must not overwrite what was typed since.
    if (!same(asked, filters)) setShown(filters);
  }
  const ask = (wanted: DirectoryFilters) => {
    clearTimeout(waiting.current);
    setAsked(wanted);
    tell.current(wanted);
  };
  return {
    shown,
    type: (wanted: DirectoryFilters) => {
      setShown(wanted);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => ask(wanted), restMs);
    },
    choose: (wanted: DirectoryFilters) => {
      setShown(wanted);
      ask(wanted);
    },
    settle: () => {
      if (!same(shown, filters)) ask(shown);
    },
  };
}
