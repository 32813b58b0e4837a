import type { Appointment } from "#contract/appointments.ts";
import { listOwnAppointments } from "#contract/appointments.ts";
import { readAppointment } from "#contract/appointment-changes.ts";
import { sendSymptoms, symptomsMost, withoutDuplicates } from "#contract/symptoms.ts";
import type { Symptom } from "#contract/symptoms.ts";
import { common } from "#texts/common.ts";
import { symptomsForm as words } from "#texts/symptoms.ts";
import { useForm } from "#web/api/use-form.ts";
import { keeper } from "#web/offline/send-kept.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { SymptomsFields } from "./symptoms-fields.tsx";

/** The symptoms of a patient before an accepted appointment (specification, "Symptoms form"). Sent again, it replaces what was told. */
export function SymptomsDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={common.close} byAddress wide>
      <SymptomsForm appointment={appointment} onDone={onClose} />
    </Dialog>
  );
}

function SymptomsForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const { user } = useSession();
  const showToast = useToast();
  const form = useForm(sendSymptoms, {
    initial: {
      symptoms: (appointment.symptoms ?? []) as readonly Symptom[],
      /** Typed and not yet added. */
      other: "",
      additional_notes: appointment.symptoms_notes ?? "",
    },
    toInput: ({ symptoms, other, additional_notes }) => ({
      appointment_id: appointment.id,
      symptoms: withSymptom(symptoms, other),
      additional_notes,
    }),
    fallback: words.fallback,
    draft: { key: `keneya-symptomes-${user?.id}-${appointment.id}`, without: [] },
    invalidates: [listOwnAppointments, readAppointment],
    keeper,
    onKept: onDone,
    onSuccess: () => {
      showToast(words.sent);
      onDone();
    },
  });
  const { symptoms, other } = form.values;
  return (
    <form {...form.form} className="window-form">
      <div>
        <p>{words.forWhom(appointment.patient_name, appointment.doctor_name)}</p>
        <p className="quiet">{words.help}</p>
      </div>
      <SymptomsFields
        symptoms={symptoms}
        onChange={(changed) => form.set("symptoms", changed)}
        other={other}
        onOther={(typed) => form.set("other", typed)}
        onAdd={() => form.setAll({ symptoms: withSymptom(symptoms, other), other: "" })}
        error={form.errors["symptoms"] ?? null}
      />
      <Textarea
        {...form.text("additional_notes")}
        label={words.notes}
        hint={words.optional}
        rows={3}
        maxLength={2000}
      />
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <div className="booking-end">
        <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** With one more, unless it is there already: new ones are mild, of unknown duration (specification, section 5). */
function withSymptom(symptoms: readonly Symptom[], name: string): Symptom[] {
  const added: Symptom = { name: name.trim(), severity: "mild", duration: "" };
  return withoutDuplicates(added.name ? [...symptoms, added] : symptoms).slice(0, symptomsMost);
}
