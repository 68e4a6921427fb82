import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

/** An answer as the server sent it. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends one raw request: does not normalize the path, decompress the answer or follow redirects.
 *
 * @param origin `http://` with host and port
 * @param path as it is sent, even if a `URL` would not accept it
 */
export function ask(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
