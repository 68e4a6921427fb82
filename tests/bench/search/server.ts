import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A line between the server and its reader. */
export interface Line {
  readonly name: string;
  /** Milliseconds from a request to the first byte of its answer. */
  readonly roundTrip: number;
  /** Bits that it carries in a second. */
  readonly bits: number;
}

/** A folder served on a port of its own. */
export interface Site {
  readonly origin: string;
  /** The line from now on; without one, all that the machine can. */
  line: Line | undefined;
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
 * Serves folders as a static host does, compressed with gzip, and remembers what was sent. Nothing may be kept in the browser's
 * cache. On a line, files come one after the other, each when its last byte has arrived.
 *
 * @param folders - absolute paths; a file in an earlier one hides that of a later one
 */
export async function serve(folders: readonly string[]): Promise<Site> {
  const sent: string[] = [];
  const compressed = new Map<string, Buffer>();
  let busyUntil = 0;

  async function bodyOf(file: string): Promise<Buffer> {
    const body = compressed.get(file) ?? gzipSync(await readFile(file));
    compressed.set(file, body);
    return body;
  }

  /** Waits as long as a body is on the line, behind those before it. */
  async function carry({ length }: Buffer): Promise<void> {
    if (!site.line) return;
    const { roundTrip, bits } = site.line;
    busyUntil = Math.max(performance.now() + roundTrip, busyUntil) + (length * 8 * 1000) / bits;
    const milliseconds = busyUntil - performance.now();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  const server = createServer((request, response) => {
    void fileOf(folders, request.url ?? "/").then(async (file) => {
      if (file === undefined) {
        response.writeHead(404).end();
        return;
      }
      sent.push(file);
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      const body = await bodyOf(file);
      await carry(body);
      response.writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site: Site = {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    sent,
    line: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return site;
}

/** Reads the files that were sent. */
export async function readSent(files: readonly string[]): Promise<Buffer[]> {
  return Promise.all(files.map((file) => readFile(file)));
}
