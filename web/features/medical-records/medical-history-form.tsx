import type { ReactNode } from "react";
import {
  alcoholHabits,
  bloodTypes,
  exerciseFrequencies,
  historyItemLength,
  historyLists,
  readMedicalHistory,
  saveMedicalHistory,
  smokingStatuses,
} from "#contract/medical-records.ts";
import type { MedicalHistory } from "#contract/medical-records.ts";
import { medicalHistoryTexts as words } from "#texts/medical-history.ts";
import { useForm } from "#web/api/use-form.ts";
import { keeper } from "#web/offline/send-kept.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { ItemListField } from "#web/ui/item-list-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { inputOf, valuesOf } from "./history-values.ts";
import type { HistoryValues } from "./history-values.ts";
import { bloodLabel } from "./history-words.ts";
import "./medical-history.css";

export interface MedicalHistoryFormProps {
  patientId: string;
  history: MedicalHistory;
  onDone: () => void;
}

/** The whole record in one form; what is saved replaces what was there. All of it is optional. */
export function MedicalHistoryForm({ patientId, history, onDone }: MedicalHistoryFormProps) {
  const form = useHistoryForm(patientId, history, onDone);
  return (
    <form {...form.form} className="record-form">
      <Measures form={form} />
      <Part title={words.histories}>
        {historyLists.map((name) => (
          <ItemListField
            key={name}
            label={words.lists[name]}
            help={words.listHelp[name]}
            name={name}
            items={form.values[name]}
            onChange={(items) => form.set(name, items)}
            error={form.errors[name]}
            maxLength={historyItemLength}
            addLabel={words.add}
            addName={words.addTo(words.lists[name])}
            removeName={words.removeOf}
          />
        ))}
      </Part>
      <Habits form={form} />
      <Part title={words.emergency}>
        <Field {...form.text("emergency_contact_name")} label={words.emergency_contact_name} autoComplete="off" />
        <Field
          {...form.text("emergency_contact_phone")}
          label={words.emergency_contact_phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <Field
          {...form.text("emergency_contact_relationship")}
          label={words.emergency_contact_relationship}
          help={words.relationshipHelp}
          autoComplete="off"
        />
      </Part>
      <Part title={words.additional_notes}>
        <Textarea
          {...form.text("additional_notes")}
          label={words.additional_notes}
          hint={words.optional}
          rows={3}
          maxLength={4000}
        />
      </Part>
      <Part title={words.sharing}>
        <Checkbox {...form.check("share_with_doctors")} label={words.share} aria-description={words.shareHelp} />
        <p className="quiet">{words.shareHelp}</p>
      </Part>
      <div className="record-end">
        {form.failure && <Notice tone="error" live title={form.failure} />}
        <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

type HistoryForm = ReturnType<typeof useHistoryForm>;

function useHistoryForm(patientId: string, history: MedicalHistory, onDone: () => void) {
  const { user } = useSession();
  const showToast = useToast();
  return useForm<typeof saveMedicalHistory, HistoryValues>(saveMedicalHistory, {
    initial: valuesOf(history),
    toInput: (values) => inputOf(patientId, values),
    fallback: words.fallback,
    // The account stands in its name: on a shared phone nobody finds another's record in the form.
    draft: { key: `keneya-dossier-${user?.id}-${patientId}`, without: [] },
    invalidates: [readMedicalHistory],
    keeper,
    onKept: onDone,
    onSuccess: () => {
      showToast(words.saved);
      onDone();
    },
  });
}

function Measures({ form }: { form: HistoryForm }) {
  return (
    <Part title={words.measures}>
      <Select
        {...form.text("blood_type")}
        label={words.blood_type}
        placeholder={words.choose}
        options={bloodTypes.map((type) => ({ value: type, label: bloodLabel(type) }))}
      />
      <div className="record-pair">
        <Field
          {...form.text("height")}
          label={words.height}
          hint={words.heightUnit}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          {...form.text("weight")}
          label={words.weight}
          hint={words.weightUnit}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </Part>
  );
}

function Habits({ form }: { form: HistoryForm }) {
  const choice = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
    values.map((value) => ({ value, label: labels[value] }));
  return (
    <Part title={words.habits}>
      <Select
        {...form.text("smoking_status")}
        label={words.smoking_status}
        placeholder={words.choose}
        options={choice(smokingStatuses, words.smoking)}
      />
      <Select
        {...form.text("alcohol_consumption")}
        label={words.alcohol_consumption}
        placeholder={words.choose}
        options={choice(alcoholHabits, words.alcohol)}
      />
      <Select
        {...form.text("exercise_frequency")}
        label={words.exercise_frequency}
        placeholder={words.choose}
        options={choice(exerciseFrequencies, words.exercise)}
      />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="record-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
