import { createTransport } from "nodemailer";
import { Undeliverable, type Delivery } from "#server/ports/delivery.ts";
import type { MailPort, OutgoingMail } from "#server/ports/mail.ts";

interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://…` where TLS comes first. */
  url: string;
  /** `Kènèya <ne-pas-repondre@keneya.ci>`. */
  from: string;
  /** A mail that takes longer is cut off: shorter than whoever waits for the answer waits. */
  sendTimeoutMs?: number;
}

/** Connections kept open to the server; more mails at once wait for one of them. */
const connectionsMost = 5;

const isLocal = (host: string) => ["localhost", "127.0.0.1", "[::1]"].includes(host);

/** What nodemailer tells of a failure. */
interface SmtpFailure {
  code?: string;
  /** What was said when the server answered so. */
  command?: string;
  responseCode?: number;
}

/**
 * True when this recipient or this content will be refused every time. A refused sender or password is ours to mend: the mail waits
 * meanwhile.
 */
function isForGood({ code, command, responseCode }: SmtpFailure): boolean {
  if (responseCode === undefined) return code === "EENVELOPE";
  const aboutThisMail = command === "RCPT TO" || command === "DATA";
  return aboutThisMail && responseCode >= 500 && responseCode < 600;
}

/** The domain of the sender: the right side of every Message-ID. */
function domainOf(from: string): string {
  return /@([^>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
}

/**
 * Hands mails to an SMTP server. A mail cut off by time, by a lost connection or by a « come later » (4xx) is an error: the outbox tries
 * again, later and later. Its Message-ID is the message's own id, so one that the server had taken already is known to be the same.
 * A password never travels in the clear, except to this very machine.
 */
export function createSmtp({ url, from, sendTimeoutMs = 15_000 }: SmtpSettings): MailPort & { close(): void } {
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connectionsMost,
    // A connection that breaks may break after the server took the mail: only the outbox decides on another try.
    maxRequeues: 0,
    requireTLS: username !== "" && !isLocal(hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: sendTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from);
  return {
    name: "smtp",
    async send(mail: OutgoingMail): Promise<Delivery> {
      try {
        const sent = await transport.sendMail({
          from,
          to: { name: "", address: mail.to },
          ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
          subject: mail.subject,
          text: mail.body,
          messageId: `<${mail.id}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", "Content-Language": "fr" },
          attachments: mail.attachment
            ? [
                {
                  filename: mail.attachment.fileName,
                  contentType: mail.attachment.mediaType,
                  content: mail.attachment.content,
                },
              ]
            : [],
          signal: AbortSignal.timeout(sendTimeoutMs),
        });
        return { providerId: sent.response };
      } catch (error) {
        if (isForGood(error as SmtpFailure)) throw new Undeliverable((error as Error).message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
