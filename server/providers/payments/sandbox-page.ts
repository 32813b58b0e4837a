import { formatFcfa } from "#contract/money.ts";
import type { Context } from "#server/context.ts";
import { servePages, type Http, type PageAnswer } from "#server/platform/pages.ts";
import { html, plainPageTokens, sheet, type Html } from "#server/platform/plain-page.ts";
import { sandboxPage as words } from "#texts/payments.ts";
import { sendNotice } from "./sandbox-notice.ts";
import {
  findTransaction,
  sandboxOutcomes,
  updateChosen,
  type SandboxOutcome,
  type SandboxTransaction,
} from "./sandbox-queries.ts";

const style = sheet(`${plainPageTokens}
header{background:var(--orange-tint);border-bottom:1px solid var(--line);padding:.75rem 1rem;text-align:center}
header strong{display:block}
header p{margin:0;font-size:.875rem;color:var(--ink-2)}
main{max-width:28rem;margin:0 auto;padding:1rem}
h1{font-size:1.1875rem;margin:.5rem 0 1rem}
dl{margin:0 0 1rem;padding:1rem;background:var(--green);color:var(--on-green);border-radius:1rem}
dt{font-size:.875rem;color:var(--on-green-2)}
dd{margin:0;overflow-wrap:anywhere}
.amount{font-size:1.875rem;font-weight:750;line-height:1.2;margin-bottom:.5rem;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 1rem;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:.5rem}
legend{font-weight:650;margin-bottom:.5rem;padding:0}
label{display:flex;align-items:center;gap:.375rem;min-height:3rem;padding:0 .625rem;background:var(--surface);border:1px solid var(--edge);border-radius:.625rem}
label:last-of-type{grid-column:1/-1}
label:has(:checked){border-color:var(--green-text);background:var(--green-tint)}
input{accent-color:var(--green-text);width:1.125rem;height:1.125rem;margin:0}
button,.button{display:flex;width:100%;min-height:3rem;align-items:center;justify-content:center;padding:0 1rem;font:inherit;font-weight:650;text-decoration:none;border-radius:.625rem;border:1px solid var(--edge);background:var(--surface);color:var(--ink)}
.main{background:var(--orange);border-color:var(--orange);color:var(--on-orange)}
.main:hover{background:var(--orange-deep)}
h2{font-size:1rem;margin:1.5rem 0 .5rem;color:var(--ink-2)}
.others{display:grid;gap:.5rem}
.state{padding:1rem;background:var(--surface);border:1px solid var(--line);border-radius:1rem;margin-bottom:1rem}
.state p{margin:.25rem 0 0}
.error{color:var(--red);font-weight:650}
`);

const banner = html`<header>
  <strong>${words.simulation}</strong>
  <p>${words.simulationHelp}</p>
</header>`;

function facts(transaction: SandboxTransaction): Html {
  return html`<dl>
    <dt>${words.amountLabel}</dt>
    <dd class="amount">${formatFcfa(transaction.amount)}</dd>
    <dt>${words.referenceLabel}</dt>
    <dd>${transaction.reference}</dd>
  </dl>`;
}

function channels(): Html[] {
  return Object.entries(words.channels).map(
    ([id, label], index) =>
      html`<label
        ><input type="radio" name="channel" value="${id}" ${index === 0 ? html` checked` : null} />${label}</label
      > `,
  );
}

function checkout(transaction: SandboxTransaction, pendingSeconds: number, problem: string | null): Html {
  return html`${banner}
    <main>
      <h1>${words.title}</h1>
      ${facts(transaction)}
      <form method="post" action="/sandbox/checkout/${transaction.reference}">
        ${problem ? html`<p class="error" role="alert">${problem}</p>` : null}
        <fieldset>
          <legend>${words.channelLegend}</legend>
          ${channels()}
        </fieldset>
        <button class="main" name="outcome" value="success">${words.pay(formatFcfa(transaction.amount))}</button>
        <h2>${words.otherOutcomes}</h2>
        <div class="others">
          <button name="outcome" value="failed">${words.fail}</button>
          <button name="outcome" value="pending">${words.pend(pendingSeconds)}</button>
          <button name="outcome" value="abandoned">${words.abandon}</button>
        </div>
      </form>
    </main>`;
}

function ended(transaction: SandboxTransaction): Html {
  const state = words.settled[transaction.status as keyof typeof words.settled];
  return html`${banner}
    <main>
      <div class="state" role="status">
        <h1>${state.title}</h1>
        <p>${state.text}</p>
      </div>
      ${facts(transaction)}
      <a class="button main" href="${transaction.callback_url}">${words.back}</a>
    </main>`;
}

function notFound(): PageAnswer {
  const { title, text } = words.notFound;
  const body = html`${banner}
    <main>
      <div class="state">
        <h1>${title}</h1>
        <p>${text}</p>
      </div>
    </main>`;
  return { page: { title, style, body, status: 404 } };
}

function show(ctx: Context, transaction: SandboxTransaction, problem: string | null = null): PageAnswer {
  const body =
    transaction.status === "ongoing"
      ? checkout(transaction, ctx.config.SANDBOX_PENDING_SECONDS, problem)
      : ended(transaction);
  const formOrigins = [new URL(transaction.callback_url).origin];
  return { page: { title: words.title, style, body, status: problem ? 422 : 200, formOrigins } };
}

/** Settles a transaction the way the person chose, once, and tells the product by a signed notice. */
async function choose(ctx: Context, reference: string, outcome: SandboxOutcome, channel: string | null): Promise<void> {
  const delayMs = outcome === "pending" ? ctx.config.SANDBOX_PENDING_SECONDS * 1000 : 0;
  const settlesAt = outcome === "pending" ? new Date(ctx.clock.now().getTime() + delayMs) : null;
  const chosen = await updateChosen(ctx.db, reference, { status: outcome, channel, settles_at: settlesAt });
  if (!chosen || outcome === "abandoned") return;
  sendNotice(ctx, { event: outcome === "failed" ? "charge.failed" : "charge.success", reference }, delayMs);
}

/** Serves the hosted page at the `authorization_url`: a form that works without JavaScript (decisions, "Money"). */
export function serveSandbox(http: Http, ctx: Context): void {
  if (ctx.payments.name !== "sandbox") return;
  const path = "/sandbox/checkout/:reference";
  const find = (params: Record<string, string>) => findTransaction(ctx.db, params["reference"] ?? "", ctx.clock.now());
  servePages(http, ctx, [
    {
      method: "GET",
      path,
      async handle(_ctx, { params }) {
        const transaction = await find(params);
        return transaction ? show(ctx, transaction) : notFound();
      },
    },
    {
      method: "POST",
      path,
      async handle(_ctx, { params, form }) {
        const transaction = await find(params);
        if (!transaction) return notFound();
        const outcome = sandboxOutcomes.find((one) => one === form["outcome"]);
        if (!outcome) return show(ctx, transaction, words.unknownOutcome);
        const channel = form["channel"] && form["channel"] in words.channels ? form["channel"] : null;
        await choose(ctx, transaction.reference, outcome, channel);
        return { goTo: transaction.callback_url };
      },
    },
  ]);
}
