import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/** A mobile connection: how fast, how far, how slow the telephone. */
export interface Link {
  name: string;
  /** Bits per second, each way, shared by all connections. */
  bitsPerSecond: number;
  /** There and back, in ms. */
  roundTripMs: number;
  /** How many times slower than this machine the telephone computes. */
  slowdown: number;
}

/** A pipe that lets so many bytes through per second, each half a round trip late, in order. */
function pipeOf({ bitsPerSecond, roundTripMs }: Link) {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  let free = 0;
  return (bytes: number): number => {
    const now = performance.now();
    free = Math.max(now, free) + bytes / bytesPerMs;
    return free - now + roundTripMs / 2;
  };
}

/** What one packet carries: what arrives is given on piece by piece, as a slow line does. */
const packet = 1400;

function carry(from: Socket, to: Socket, delayOf: (bytes: number) => number, opensAt: number): void {
  let last = Promise.resolve();
  const send = (delay: number, act: () => void) => {
    const due = Math.max(performance.now() + delay, opensAt);
    last = last.then(
      () =>
        new Promise((done) => {
          setTimeout(() => (act(), done()), Math.max(0, due - performance.now()));
        }),
    );
  };
  from.on("data", (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += packet) {
      const piece = chunk.subarray(at, at + packet);
      send(delayOf(piece.length), () => void (to.destroyed || to.write(piece)));
    }
  });
  from.on("end", () => send(0, () => to.end()));
  from.on("error", () => to.destroy());
  from.on("close", () => send(0, () => to.destroy()));
}

/**
 * A line between a browser and a server on this machine that is really slow: every byte waits its turn, every new connection costs two
 * round trips first (TCP, TLS 1.3). Unlike a browser's own throttling it delays connections and shares the line among them.
 */
export async function openSlowLink(
  link: Link,
  target: number,
): Promise<{ port: number; bytes: () => number; stop: () => void }> {
  const [up, down] = [pipeOf(link), pipeOf(link)];
  const open = new Set<Socket>();
  let received = 0;
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    const opensAt = performance.now() + 2.5 * link.roundTripMs;
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.once("close", () => open.delete(socket));
    }
    far.on("data", (chunk: Buffer) => (received += chunk.length));
    carry(near, far, up, opensAt);
    carry(far, near, down, 0);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    bytes: () => received,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
