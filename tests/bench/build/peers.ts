import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { listFiles } from "@site/src/shared/files";
import { costOf } from "./cost";
import type { Cost } from "./cost";

interface Peer {
  /** Folder of its pages. */
  readonly pages: string;
  /** Folder of files that it copies unchanged into the site. */
  readonly assets: string;
  /** Whether pages must keep their title as a heading, because the generator does not show the title of the front matter. */
  readonly keepsHeading: boolean;
  /** The script that builds the site, run with Node.js, and its arguments. */
  readonly command: readonly string[];
  readonly output: string;
  /** Output and caches that a cold build must not find. */
  readonly leftBehind: readonly string[];
}

/** Generators of documentation sites that build the same pages. */
const PEERS = {
  starlight: {
    pages: "src/content/docs",
    assets: "public",
    keepsHeading: false,
    command: ["node_modules/astro/astro.js", "build"],
    output: "dist",
    leftBehind: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
  },
  vitepress: {
    pages: "pages",
    assets: "pages/public",
    keepsHeading: true,
    command: ["node_modules/vitepress/bin/vitepress.js", "build"],
    output: ".vitepress/dist",
    leftBehind: [".vitepress/dist", ".vitepress/cache", ".vitepress/.temp"],
  },
} as const satisfies Record<string, Peer>;
export type PeerName = keyof typeof PEERS;
export const peers = Object.keys(PEERS) as PeerName[];

const peersFolder = path.join(import.meta.dirname, "peers");

async function filesOf(folder: string, ending: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith(ending));
}

/** Returns the names and versions of a peer's packages, such as `vitepress 1.6.4`. */
export async function versionsOf(name: PeerName): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(path.join(peersFolder, name, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.entries(dependencies)
    .map((dependency) => dependency.join(" "))
    .join(" on ");
}

/**
 * Rewrites a page for a peer: the title moves to the front matter, and links to pages of the site become paths.
 *
 * @param markdown - Markdown form of the page
 * @param siteUrl - URL of the home page, with a trailing slash
 * @param keepsHeading - whether the text keeps the title as a heading
 * @throws Error if the page does not begin with its title
 */
function peerPage(markdown: string, siteUrl: string, keepsHeading: boolean): string {
  const [heading, title] = /^# (.+)\n/u.exec(markdown) ?? [];
  if (heading === undefined) throw new Error(`A Markdown form has no title: ${markdown.slice(0, 80)}`);
  const body = keepsHeading ? markdown : markdown.slice(heading.length);
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body.replaceAll(`](${siteUrl}`, "](/")}`;
}

/**
 * Chooses one Markdown form for each page: `api/index.md` is skipped if there is an `api.md`.
 *
 * @param files - paths of all Markdown forms
 */
function onePerPage(files: readonly string[]): string[] {
  const known = new Set(files);
  return files.filter((file) => !file.endsWith("/index.md") || !known.has(file.replace(/\/index\.md$/u, ".md")));
}

const INSTALL = [
  "install",
  "--no-package-lock",
  "--prefer-offline",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
] as const;
/** Maximum number of attempts to install: the registry does not always answer. */
const TRIES = 3;

/**
 * Installs a peer in the exact versions of its manifest.
 *
 * @param folder - where to install it
 * @throws Error with the output of npm if each try fails
 */
export async function installPeer(name: PeerName, folder: string): Promise<void> {
  await cp(path.join(peersFolder, name), folder, { recursive: true });
  for (let tried = 1; ; tried++) {
    try {
      await promisify(execFile)("npm", INSTALL, { cwd: folder });
      return;
    } catch (error) {
      if (tried === TRIES) throw error;
      console.warn(`${name} could not be installed; trying again. ${String(error)}`);
    }
  }
}

/**
 * Lists the paths of the site's pictures in a Markdown form, such as `img/screenshots/preview-light.png`. Pictures elsewhere
 * are examples in code blocks.
 */
function picturesOf(markdown: string, siteUrl: string): string[] {
  const urls = Array.from(markdown.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/gu), ([, url = ""]) => url);
  return urls.filter((url) => url.startsWith(siteUrl)).map((url) => url.slice(siteUrl.length));
}

/**
 * Writes the pages of a built site, and their pictures, into the folder of a peer.
 *
 * @param folder - where the peer is installed
 * @param site - folder of the built site, with the Markdown forms of its pages
 * @param siteUrl - URL of the site's home page, with a trailing slash
 */
export async function writePages(name: PeerName, folder: string, site: string, siteUrl: string): Promise<void> {
  const { pages, assets, keepsHeading } = PEERS[name];
  for (const file of onePerPage(await filesOf(site, ".md"))) {
    const target = path.join(folder, pages, file);
    const markdown = await readFile(path.join(site, file), "utf8");
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, peerPage(markdown, siteUrl, keepsHeading));
    for (const picture of picturesOf(markdown, siteUrl)) {
      await cp(path.join(site, picture), path.join(folder, assets, picture));
    }
  }
}

/**
 * Builds the pages with a peer, without the output and caches of earlier builds.
 *
 * @param folder - where the peer is installed and has its pages
 * @throws Error if the build fails, or writes fewer pages than it was given
 */
export async function buildPeer(name: PeerName, folder: string): Promise<Cost> {
  const { pages, command, output, leftBehind } = PEERS[name];
  for (const left of leftBehind) await rm(path.join(folder, left), { recursive: true, force: true });
  const cost = await costOf([process.execPath, ...command], folder, { ASTRO_TELEMETRY_DISABLED: "1" });
  const given = (await filesOf(path.join(folder, pages), ".md")).length;
  const built = (await filesOf(path.join(folder, output), ".html")).length;
  if (built < given) throw new Error(`${name} built only ${String(built)} of ${String(given)} pages.`);
  return cost;
}

/** The folder into which `buildPeer` builds a site. */
export const outputOf = (name: PeerName, folder: string): string => path.join(folder, PEERS[name].output);
