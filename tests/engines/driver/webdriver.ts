import { commands } from "./commands";
import type { Send } from "./commands";
import { until } from "./until";

interface Answer {
  readonly value: unknown;
}

async function ask(method: string, url: string, parameters?: object): Promise<unknown> {
  const body = method === "POST" ? { body: JSON.stringify(parameters ?? {}) } : {};
  const response = await fetch(url, { method, headers: { "Content-Type": "application/json" }, ...body });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) {
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value;
}

/** A browser that was started by its driver. */
export interface WebDriver {
  readonly version: string;
  readonly send: Send;
}

/**
 * Starts a browser by the driver that listens on a port.
 *
 * @param wanted capabilities
 * @throws Error in the driver's words, if the browser does not start
 */
export async function newSession(port: number, wanted: object): Promise<WebDriver> {
  const driver = `http://127.0.0.1:${String(port)}/session`;
  await until(`driver that listens on port ${String(port)}`, () => fetch(`http://127.0.0.1:${String(port)}/status`));
  const started = await ask("POST", driver, { capabilities: { alwaysMatch: wanted } });
  const { sessionId, capabilities } = started as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${driver}/${sessionId}`;
  return {
    version: capabilities.browserVersion,
    send: (command, parameters) => {
      const [method = "", path = ""] = commands[command].request.split(" ");
      return ask(method, session + path, parameters);
    },
  };
}
