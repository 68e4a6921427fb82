import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Media types of files in a build, and whether a host compresses them. */
const TYPES: Readonly<Record<string, readonly [type: string, isCompressed: boolean]>> = {
  ".css": ["text/css; charset=utf-8", true],
  ".html": ["text/html; charset=utf-8", true],
  ".js": ["text/javascript; charset=utf-8", true],
  ".json": ["application/json", true],
  ".png": ["image/png", false],
  ".svg": ["image/svg+xml", true],
  ".txt": ["text/plain; charset=utf-8", true],
  ".webmanifest": ["application/manifest+json", true],
  ".xml": ["application/xml", true],
};

/** Path prefix of files with hashed names, whose content never changes. Browsers revalidate all other files. */
const IMMUTABLE = "/assets/";

interface Answer {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface StaticHost {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

/** Resolves a path to a file, to the `index.html` of a folder, or to the not-found page. */
async function fileOf(
  folder: string,
  pathname: string,
): Promise<{ readonly file: string; readonly status: 200 | 404 }> {
  const normalized = path.posix.normalize(pathname);
  for (const name of [normalized, path.posix.join(normalized, "index.html")]) {
    const file = path.join(folder, name);
    if (await isFile(file)) return { file, status: 200 };
  }
  return { file: path.join(folder, "404.html"), status: 404 };
}

/** Compresses at the levels of hosts that compress files in advance. */
function encode(body: Buffer, accepted: string): { readonly body: Buffer; readonly encoding?: string } {
  if (/\bbr\b/u.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return { body: brotliCompressSync(body, { params }), encoding: "br" };
  }
  if (/\bgzip\b/u.test(accepted)) return { body: gzipSync(body, { level: 9 }), encoding: "gzip" };
  return { body };
}

async function answer(folder: string, pathname: string, accepted: string): Promise<Answer> {
  const { file, status } = await fileOf(folder, pathname);
  const [type, isCompressed] = TYPES[path.extname(file)] ?? ["application/octet-stream", false];
  const plain = await readFile(file);
  const { body, encoding } = isCompressed ? encode(plain, accepted) : { body: plain };
  const headers = {
    "content-type": type,
    "content-length": String(body.length),
    "cache-control": pathname.startsWith(IMMUTABLE) ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
    ...(encoding === undefined ? {} : { "content-encoding": encoding }),
  };
  return { status, headers, body };
}

/**
 * Serves a built site on a free port as a static host does: compressed, with the not-found page, and with headers that let
 * browsers cache hashed files for ever. Prepares each response only once.
 *
 * @param folder - absolute path of the build
 */
export async function serveCompressed(folder: string): Promise<StaticHost> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const accepted = request.headers["accept-encoding"]?.toString() ?? "";
    const key = `${accepted} ${pathname}`;
    const pending = answers.get(key) ?? answer(folder, pathname, accepted);
    answers.set(key, pending);
    pending.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
