import { contactInput } from "#contract/contact.ts";
import { contactFormPage as words } from "#texts/contact-form.ts";
import type { Context } from "#server/context.ts";
import { servePages, type Http, type PageAnswer } from "#server/platform/pages.ts";
import { html, plainPageTokens, sheet, type Html } from "#server/platform/plain-page.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { validate } from "#server/platform/validate.ts";
import { sendContactMessage } from "./send-contact-message.ts";

const style = sheet(`${plainPageTokens}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
.wrong,.error{color:var(--red);font-weight:650}
.error{margin:.25rem 0 0}
.field{margin:0 0 1rem}
label{display:block;font-weight:650;margin-bottom:.25rem}
input,textarea{width:100%;min-height:3rem;padding:.625rem .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:.625rem}
textarea{min-height:10rem}
[aria-invalid]{border-color:var(--red)}
button{min-height:3rem;width:100%;padding:0 1rem;font:inherit;font-weight:650;color:var(--on-orange);background:var(--orange);border:0;border-radius:.625rem}
.trap{position:absolute;left:-100rem}
`);

type Field = "name" | "email" | "subject" | "message";

const kinds = {
  name: { type: "text", autocomplete: "name" },
  email: { type: "email", autocomplete: "email" },
  subject: { type: "text", autocomplete: "off" },
} as const;

function field(name: Field, form: Record<string, string>, error: string | undefined): Html {
  const value = form[name] ?? "";
  const wrong = error ? html` aria-invalid="true" aria-describedby="${name}-error"` : null;
  // A reader of HTML drops a line break that follows the tag: this one, not the writer's.
  const control =
    name === "message"
      ? html`<textarea id="message" name="message" maxlength="5000" required ${wrong}>${`\n${value}`}</textarea>`
      : html`<input
          id="${name}"
          name="${name}"
          type="${kinds[name].type}"
          autocomplete="${kinds[name].autocomplete}"
          value="${value}"
          required
          ${wrong}
        />`;
  return html`<div class="field">
    <label for="${name}">${words[name]}</label>
    ${control} ${error ? html`<p class="error" id="${name}-error">${error}</p>` : null}
  </div>`;
}

function page(form: Record<string, string>, refusal: Refusal): Html {
  const errors = new Map(refusal.errors?.map((error) => [error.field, error.message]));
  const fields: Field[] = ["name", "email", "subject", "message"];
  return html`<main>
    <h1>${words.title}</h1>
    <p class="wrong" role="alert">${errors.size > 0 ? words.wrong : refusal.message}</p>
    <form method="post" action="/contact">
      ${fields.map((name) => field(name, form, errors.get(name)))}
      <div class="trap" aria-hidden="true">
        <label for="website">${words.website}</label
        ><input id="website" name="website" type="text" tabindex="-1" autocomplete="off" value="" />
      </div>
      <button type="submit">${words.send}</button>
    </form>
    <p><a href="/contact">${words.back}</a></p>
  </main>`;
}

async function answer(ctx: Context, form: Record<string, string>, address: string): Promise<PageAnswer> {
  try {
    await sendContactMessage(ctx, validate(contactInput, form), address);
    return { goTo: "/contact?envoye=1" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { page: { title: words.title, style, body: page(form, error), status: error.status } };
  }
}

/** Takes the contact form where no script runs: back to the page when it is sent, the same form with its errors when it is not. */
export function serveContactForm(http: Http, ctx: Context): void {
  servePages(http, ctx, [
    { method: "POST", path: "/contact", handle: (_ctx, { form, address }) => answer(ctx, form, address) },
  ]);
}
