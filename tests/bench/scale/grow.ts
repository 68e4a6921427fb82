import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { Browser } from "@playwright/test";
import { listFiles } from "@site/src/shared/files";
import { costOf } from "../build/cost";
import type { Cost } from "../build/cost";
import { serve } from "../search/server";
import { schemaCopies } from "./multiplySchema";
import { weighOutput } from "./output";
import type { Output } from "./output";
import { firstVisit } from "./visit";
import type { Visit } from "./visit";

/** What the site costs with a schema of some size. */
export interface Growth {
  readonly times: number;
  /** Pages of the grown schema alone. */
  readonly schemaPages: number;
  readonly generation: Cost;
  readonly build: Cost;
  readonly output: Output;
  readonly home: Visit;
  readonly typePage: Visit;
}

const SCHEMA = "examples/schemas/default";
const PAGES = "examples/default";
/** A page of an object type, the same at every size. */
const TYPE_PAGE = "/examples/default/types/objects/media";

/** Heap of Node.js in MiB, more than any size here needs: what a build needs is to be measured, not to be met. */
const HEAP = "12288";

/** What earlier sizes leave behind. */
const LEFT_BEHIND = ["build", ".docusaurus", ".generated", "node_modules/.cache", PAGES];

async function writeCopies(folder: string, times: number): Promise<void> {
  const names = (await listFiles(folder)).filter((name) => !name.startsWith("copy-"));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const),
  );
  for (const [name, sdl] of Object.entries(schemaCopies(Object.fromEntries(files), times))) {
    await writeFile(path.join(folder, name), sdl);
  }
}

async function visitPages(browser: Browser, build: string): Promise<Pick<Growth, "home" | "typePage">> {
  const site = await serve([build]);
  try {
    return {
      home: await firstVisit(browser, `${site.origin}/`),
      typePage: await firstVisit(browser, site.origin + TYPE_PAGE),
    };
  } finally {
    await site.close();
  }
}

/**
 * Grows the default example, generates its pages and builds the site, both from nothing.
 *
 * @param folder - of a copy of the project, with the other generated pages in place; sizes are to go up from one to the next
 * @param times - how many times as many types the example shall have
 * @param browser - for the first visits
 * @param say - receives progress
 * @throws Error with the output of a generation or a build that fails
 */
export async function grow(
  folder: string,
  times: number,
  browser: Browser,
  say: (line: string) => void,
): Promise<Growth> {
  for (const name of LEFT_BEHIND) await rm(path.join(folder, name), { recursive: true, force: true });
  await writeCopies(path.join(folder, SCHEMA), times);
  const modules = path.join(folder, "node_modules");
  const run = (program: string, ...args: string[]): Promise<Cost> =>
    costOf([process.execPath, path.join(modules, program), ...args], folder, {
      NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    });
  const generation = await run("tsx/dist/cli.mjs", "src/generate/index.ts", "default");
  say(`  generated in ${generation.seconds.toFixed(1)} s`);
  const build = await run("@docusaurus/core/bin/docusaurus.mjs", "build");
  say(`  built in ${build.seconds.toFixed(1)} s`);
  const built = path.join(folder, "build");
  const output = await weighOutput(built);
  const schemaPages = (await listFiles(path.join(folder, PAGES))).filter((name) => name.endsWith(".mdx")).length;
  return { times, schemaPages, generation, build, output, ...(await visitPages(browser, built)) };
}
