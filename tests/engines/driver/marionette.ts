import { connect } from "node:net";
import { commands } from "./commands";
import type { Send } from "./commands";

type Answer = readonly [
  kind: number,
  id: number,
  error: { readonly error: string; readonly message: string } | null,
  result: unknown,
];

/** Firefox's own protocol: each message is its length in bytes, a colon, and JSON. */
export interface Marionette {
  readonly send: Send;
  /** A command that WebDriver has not. */
  readonly call: (name: string, parameters?: object) => Promise<unknown>;
}

/** Takes whole messages from the start of what has come in, and leaves the rest. */
function* messages(received: { rest: Buffer }): Generator<string> {
  for (;;) {
    const colon = received.rest.indexOf(":");
    const end = colon + 1 + Number(received.rest.subarray(0, Math.max(0, colon)).toString());
    if (colon < 0 || received.rest.length < end) return;
    yield received.rest.subarray(colon + 1, end).toString();
    received.rest = received.rest.subarray(end);
  }
}

/** Results that are no object come in one. */
function opened(result: unknown): unknown {
  return typeof result === "object" && result !== null && "value" in result ? result.value : result;
}

/**
 * Connects to a Firefox that was started with `--marionette`.
 *
 * @throws Error if nothing listens there
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const received = { rest: Buffer.alloc(0) };
  let last = 0;
  const greeted = new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      received.rest = Buffer.concat([received.rest, chunk]);
      for (const text of messages(received)) {
        const message = JSON.parse(text) as Answer | object;
        // The first message names the protocol.
        if (!Array.isArray(message)) resolve();
        else {
          const [, id, error, result] = message as unknown as Answer;
          if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
          else waiting.get(id)?.resolve(opened(result));
          waiting.delete(id);
        }
      }
    });
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has ended."));
  });
  await greeted;
  const call: Marionette["call"] = (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    });
  return { send: (command, parameters) => call(commands[command].name, parameters), call };
}
