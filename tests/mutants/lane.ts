/** A copy of the project in which mutants are tried: built once with all switches, and turned for each mutant. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { load } from "cheerio";
import { copyPages } from "../copy/pages";
import { linkFolder } from "../copy/link";
import { copyProject } from "../copy/project";
import type { Change, Mutant } from "./mutant";
import { hasSwitch, PRELOAD, replaceOnce, turn, withSwitches } from "./switches";

const run = promisify(execFile);

/** Built folders below a lane, by the kind of the changes to their files. */
const BUILDS = { built: "build", fixture: "tests/fixtures/site/build" } as const;

export interface Lane {
  readonly folder: string;
  /** Texts of built scripts with switches, by their path in the lane. */
  readonly switched: ReadonlyMap<string, string>;
}

/** Writes a file as a new one: installed packages are hard links. */
async function replaceFile(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, text);
}

/** Files below a folder: the one of a path, or all that end as `*.html` says. */
async function filesBelow(folder: string, pattern: string): Promise<string[]> {
  if (!pattern.startsWith("*")) return [path.join(folder, pattern)];
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(pattern.slice(1)));
  return files.sort().map((file) => path.join(folder, file));
}

/** Where a lane keeps its built scripts with their switches. */
const SWITCHED = ".switched";

/**
 * Reads a lane that is built.
 *
 * @param folder - of the lane
 */
export async function openLane(folder: string): Promise<Lane> {
  const kept = path.join(folder, SWITCHED);
  const switched = new Map<string, string>();
  for (const file of await filesBelow(kept, "*.js")) {
    switched.set(path.join(folder, path.relative(kept, file)), await readFile(file, "utf8"));
  }
  return { folder, switched };
}

async function keepSwitches(folder: string): Promise<void> {
  for (const build of Object.values(BUILDS)) {
    for (const file of await filesBelow(path.join(folder, build), "*.js")) {
      const text = await readFile(file, "utf8");
      if (!hasSwitch(text)) continue;
      const kept = path.join(folder, SWITCHED, path.relative(folder, file));
      await mkdir(path.dirname(kept), { recursive: true });
      await writeFile(kept, text);
    }
  }
}

const PRELOADED = ".preload.mjs";

/**
 * The environment in which the code of a lane runs in Node.js.
 *
 * @param folder - of the lane
 */
export function preloading(folder: string): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import ${pathToFileURL(path.join(folder, PRELOADED)).href}` };
}

/**
 * Copies the project, puts in the switches, and builds it and the fixture site.
 *
 * @param root - of the project, with its pages generated
 * @param folder - of the lane
 * @throws Error when a mutant does not find its text
 */
export async function makeLane(root: string, folder: string, mutants: readonly Mutant[]): Promise<void> {
  await copyProject(root, folder);
  await copyPages(root, folder);
  const files = await withSwitches(mutants, async (file) => readFile(path.join(folder, file), "utf8"));
  for (const [file, text] of files) await replaceFile(path.join(folder, file), text);
  await writeFile(path.join(folder, PRELOADED), PRELOAD);
  const env = { ...process.env, ...preloading(folder) };
  for (const site of [".", "tests/fixtures/site"]) {
    await run("npx", ["docusaurus", "build", site], { cwd: folder, env, maxBuffer: 1 << 28 });
  }
  await keepSwitches(folder);
}

/** A second lane from one that is built. */
export async function copyLane(from: string, to: string): Promise<void> {
  const packages = path.join(from, "node_modules");
  await cp(from, to, { recursive: true, filter: (source) => source !== packages });
  await linkFolder(packages, path.join(to, "node_modules"), [".cache"]);
}

function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

function inlineScripts(html: string): string[] {
  const $ = load(html);
  return $("script:not([src]):not([type])")
    .toArray()
    .map((script) => $(script).text());
}

/** Lets the policy of a page allow an inline script that a mutant has changed, as a build would. */
function allow(before: string, after: string): string {
  const changed = inlineScripts(after);
  return inlineScripts(before).reduce(
    (html, script, at) => html.replaceAll(hashOf(script), hashOf(changed[at] ?? "")),
    after,
  );
}

async function changeBuilt(lane: Lane, { kind, file, from, to }: Change, name: string): Promise<Map<string, string>> {
  const before = new Map<string, string>();
  for (const found of await filesBelow(path.join(lane.folder, BUILDS[kind as "built" | "fixture"]), file)) {
    const text = await readFile(found, "utf8");
    if (!text.includes(from)) continue;
    before.set(found, text);
    const after = text.replaceAll(from, () => to);
    await writeFile(found, found.endsWith(".html") ? allow(text, after) : after);
  }
  if (before.size === 0) throw new Error(`The mutant "${name}" finds its text in no file ${file} of the ${kind} site.`);
  return before;
}

/**
 * Breaks a lane in the way of one mutant.
 *
 * @param mutant - or null for the site as it is
 * @returns a function that takes the mutant back
 */
export async function breakLane(lane: Lane, mutant: Mutant | null): Promise<() => Promise<void>> {
  const originals = new Map<string, string>();
  const keep = (file: string, text: string): void => {
    if (!originals.has(file)) originals.set(file, text);
  };
  for (const [file, text] of lane.switched) await writeFile(file, turn(text, mutant?.name ?? null));
  for (const change of mutant?.changes ?? []) {
    if (change.kind === "page") continue;
    if (change.kind === "source") {
      const file = path.join(lane.folder, change.file);
      const text = await readFile(file, "utf8");
      keep(file, text);
      await replaceFile(file, replaceOnce(text, change, mutant?.name ?? ""));
    } else {
      for (const [file, text] of await changeBuilt(lane, change, mutant?.name ?? "")) keep(file, text);
    }
  }
  return async () => {
    for (const [file, text] of originals) await writeFile(file, text);
  };
}
