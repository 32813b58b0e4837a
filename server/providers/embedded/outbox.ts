import type { MailPort } from "#server/ports/mail.ts";
import type { SmsPort } from "#server/ports/sms.ts";
import type { WhatsappPort } from "#server/ports/whatsapp.ts";

/**
 * The embedded senders: nothing leaves the house. A message is sent when its row is marked, and is read at `/dev/outbox`
 * (decisions, "Messages").
 */
export function outboxSenders(): { sms: SmsPort; mail: MailPort; whatsapp: WhatsappPort } {
  const outbox = { name: "outbox", send: async () => ({ providerId: null }) };
  return { sms: outbox, mail: outbox, whatsapp: outbox };
}
