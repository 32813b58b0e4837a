import type { KeyboardEvent } from "react";
import { foldSymptom, severities } from "#contract/symptoms.ts";
import type { Severity, Symptom } from "#contract/symptoms.ts";
import { symptomsForm as words } from "#texts/symptoms.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipGroup } from "#web/ui/chip-group.tsx";
import { Field } from "#web/ui/field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";

export interface SymptomsFieldsProps {
  symptoms: readonly Symptom[];
  onChange: (symptoms: readonly Symptom[]) => void;
  /** What stands in the field for a symptom of one's own. */
  other: string;
  onOther: (typed: string) => void;
  onAdd: () => void;
  error: string | null;
}

/** Common symptoms to touch, one of one's own to type, and how strong and how long for each. */
export function SymptomsFields({ symptoms, onChange, other, onOther, onAdd, error }: SymptomsFieldsProps) {
  const chosen = words.list.filter((name) => symptoms.some((one) => foldSymptom(one.name) === foldSymptom(name)));
  const toggle = (name: string, on: boolean) =>
    onChange(
      on
        ? [...symptoms, { name, severity: "mild", duration: "" }]
        : symptoms.filter((one) => foldSymptom(one.name) !== foldSymptom(name)),
    );
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The form is not finished: the symptom is.
    event.preventDefault();
    onAdd();
  };
  return (
    <>
      <ChipGroup
        label={words.common}
        help={words.commonHelp}
        choices={words.list.map((name) => ({ value: name, label: name }))}
        chosen={chosen}
        onToggle={toggle}
        error={error}
      />
      <div className="stack">
        <Field
          label={words.other}
          hint={words.optional}
          name="other"
          maxLength={100}
          autoComplete="off"
          value={other}
          onChange={(event) => onOther(event.target.value)}
          onKeyDown={pressed}
        />
        {other.trim() && (
          <div>
            <Button icon="plus" onClick={onAdd}>
              {words.add}
            </Button>
          </div>
        )}
      </div>
      {symptoms.length > 0 && (
        <section className="stack" aria-label={words.chosen}>
          <h3>{words.chosen}</h3>
          <ul className="chosen">
            {symptoms.map((symptom, place) => (
              <ChosenSymptom
                key={symptom.name}
                symptom={symptom}
                onChange={(changed) => onChange(symptoms.map((one, other_) => (other_ === place ? changed : one)))}
                onRemove={() => onChange(symptoms.filter((one) => one !== symptom))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ChosenSymptom({
  symptom,
  onChange,
  onRemove,
}: {
  symptom: Symptom;
  onChange: (symptom: Symptom) => void;
  onRemove: () => void;
}) {
  const { name, severity, duration } = symptom;
  return (
    <li>
      <div className="chosen-head">
        <strong>{name}</strong>
        <Button look="quiet" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      <RadioGroup
        label={
          <>
            {words.severity}
            <span className="hidden-name">{` : ${name}`}</span>
          </>
        }
        look="chips"
        choices={severities.map((one) => ({ value: one, label: words.severities[one] }))}
        value={severity}
        onChange={(chosen) => onChange({ ...symptom, severity: chosen as Severity })}
      />
      <Field
        label={
          <>
            {words.duration}
            <span className="hidden-name">{` (${name})`}</span>
          </>
        }
        hint={words.optional}
        help={words.durationHelp}
        maxLength={100}
        autoComplete="off"
        value={duration}
        onChange={(event) => onChange({ ...symptom, duration: event.target.value })}
      />
    </li>
  );
}
