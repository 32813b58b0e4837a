import { setTimeout as wait } from "node:timers/promises";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

/** What the server does with the next mails: takes them, refuses with a code, or loses its connection. */
export type Behaviour =
  | "takes"
  | { at: "sender" | "recipient" | "data" | "login"; code: number }
  | { slow: number }
  | "cut-in-data"
  | "takes-and-cuts";

export interface TestSmtpServer {
  url: string;
  /** Everything it took, as a mailbox would show it: parsed. */
  mails: ParsedMail[];
  connections(): number;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const refusal = (code: number) => Object.assign(new Error(`refused with ${code}`), { responseCode: code });

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A mail server of the test's own, that misbehaves on demand. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const mails: ParsedMail[] = [];
  let behaviour: Behaviour = "takes";
  const refusesAt = (place: string) =>
    typeof behaviour === "object" && "at" in behaviour && behaviour.at === place ? refusal(behaviour.code) : null;
  const cutAll = () => {
    for (const connection of server.connections) {
      (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => {
      const error = refusesAt("login");
      done(error, error ? undefined : { user: username });
    },
    onMailFrom: (_address, _session, done) => done(refusesAt("sender")),
    onRcptTo: (_address, _session, done) => done(refusesAt("recipient")),
    onData: (stream, _session, done) => {
      void (async () => {
        if (behaviour === "cut-in-data") return cutAll();
        const bytes = await bytesOf(stream);
        if (typeof behaviour === "object" && "slow" in behaviour) await wait(behaviour.slow);
        const error = refusesAt("data");
        if (!error) mails.push(await simpleParser(bytes));
        if (behaviour === "takes-and-cuts") return cutAll();
        done(error);
      })();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => server.connections.size,
    behave: (next) => void (behaviour = next),
    close: () => {
      cutAll();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
