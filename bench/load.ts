import { connect, type Socket } from "node:net";

/** What one round of requests showed. */
export interface Round {
  answers: number;
  /** Right answers per second. */
  rate: number;
  p50: number;
  p99: number;
  wrong: number;
  /** Status and body of one wrong answer. */
  sample: string | null;
}

interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the next request of a connection, whole; null when there is none left. */
  next: (connection: number) => string | null;
  /** Told every right answer, where the next request hangs on it. */
  heard?: ((connection: number, body: string) => void) | undefined;
  expected: number;
}

const headEnd = Buffer.from("\r\n\r\n");

/** One keep-alive connection that asks, waits for the whole answer, and asks again: HTTP/1.1 with a content length, nothing more. */
class Asker {
  readonly #socket: Socket;
  readonly #answered: (status: number, body: () => string) => void;
  #pending: Buffer[] = [];
  #missing = -1;
  #status = 0;

  constructor(port: number, answered: (status: number, body: () => string) => void, failed: (error: Error) => void) {
    this.#answered = answered;
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (chunk) => this.#read(chunk));
    this.#socket.on("error", failed);
    this.#socket.on("close", () => failed(new Error("the server closed a connection")));
  }

  ask(bytes: string): void {
    this.#missing = -1;
    this.#pending = [];
    this.#socket.write(bytes, "utf8");
  }

  end(): void {
    this.#socket.removeAllListeners();
    this.#socket.on("error", () => {});
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#pending.push(chunk);
    if (this.#missing < 0) {
      const soFar = this.#pending.length === 1 ? chunk : Buffer.concat(this.#pending);
      const end = soFar.indexOf(headEnd);
      if (end < 0) return;
      const head = soFar.toString("latin1", 0, end);
      const length = /\r\ncontent-length: *(\d+)/i.exec(head);
      if (!length) throw new Error(`an answer without a length: ${head}`);
      this.#status = Number(head.slice(9, 12));
      this.#missing = Number(length[1]) - (soFar.length - end - 4);
    } else {
      this.#missing -= chunk.length;
    }
    if (this.#missing <= 0) this.#answered(this.#status, () => Buffer.concat(this.#pending).toString("utf8"));
  }
}

export function quantile(sorted: Float64Array | readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Keeps every connection busy for so many seconds; the same generator for the product and for the limit. */
export async function load(options: LoadOptions): Promise<Round> {
  const { port, connections, seconds, next, heard, expected } = options;
  const times: number[] = [];
  let [wrong, sample] = [0, null as string | null];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let endedAt = startedAt;
  await new Promise<void>((done, fail) => {
    let open = connections;
    for (let index = 0; index < connections; index += 1) {
      let askedAt = 0;
      const ask = () => {
        const bytes = performance.now() < until ? next(index) : null;
        askedAt = performance.now();
        if (bytes !== null) return asker.ask(bytes);
        endedAt = askedAt;
        asker.end();
        open -= 1;
        if (open === 0) done();
      };
      const asker = new Asker(
        port,
        (status, body) => {
          if (status === expected) {
            times.push(performance.now() - askedAt);
            heard?.(index, body().split("\r\n\r\n", 2)[1] ?? "");
          } else {
            wrong += 1;
            sample ??= body();
          }
          ask();
        },
        fail,
      );
      ask();
    }
  });
  const sorted = Float64Array.from(times).toSorted();
  return {
    answers: sorted.length,
    rate: sorted.length / ((endedAt - startedAt) / 1000),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    wrong,
    sample,
  };
}
