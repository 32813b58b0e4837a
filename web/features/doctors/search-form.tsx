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
  const { text, type, settle } = useTyping(filters, onFilters);
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
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Select
        label={words.town}
        name="town"
        placeholder={words.allTowns}
        options={towns.map((town) => ({ value: town, label: town }))}
        value={filters.town}
        onChange={(event) => onFilters({ ...filters, q: text, town: event.target.value })}
      />
      <Select
        label={words.specialty}
        name="specialty"
        placeholder={words.allSpecialties}
        options={specialtyOptions}
        value={filters.specialty}
        onChange={(event) => onFilters({ ...filters, q: text, specialty: event.target.value })}
      />
      <Button type="submit" look="secondary" icon="search" busy={busy}>
        {words.search}
      </Button>
    </form>
  );
}

/** The typed text: shown at once, asked when typing rests, and following the address when that changes by itself. */
function useTyping(filters: DirectoryFilters, onFilters: (filters: DirectoryFilters) => void) {
  const [text, setText] = useState(filters.q);
  const [addressed, setAddressed] = useState(filters.q);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ filters, onFilters });
  useEffect(() => {
    latest.current = { filters, onFilters };
  });
  useEffect(() => () => clearTimeout(waiting.current), []);

  if (addressed !== filters.q) {
    setAddressed(filters.q);
    // Our own answer, or the back button: only the latter may replace what is being typed.
    if (filters.q !== text.trim()) setText(filters.q);
  }
  const ask = (value: string) => {
    clearTimeout(waiting.current);
    const { filters: now, onFilters: tell } = latest.current;
    if (value.trim() !== now.q) tell({ ...now, q: value });
  };
  return {
    text,
    type: (value: string) => {
      setText(value);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => ask(value), restMs);
    },
    settle: () => ask(text),
  };
}
