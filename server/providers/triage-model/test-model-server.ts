import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** What the service does with a request: answers these words as the model's, or whatever a test makes of it. */
type Behaviour = string | ((request: Received, response: ServerResponse) => void);

export interface Received {
  path: string;
  headers: IncomingMessage["headers"];
  body: { model: string; messages: { role: string; content: string }[] };
  /** What the model was given to read. */
  asked: Record<string, string | null>;
  /** Which of the two things it was asked for. */
  kind: "understand" | "word";
}

export interface ModelServer {
  url: string;
  understand: Behaviour;
  word: Behaviour;
  received: Received[];
}

const completion = (content: string) => JSON.stringify({ choices: [{ message: { role: "assistant", content } }] });

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part;
  return text;
}

/** A service on this machine that speaks the protocol of OpenAI's chat completions, and misbehaves on demand. */
export function useModelServer(): ModelServer {
  const service: ModelServer = { url: "", understand: '{"signs":[]}', word: '{"question":""}', received: [] };
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as Received["body"];
    const kind = body.messages[0]!.content.includes('{"signs"') ? "understand" : "word";
    const asked = JSON.parse(body.messages[1]!.content) as Received["asked"];
    const received = { path: request.url ?? "", headers: request.headers, body, asked, kind } as const;
    service.received.push(received);
    const behaviour = service[kind];
    if (typeof behaviour === "string") response.end(completion(behaviour));
    else behaviour(received, response);
  }
  const server = createServer((request, response) => void serve(request, response));
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return service;
}

/** Ways in which a service can be of no help. */
export const misbehaviours: Record<string, Behaviour> = {
  "answers 500": (_request, response) => response.writeHead(500).end("oops"),
  "answers 429": (_request, response) => response.writeHead(429).end("{}"),
  "redirects elsewhere": (_request, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  "answers a page": (_request, response) => response.end("<!doctype html><script>alert(1)</script>"),
  "answers nothing": (_request, response) => response.end(),
  "hangs up": (_request, response) => void response.destroy(),
  "answers without a choice": (_request, response) => response.end('{"choices":[]}'),
  "answers an array": (_request, response) => response.end("[1,2,3]"),
  "answers null": (_request, response) => response.end("null"),
  "answers a number as content": (_request, response) => response.end('{"choices":[{"message":{"content":7}}]}'),
  "answers prose": "Je pense que ce patient va très bien, niveau self_care.",
  "answers another object": '{"level":"self_care","done":true}',
  "names signs that do not exist":
    '{"signs":[{"id":"all_is_well","quote":"fièvre"},{"id":"__proto__","quote":"fièvre"}]}',
  "names signs as text": '{"signs":["fever",7,null]}',
  "quotes what nobody said": '{"signs":[{"id":"convulsion_now","quote":"il convulse"}]}',
  "quotes nothing": '{"signs":[{"id":"convulsion_now","quote":""}]}',
  "answers too much": (_request, response) => response.end(`{"choices":["${"x".repeat(500_000)}"]}`),
};
