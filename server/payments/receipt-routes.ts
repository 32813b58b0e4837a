import { checkReceipt, makeReceiptLink, readReceipt, sendReceiptEmail, sendReceiptSms } from "#contract/documents.ts";
import { route, type Route } from "#server/platform/route.ts";
import { checkReceipt as check } from "./check-receipt.ts";
import { makeReceiptLink as makeLink, readReceipt as read } from "./receipt.ts";
import { sendReceiptEmail as sendEmail, sendReceiptSms as sendSms } from "./send-receipt.ts";

export const receiptRoutes: readonly Route[] = [
  route(readReceipt, { handle: (ctx, { actor, params, query }) => read(ctx, actor, params.reference, query.token) }),
  route(makeReceiptLink, { handle: (ctx, { actor, input }) => makeLink(ctx, actor, input.reference) }),
  route(checkReceipt, { handle: (ctx, { params }) => check(ctx, params.token) }),
  route(sendReceiptSms, {
    handle: (ctx, { actor, input }) => sendSms(ctx, actor, input.reference, input.phone_number),
  }),
  route(sendReceiptEmail, { handle: (ctx, { actor, input }) => sendEmail(ctx, actor, input.reference, input.email) }),
];
