import { useCallback, useEffect, useState } from "react";
import { sendContactMessage } from "#contract/contact.ts";
import { apiTexts } from "#texts/api.ts";
import { contact as words } from "#texts/contact.ts";
import { contactForm } from "#texts/contact-form.ts";
import { useForm } from "#web/api/use-form.ts";
import { keeper } from "#web/offline/send-kept.ts";
import type { SentWrite } from "#web/offline/send-kept.ts";
import { useSendKept } from "#web/offline/use-kept-writes.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { contactDraft } from "./contact-draft.ts";
import "./contact-form.css";

/** Specification, section 9: the banner of success stays this long. */
const saidFor = 5000;

/**
 * A message to the team (specification, "Contact"). It is a plain form too: before its script has come, or without any, the browser
 * sends it by itself.
 */
export function ContactForm() {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    // What waits for a connection is said until it has gone.
    if (!said || said === apiTexts.kept) return;
    const timer = setTimeout(() => setSaid(null), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  useSendKept(
    useCallback(({ write }: SentWrite) => {
      if (write.endpoint === sendContactMessage.name) setSaid(contactForm.sent);
    }, []),
  );
  const form = useForm(sendContactMessage, {
    initial: { name: "", email: "", subject: "", message: "", website: "" },
    toInput: (values) => values,
    fallback: contactForm.failed,
    draft: { key: contactDraft, without: ["website"] },
    keeper,
    onKept: () => {
      form.reset();
      setSaid(apiTexts.kept);
    },
    onSuccess: ({ message }) => {
      form.reset();
      setSaid(message);
    },
  });
  return (
    <form className="stack contact-form" method="post" action={paths.contact()} {...form.form}>
      <div role="status">{said && <Notice tone={said === apiTexts.kept ? "warning" : "success"} title={said} />}</div>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field {...form.text("name")} label={words.formName} autoComplete="name" />
      <Field {...form.text("email")} label={words.formEmail} type="email" autoComplete="email" />
      <Field {...form.text("subject")} label={words.formSubject} autoComplete="off" />
      <Textarea {...form.text("message")} label={words.formMessage} help={words.formNote} rows={5} />
      {/* People do not see it; programs fill it in and give themselves away. */}
      <div className="contact-trap" aria-hidden="true">
        <label>
          {words.formWebsite}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={form.values.website}
            onChange={form.text("website").onChange}
          />
        </label>
      </div>
      <Button type="submit" busy={form.busy} busyLabel={words.formSending}>
        {words.formSend}
      </Button>
    </form>
  );
}
