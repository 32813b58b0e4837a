import { listContactMessages, sendContactMessage } from "#contract/contact.ts";
import { route, type Route } from "#server/platform/route.ts";
import { listContactMessages as list } from "./list-contact-messages.ts";
import { sendContactMessage as send } from "./send-contact-message.ts";

export const contactRoutes: readonly Route[] = [
  route(sendContactMessage, { handle: (ctx, { input, address }) => send(ctx, input, address) }),
  route(listContactMessages, { handle: (ctx, request) => list(ctx, request) }),
];
