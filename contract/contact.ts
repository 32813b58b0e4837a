import * as z from "zod/mini";
import { contactForm } from "#texts/contact-form.ts";
import { endpoint } from "./endpoint.ts";
import { email, optionalText, page, requiredText } from "./fields.ts";

/** From one address, at most so many messages an hour. */
export const contactMessagesPerHour = 5;

/** On one line, whatever was pasted: it becomes the head of a mail. */
const line = (most: number, missing: string) =>
  z.pipe(
    requiredText(most, missing),
    z.transform((text) => text.replace(/\s+/g, " ")),
  );

/** Name, e-mail, subject and message, all required (specification, "Contact form"). */
export const contactInput = z.object({
  name: line(120, contactForm.nameMissing),
  email: email(contactForm.emailMissing),
  subject: line(160, contactForm.subjectMissing),
  message: requiredText(5000, contactForm.messageMissing),
  /** A field no person sees: only programs fill it in, and what they send is dropped without a word. */
  website: optionalText(500),
});

export const sendContactMessage = endpoint({
  name: "sendContactMessage",
  method: "POST",
  path: "/contact",
  access: "anyone",
  summary: "Écrire à l'équipe",
  tag: "contact",
  input: contactInput,
  output: z.object({ success: z.literal(true), message: z.string() }),
  refusals: ["too_many_contact_messages"],
  repeatable: true,
});

export const listContactMessages = endpoint({
  name: "listContactMessages",
  method: "GET",
  path: "/admin/contact-messages",
  access: ["admin", "super_admin"],
  summary: "Les messages reçus par le formulaire de contact, les plus récents d'abord",
  tag: "contact",
  query: z.object({ ...page }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      created_at: z.string(),
    }),
  ),
  refusals: [],
});
