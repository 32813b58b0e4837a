import { frenchInstant } from "#contract/clinic-time.ts";
import { parsePhone } from "#contract/phone.ts";
import type { Context } from "#server/context.ts";
import { servePages, type Http } from "#server/platform/pages.ts";
import { html, plainPageTokens, sheet, type Html } from "#server/platform/plain-page.ts";
import { outboxPage as words } from "#texts/messages.ts";
import { listMessages, type ListedMessage } from "./queries.ts";

const most = 200;

const style = sheet(`${plainPageTokens}
main{max-width:42rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;margin:.5rem 0}
p{margin:.25rem 0}
.help,.facts{color:var(--ink-2);font-size:.875rem}
form{margin:1rem 0;display:grid;gap:.5rem}
label{font-weight:650}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
input{flex:1 1 12rem;min-width:0;min-height:3rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:.625rem}
button{min-height:3rem;padding:0 1.25rem;font:inherit;font-weight:650;color:var(--on-green);background:var(--green);border:0;border-radius:.625rem}
article{background:var(--surface);border:1px solid var(--line);border-radius:.625rem;padding:1rem;margin:0 0 .75rem;overflow-wrap:anywhere}
h2{font-size:1rem;margin:0}
.body{margin:.75rem 0}
.body p{margin:0;min-height:1.5em}
`);

/** Whose messages: an e-mail address or a number as people write it. A `+` of an address bar arrives as a space. */
function recipientOf(query: Record<string, unknown>): string | null {
  const to = query["to"];
  if (typeof to !== "string" || to.trim() === "" || to.length > 254) return null;
  if (to.includes("@")) return to.trim().toLowerCase();
  const compact = to.replace(/[\s.\-()]/g, "");
  const local = parsePhone(compact);
  return local ?? (compact.startsWith("+") ? compact : `+${compact}`);
}

function stateOf(message: ListedMessage, now: Date): string {
  if (message.sent_at) return words.sent;
  if (message.dead_at) return words.dead;
  return message.not_before > now ? words.waits(frenchInstant(message.not_before.toISOString())) : words.waiting;
}

function line(text: string): Html {
  return html`<p>${/^https?:\/\/\S+$/.test(text) ? html`<a href="${text}">${text}</a>` : text}</p>`;
}

function article(message: ListedMessage, now: Date): Html {
  const channel = words.channels[message.channel as keyof typeof words.channels];
  return html`<article>
    <h2>${channel} · ${words.to} ${message.recipient}</h2>
    ${message.subject ? html`<p><strong>${message.subject}</strong></p>` : null}
    <div class="body">${message.body.split("\n").map(line)}</div>
    ${message.attachment_kind ? html`<p class="facts">${words.attachment(message.attachment_kind)}</p>` : null}
    <p class="facts">${words.written} ${frenchInstant(message.created_at.toISOString())} · ${stateOf(message, now)}</p>
  </article> `;
}

function page(to: string | null, messages: readonly ListedMessage[], now: Date): Html {
  return html`<main>
    <h1>${words.title}</h1>
    <p class="help">${words.intro}</p>
    <form method="get" action="/dev/outbox" role="search">
      <label for="to">${words.searchLabel}</label>
      <div class="row">
        <input id="to" name="to" type="text" inputmode="email" autocomplete="off" value="${to ?? ""}" /><button
          type="submit"
        >
          ${words.search}
        </button>
      </div>
    </form>
    ${to ? html`<p><a href="/dev/outbox">${words.all}</a></p>` : null}
    ${messages.length > 0 ? messages.map((message) => article(message, now)) : html`<p>${to ? words.none : words.noneAtAll}</p>`}
  </main>`;
}

/**
 * Serves what was written, newest first: `/dev/outbox` to read, `/dev/outbox.json?to=` for machines. Only where the development
 * pages are on (decisions, "Messages" and "Operator settings").
 */
export function serveOutbox(http: Http, ctx: Context): void {
  if (!ctx.config.devPages) return;
  servePages(http, ctx, [
    {
      method: "GET",
      path: "/dev/outbox",
      async handle({ db, clock }, { query }) {
        const to = recipientOf(query);
        const messages = await listMessages(db, to, most);
        return { page: { title: words.title, style, body: page(to, messages, clock.now()) } };
      },
    },
    {
      method: "GET",
      path: "/dev/outbox.json",
      async handle({ db }, { query }) {
        const messages = await listMessages(db, recipientOf(query), most);
        return {
          json: messages.map(({ channel, recipient, subject, body, created_at, not_before }) => ({
            channel,
            to: recipient,
            subject,
            body,
            created_at,
            not_before,
          })),
        };
      },
    },
  ]);
}
