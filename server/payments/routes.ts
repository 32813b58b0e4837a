import {
  initializePayment as initializeEndpoint,
  readPaymentConfirmation,
  readPaymentStatus,
  receivePaymentNotice,
} from "#contract/payments.ts";
import { route, type Route } from "#server/platform/route.ts";
import { initializePayment } from "./initialize-payment.ts";
import { readConfirmation, readStatus } from "./read-payment.ts";
import { receiveNotice } from "./receive-notice.ts";

export const paymentRoutes: readonly Route[] = [
  route(initializeEndpoint, {
    // The provider is asked before the transaction of the key begins: slow as it may be, it holds no connection.
    prepare: (ctx, { actor, input }) => initializePayment(ctx, actor, input.appointment_id),
    handle: async (_ctx, _request, opened) => opened,
  }),
  route(readPaymentStatus, { handle: (ctx, { actor, params }) => readStatus(ctx, actor, params.reference) }),
  route(readPaymentConfirmation, {
    handle: (ctx, { actor, params }) => readConfirmation(ctx, actor, params.reference),
  }),
  route(receivePaymentNotice, {
    handle: (ctx, { params, rawBody, headers }) => receiveNotice(ctx, { provider: params.provider, rawBody, headers }),
  }),
];
