import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { compressFolder } from "@site/src/plugins/hosting/compress/compress";
import { buildFolder } from "../build/site";
import { findNginx } from "../system/findNginx";
import { writeFiles } from "../writeFiles";

const run = promisify(execFile);
const deployFolder = fileURLToPath(new URL("../../deploy/nginx", import.meta.url));

/** An nginx with the configuration of the repository, in a temporary folder. */
export interface Nginx {
  readonly origin: string;
  /** Folder in place of /srv/graphql-markdown in `deploy/nginx/site.conf`. */
  readonly root: string;
  /** Path of the configuration file. */
  readonly configuration: string;
  readonly program: string;
  /** Releases a build with `deploy/nginx/release.sh`. */
  release(build: string, settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Starts nginx in the background, and resolves once it listens. */
  start(): Promise<void>;
  /** Lines of the error log. */
  errors(): Promise<string[]>;
  /** Stops nginx if it runs, and removes the folder. */
  remove(): Promise<void>;
}

function replaceAllIn(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`deploy/nginx/site.conf no longer contains "${what}".`);
  return text.replaceAll(what, by);
}

/**
 * Returns the first block of commands after a text in `deploy/README.md`.
 *
 * @param root folder in place of /srv/graphql-markdown
 * @throws Error if the text or the block is missing
 */
export async function commandsAfter(text: string, root: string): Promise<string> {
  const readme = await readFile(path.join(deployFolder, "../README.md"), "utf8");
  const commands = readme.split(text)[1]?.split(/^```(?:bash)?$/mu)[1];
  if (commands === undefined) throw new Error(`deploy/README.md has no commands after "${text}".`);
  return commands.replaceAll("/srv/graphql-markdown", root);
}

/** Changes the configuration for a site below the path `name`, as described in `deploy/README.md`. */
async function moveBelowPath(root: string, name: string): Promise<void> {
  const commands = (await commandsAfter("**Below a path**", root))
    .replaceAll("docs", name)
    .replace("/etc/nginx/conf.d/graphql-markdown.conf", path.join(root, "site.conf"));
  await run("sh", ["-euc", commands]);
}

/** The configuration of the repository for another folder and port. */
async function siteConfiguration(root: string, port: number): Promise<string> {
  let text = await readFile(path.join(deployFolder, "site.conf"), "utf8");
  text = replaceAllIn(text, "/srv/graphql-markdown", root);
  text = replaceAllIn(text, "listen 80;", `listen 127.0.0.1:${String(port)};`);
  return replaceAllIn(text, "listen [::]:80;", "");
}

/** An nginx.conf like Debian's that writes only into `root`. */
function mainConfiguration(root: string, brotliModule: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${root}/temporary/${name};`,
  );
  return [
    `load_module ${brotliModule};`,
    // Workers must run as the owner of the folder, who runs the test.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes auto;",
    `pid ${root}/nginx.pid;`,
    `error_log ${root}/error.log warn;`,
    "events { worker_connections 1024; }",
    "http {",
    "  include /etc/nginx/mime.types;",
    "  default_type application/octet-stream;",
    "  sendfile on;",
    "  tcp_nopush on;",
    "  access_log off;",
    ...temporary,
    `  include ${root}/site.conf;`,
    "}",
    "",
  ].join("\n");
}

/**
 * Prepares an nginx with the configuration of the repository. It serves nothing until it has a release and is started.
 *
 * @param port free port on this machine
 * @param below path of the site, without slashes; undefined for the root
 * @throws Error if there is no nginx, or the configuration no longer contains the paths to replace
 */
export async function prepareNginx(port: number, below?: string): Promise<Nginx> {
  const files = findNginx();
  if (files === undefined)
    throw new Error("There is no nginx with its brotli module; `npm run test:part deploy` gets one.");
  const root = await mkdtemp(path.join(tmpdir(), "website-nginx-"));
  const configuration = path.join(root, "nginx.conf");
  const command = [files.program, "-c", configuration, "-p", root, "-e", `${root}/error.log`];
  const nginx = (...more: string[]): Promise<unknown> => run(files.program, [...command.slice(1), ...more]);
  let runs = false;
  await mkdir(path.join(root, "temporary"));
  await writeFile(configuration, mainConfiguration(root, files.brotliModule));
  await writeFile(path.join(root, "site.conf"), await siteConfiguration(root, port));
  if (below !== undefined) await moveBelowPath(root, below);
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    root,
    configuration,
    program: files.program,
    async release(build, settings = {}) {
      const reload = runs ? `${command.join(" ")} -t -q && ${command.join(" ")} -s reload` : "true";
      const env = { ...process.env, RELOAD: reload, ...settings };
      await run(path.join(deployFolder, "release.sh"), [build, root], { env });
    },
    async start() {
      await nginx("-t", "-q");
      await nginx();
      runs = true;
    },
    async errors() {
      return (await readFile(path.join(root, "error.log"), "utf8")).split("\n").filter((line) => line !== "");
    },
    async remove() {
      if (runs) await nginx("-s", "stop");
      // Retries, because a worker may still write to the log.
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Quality of brotli: the tests check whether compressed files are sent, not how small they are. */
const QUICK = 1;

/**
 * Makes a compressed copy of `build/`. The build itself must not change, because other tests read it.
 *
 * @returns absolute path of a temporary folder
 * @throws Error if there is no build
 */
export async function compressedBuild(): Promise<string> {
  if (!existsSync(path.join(buildFolder, "_headers"))) {
    throw new Error(`No finished build in ${buildFolder}; run \`npm run build\` first.`);
  }
  const copy = await mkdtemp(path.join(tmpdir(), "website-compressed-"));
  await cp(buildFolder, copy, { recursive: true });
  await compressFolder(copy, QUICK);
  return copy;
}

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

/** A script hash that no real build has in its policy. */
export function strangeHash(letter: string): string {
  return `'sha256-${letter.repeat(43)}='`;
}

/**
 * Writes the smallest build that release.sh accepts, with its own asset and script hash.
 *
 * @param parent folder in which the build is written
 * @param letter distinguishes the build from others
 * @returns path of the build
 */
export async function tinyBuild(parent: string, letter: string): Promise<string> {
  const folder = path.join(parent, `build-${letter}`);
  await writeFiles(folder, {
    "index.html": `<title>${letter}</title>`,
    [`assets/js/${letter}.00000001.js`]: "0;",
    _headers: `/*\n  Content-Security-Policy: default-src 'self'; script-src 'self' ${strangeHash(letter)}; object-src 'none'\n`,
  });
  return folder;
}
