import type { AttachmentMakers } from "#server/messages/attachments.ts";
import { attachReceipt } from "#server/payments/receipt.ts";

/** Everything that can go with a mail, by the kind its row names. */
export const attachmentMakers: AttachmentMakers = { receipt: attachReceipt };
