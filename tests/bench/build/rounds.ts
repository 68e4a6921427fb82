import { appendFile, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { costOf } from "./cost";
import type { Cost } from "./cost";

/** The builds that are compared. */
export const builds = ["cold", "changed", "default"] as const;
export type BuildName = (typeof builds)[number];

/** What each build took in one round. */
export type Round = Readonly<Record<BuildName, Cost>>;

/** What earlier builds leave behind and later ones use. */
const LEFT_BEHIND = ["build", ".docusaurus", "node_modules/.cache"];

/** The page whose text is changed; a hand-written one, so that generation would not put it back. */
const PAGE = "docs/intro.mdx";

/** Builds as `npm run build` does once the pages are generated. */
async function build(folder: string, config?: string): Promise<Cost> {
  const docusaurus = path.join(folder, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  return costOf([process.execPath, docusaurus, "build", ...(config === undefined ? [] : ["--config", config])], folder);
}

async function clean(folder: string): Promise<void> {
  for (const name of LEFT_BEHIND) await rm(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Builds the site cold, then with one changed page on what that left behind, then cold with the default bundler.
 *
 * @param folder - of a copy of the project with its generated pages; its files are changed
 * @param number - of the round, so that each changes the page in another way
 * @param say - receives progress
 * @throws Error with the output of a build that fails
 */
export async function playRound(folder: string, number: number, say: (line: string) => void): Promise<Round> {
  const step = async (name: BuildName, config?: string): Promise<Cost> => {
    const cost = await build(folder, config);
    say(`  ${name}: ${cost.seconds.toFixed(1)} s`);
    return cost;
  };
  await clean(folder);
  const cold = await step("cold");
  await appendFile(path.join(folder, PAGE), `\nA sentence that round ${String(number)} has added.\n`);
  const changed = await step("changed");
  await clean(folder);
  return { cold, changed, default: await step("default", path.join(folder, "tests/bench/build/docusaurus.config.ts")) };
}
