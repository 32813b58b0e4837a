import { useState } from "react";
import { common } from "#texts/common.ts";
import { gallery as words } from "#texts/gallery.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Select } from "#web/ui/select.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

export function GalleryForms() {
  const [type, setType] = useState<string | null>("in-person");
  const [slot, setSlot] = useState<string | null>("09:30");
  return (
    <>
      <Stepper label={words.stepsLabel} steps={words.steps} current={2} doneLabel={common.stepDone} />
      <GalleryButtons />
      <Card title={words.fields}>
        <Field label={words.name} name="name" autoComplete="name" help={words.nameHelp} />
        <Field
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue="07 07"
          error={words.phoneError}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="new-password"
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
        />
        <Select label={words.town} name="town" options={words.towns.map((town) => ({ value: town, label: town }))} />
        <Textarea label={words.notes} hint={common.optional} name="notes" />
        <Field label={words.disabled} name="disabled" disabled defaultValue={words.disabled} />
        <Checkbox label={words.remember} defaultChecked />
        <Checkbox label={words.terms} error={words.termsError} />
      </Card>
      <Card title={words.type}>
        <RadioGroup label={words.type} labelHidden choices={words.types} value={type} onChange={setType} />
        <RadioGroup
          label={words.slots}
          look="chips"
          choices={words.slotList.map((time, place) => ({ value: time, label: time, disabled: place === 3 }))}
          value={slot}
          onChange={setSlot}
          error={words.slotTaken}
        />
      </Card>
      <GalleryTabs />
    </>
  );
}

function GalleryButtons() {
  const [open, setOpen] = useState(false);
  return (
    <Card title={words.buttons}>
      <div className="row">
        <Button look="primary">{words.primary}</Button>
        <Button icon="search">{words.secondary}</Button>
        <Button look="quiet">{words.quiet}</Button>
        <Button look="danger">{words.danger}</Button>
        <Button look="primary" busy busyLabel={words.busyLabel}>
          {words.busy}
        </Button>
        <Button disabled>{words.disabled}</Button>
        <LinkButton to={paths.gallery()}>{words.link}</LinkButton>
        <Button onClick={() => setOpen(true)}>{words.openDialog}</Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.dialogTitle} closeLabel={common.close}>
        <div className="stack">
          <p>{words.dialogText}</p>
          <Field label={words.name} name="dialog-name" />
          <Button look="primary" whole onClick={() => setOpen(false)}>
            {words.primary}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}

function GalleryTabs() {
  const [selected, setSelected] = useState("phone");
  const tabs = [
    { id: "phone", label: words.tabPhone },
    { id: "email", label: words.tabEmail },
  ];
  return (
    <Card title={words.tabsLabel}>
      <Tabs label={words.tabsLabel} tabs={tabs} selected={selected} onSelect={setSelected}>
        <p>{selected === "phone" ? words.tabPhone : words.tabEmail}</p>
      </Tabs>
    </Card>
  );
}
