import { clinicDateAt, frenchDate } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { receiptPage as words } from "#texts/receipt.ts";
import type { Context } from "#server/context.ts";
import { servePages, type Http, type PageAnswer } from "#server/platform/pages.ts";
import { html, plainPageTokens, sheet, type Html } from "#server/platform/plain-page.ts";
import { readSite } from "#server/settings/read-site.ts";
import { attested, receiptOfCode } from "./check-receipt.ts";
import type { CheckedReceipt } from "./receipt-queries.ts";
import { receiptLink } from "./receipt.ts";

const style = sheet(`${plainPageTokens}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.house{color:var(--green-text);font-weight:700;margin:0 0 .5rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
p{margin:0 0 1rem}
.quiet{color:var(--ink-2)}
.notice{background:var(--orange-tint);border:1px solid var(--line);border-radius:.625rem;padding:.75rem 1rem;font-weight:650}
dl{margin:0 0 1rem;padding:1rem;background:var(--green);color:var(--on-green);border-radius:1rem}
dt{font-size:.875rem;color:var(--on-green-2)}
dd{margin:0 0 .75rem;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd:last-child{margin:0}
.amount{font-size:1.875rem;font-weight:750;line-height:1.2}
.button{display:flex;min-height:3rem;align-items:center;justify-content:center;padding:0 1rem;font-weight:650;text-decoration:none;border-radius:.625rem;background:var(--orange);color:var(--on-orange)}
.button:hover{background:var(--orange-deep)}
`);

function facts(ctx: Context, receipt: CheckedReceipt): Html {
  const { receipt_number, amount, paid_on, health_center_name } = attested(ctx, receipt);
  return html`<dl>
    <dt>${words.amount}</dt>
    <dd class="amount">${formatFcfa(amount)}</dd>
    <dt>${words.paidOn}</dt>
    <dd>${frenchDate(paid_on)}</dd>
    <dt>${words.number}</dt>
    <dd>${receipt_number}</dd>
    ${
      health_center_name
        ? html`<dt>${words.healthCenter}</dt>
            <dd>${health_center_name}</dd>`
        : null
    }
  </dl>`;
}

/** For whoever got the link by SMS, while it lasts. */
function download(ctx: Context, { opens_until, reference }: CheckedReceipt): Html | null {
  if (!opens_until || opens_until <= ctx.clock.now()) return null;
  return html`<p><a class="button" href="${receiptLink(ctx, reference).url}" rel="nofollow">${words.download}</a></p>
    <p class="quiet">${words.downloadUntil(frenchDate(clinicDateAt(opens_until)))}</p>`;
}

function validPage(ctx: Context, receipt: CheckedReceipt, house: string): Html {
  const { refunded, simulation } = attested(ctx, receipt);
  return html`<main>
    <p class="house">${house}</p>
    <h1>${words.valid}</h1>
    <p>${words.validHelp(house)}</p>
    ${simulation ? html`<p class="notice">${words.simulation}</p>` : null}
    ${refunded ? html`<p class="notice">${words.refunded}</p>` : null} ${facts(ctx, receipt)} ${download(ctx, receipt)}
    <p><a href="/">${words.home(house)}</a></p>
  </main>`;
}

function unknownPage(house: string): Html {
  return html`<main>
    <p class="house">${house}</p>
    <h1>${words.unknown}</h1>
    <p>${words.unknownHelp}</p>
    <p><a href="/">${words.home(house)}</a></p>
  </main>`;
}

async function answer(ctx: Context, code: string): Promise<PageAnswer> {
  const [receipt, { name }] = await Promise.all([receiptOfCode(ctx, code), readSite(ctx)]);
  if (!receipt) return { page: { title: words.unknown, style, body: unknownPage(name), status: 404 } };
  return { page: { title: words.title, style, body: validPage(ctx, receipt, name) } };
}

/** Serves the page behind the QR code of a receipt and the link of its SMS: a few kilobytes, without any script. */
export function serveReceiptPage(http: Http, ctx: Context): void {
  servePages(http, ctx, [
    { method: "GET", path: "/recu/:code", handle: (_ctx, { params }) => answer(ctx, params["code"]!) },
  ]);
}
