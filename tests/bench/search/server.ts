import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A folder served on a port of its own. */
export interface Site {
  readonly origin: string;
  /** Absolute paths of the files that were sent, in the order of the requests; callers empty it. */
  readonly sent: string[];
  close(): Promise<void>;
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

/** The file of a request, searched for in one folder after the other. */
async function fileOf(folders: readonly string[], url: string): Promise<string | undefined> {
  const { pathname } = new URL(url, "http://localhost");
  const route = path.posix.normalize(decodeURIComponent(pathname));
  for (const folder of folders) {
    for (const name of [route, path.join(route, "index.html")]) {
      if (await isFile(path.join(folder, name))) return path.join(folder, name);
    }
  }
  return undefined;
}

/**
 * Serves folders as a static host does, and remembers what was sent. Nothing is compressed on the way and nothing may be
 * kept in the browser's cache: sizes are computed from the files.
 *
 * @param folders - absolute paths; a file in an earlier one hides that of a later one
 */
export async function serve(folders: readonly string[]): Promise<Site> {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    void fileOf(folders, request.url ?? "/").then((file) => {
      if (file === undefined) {
        response.writeHead(404).end();
        return;
      }
      sent.push(file);
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
      createReadStream(file).pipe(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Reads the files that were sent. */
export async function readSent(files: readonly string[]): Promise<Buffer[]> {
  return Promise.all(files.map((file) => readFile(file)));
}
