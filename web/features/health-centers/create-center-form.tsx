import { useState } from "react";
import type { OutputOf } from "#contract/endpoint.ts";
import { createHealthCenter } from "#contract/health-centers.ts";
import { adminTexts as words } from "#texts/admin.ts";
import { centerFields } from "#texts/health-centers.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CodeOnce } from "./code-once.tsx";

type Created = OutputOf<typeof createHealthCenter> & { email: string };

/** An administrator creates a center: the form, then the code it will sign in with, shown this once. */
export function CreateCenterForm() {
  const [created, setCreated] = useState<Created | null>(null);
  const form = useForm(createHealthCenter, {
    initial: { name: "", license_number: "", location: "", contact_phone: "", contact_email: "" },
    toInput: (values) => values,
    allRequired: centerFields.allRequired,
    draft: { key: "keneya-centre", without: [] },
    fallback: words.createFailed,
    onSuccess: (center, { contact_email }) => setCreated({ ...center, email: contact_email }),
  });
  if (created) {
    return (
      <CodeOnce
        title={words.created(created.name)}
        label={words.code}
        code={created.login_code}
        copyLabel={words.copy}
        copiedLabel={words.copied}
        failedLabel={words.copyFailed}
        actions={
          <Button
            onClick={() => {
              form.reset();
              setCreated(null);
            }}
          >
            {words.another}
          </Button>
        }
      >
        <p>{words.codeOnce}</p>
        {created.email_sent ? (
          <p>{words.emailSent(created.email)}</p>
        ) : (
          <Notice tone="warning">{words.emailNotSent}</Notice>
        )}
      </CodeOnce>
    );
  }
  return (
    <form className="stack center-form" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field {...form.text("name")} label={words.centerName} autoComplete="off" />
      <Field {...form.text("license_number")} label={words.licence} autoComplete="off" />
      <Field {...form.text("location")} label={words.location} help={words.locationHelp} autoComplete="off" />
      <Field {...form.text("contact_phone")} label={words.phone} type="tel" autoComplete="off" />
      <Field {...form.text("contact_email")} label={words.centerEmail} type="email" autoComplete="off" />
      <div>
        <Button type="submit" look="primary" busy={form.busy} busyLabel={words.creatingCenter}>
          {words.createCenter}
        </Button>
      </div>
    </form>
  );
}
