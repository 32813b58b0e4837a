import { readCenterProfile, saveCenterProfile } from "#contract/center-directory.ts";
import type { CenterProfile } from "#contract/center-directory.ts";
import { towns } from "#contract/doctors.ts";
import type { Town } from "#contract/doctors.ts";
import { formatPhone } from "#contract/phone.ts";
import { centerProfileTexts as words } from "#texts/center-profile.ts";
import { common } from "#texts/common.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Select } from "#web/ui/select.tsx";
import "./health-centers.css";

const answers = [
  { value: "yes", label: words.yes },
  { value: "no", label: words.no },
];

function shown({ emergency_service: has, ...profile }: CenterProfile) {
  return {
    town: profile.town ?? "",
    neighbourhood: profile.neighbourhood ?? "",
    location: profile.location,
    contact_phone: formatPhone(profile.contact_phone),
    emergency_service: has === null ? "" : has ? "yes" : "no",
    open_24h: profile.open_24h,
    opening_hours: profile.opening_hours ?? "",
  };
}

/** What people read of the signed-in center: where it is, how to call it, whether it receives emergencies, when it is open. */
export function CenterProfileForm({ profile, onSaved }: { profile: CenterProfile; onSaved: () => void }) {
  const form = useForm(saveCenterProfile, {
    initial: shown(profile),
    toInput: ({ town, emergency_service, opening_hours, ...typed }) => ({
      ...typed,
      town: (town || null) as Town | null,
      emergency_service: emergency_service === "" ? null : emergency_service === "yes",
      opening_hours: typed.open_24h ? null : opening_hours,
    }),
    invalidates: [readCenterProfile],
    fallback: words.saveFailed,
    onSuccess: (saved) => {
      // As it is kept: the town its address names, the number in one spelling.
      form.setAll(shown(saved));
      onSaved();
    },
  });
  const { town, emergency_service, open_24h } = form.values;
  return (
    <form className="stack center-form" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <RadioGroup
        label={words.emergency}
        help={words.emergencyHelp}
        look="chips"
        choices={answers}
        value={emergency_service || null}
        onChange={(answer) => form.set("emergency_service", answer)}
      />
      <div className="center-pair">
        <Select
          {...form.text("town")}
          label={words.town}
          placeholder={words.chooseTown}
          help={town ? undefined : words.otherTown}
          options={towns.map((one) => ({ value: one, label: one }))}
        />
        <Field
          {...form.text("neighbourhood")}
          label={words.neighbourhood}
          hint={common.optional}
          help={words.neighbourhoodHelp}
          autoComplete="off"
        />
      </div>
      <Field
        {...form.text("location")}
        label={words.location}
        help={words.locationHelp}
        autoComplete="street-address"
      />
      <Field {...form.text("contact_phone")} label={words.phone} help={words.phoneHelp} type="tel" autoComplete="tel" />
      <Checkbox {...form.check("open_24h")} label={words.dayAndNight} />
      {!open_24h && (
        <Field
          {...form.text("opening_hours")}
          label={words.hours}
          hint={common.optional}
          help={words.hoursHelp}
          autoComplete="off"
        />
      )}
      <div>
        <Button type="submit" look="primary" busy={form.busy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
