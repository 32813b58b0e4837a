import { useState } from "react";
import { readOwnAccount } from "#contract/accounts.ts";
import { clinicDateAt } from "#contract/clinic-time.ts";
import { addPatient, listPatients, updatePatient } from "#contract/patients.ts";
import type { Patient, Relation } from "#contract/patients.ts";
import { formatPhone } from "#contract/phone.ts";
import { common } from "#texts/common.ts";
import { patientTexts as words } from "#texts/patients.ts";
import { useForm } from "#web/api/use-form.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";

type OtherRelation = Exclude<Relation, "self">;
const chips = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
const relationChoices = chips(words.relationChoices);
const sexChoices = chips(words.sexes);

type Typed = ReturnType<typeof startOf>;

function startOf(patient: Patient | null) {
  return {
    full_name: patient?.full_name ?? "",
    relation: (patient?.relation ?? "") as string,
    birth_date: patient?.birth_date ?? "",
    sex: (patient?.sex ?? "") as string,
    phone_number: patient?.phone_number ? formatPhone(patient.phone_number) : "",
  };
}

function factsOf({ full_name, birth_date, sex, phone_number }: Typed) {
  return {
    full_name,
    birth_date: birth_date || null,
    sex: sex === "female" || sex === "male" ? (sex as "female" | "male") : null,
    phone_number: phone_number.trim() || null,
  };
}

const shared = { fallback: words.saveFailed, invalidates: [listPatients, readOwnAccount] };

/** A new person of the account. What is typed survives a reload. */
export function AddPatientForm({ onDone }: { onDone: (patient: Patient) => void }) {
  const { user } = useSession();
  const form = useForm(addPatient, {
    ...shared,
    initial: startOf(null),
    toInput: (typed) => ({ ...factsOf(typed), relation: typed.relation as OtherRelation }),
    draft: { key: `keneya-proche-${user?.id}`, without: [] },
    onSuccess: onDone,
  });
  return <PatientFields form={form} self={false} />;
}

/** What is known of a person of the account, mended. One's own link to oneself stays. */
export function EditPatientForm({ patient, onDone }: { patient: Patient; onDone: (patient: Patient) => void }) {
  const self = patient.relation === "self";
  const form = useForm(updatePatient, {
    ...shared,
    params: { id: patient.id },
    initial: startOf(patient),
    draft: { key: `keneya-proche-${patient.id}`, without: [] },
    toInput: (typed) => ({ ...factsOf(typed), ...(self ? {} : { relation: typed.relation as OtherRelation }) }),
    onSuccess: onDone,
  });
  return <PatientFields form={form} self={self} />;
}

function PatientFields({ form, self }: { form: ReturnType<typeof useForm<never, Typed>>; self: boolean }) {
  const [today] = useState(() => clinicDateAt(new Date()));
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field {...form.text("full_name")} label={words.fullName} autoComplete="off" />
      {!self && (
        <RadioGroup
          look="chips"
          label={words.relation}
          choices={relationChoices}
          value={form.values.relation || null}
          onChange={(relation) => form.set("relation", relation)}
          error={form.errors["relation"] ?? null}
        />
      )}
      <Field
        {...form.text("birth_date")}
        label={words.birthDate}
        hint={common.optional}
        type="date"
        min="1900-01-01"
        max={today}
        autoComplete="off"
      />
      <RadioGroup
        look="chips"
        label={words.sex}
        choices={sexChoices}
        value={form.values.sex || null}
        onChange={(sex) => form.set("sex", sex)}
      />
      <Field
        {...form.text("phone_number")}
        label={words.phone}
        hint={common.optional}
        help={words.phoneHelp}
        type="tel"
        autoComplete="off"
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
