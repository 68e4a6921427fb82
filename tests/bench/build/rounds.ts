import { appendFile, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { costOf } from "./cost";
import type { Cost } from "./cost";
import { buildPeer, peers } from "./peers";
import type { PeerName } from "./peers";

/** The builds that are compared. */
export const builds = ["cold", ...peers, "changed", "default"] as const;
export type BuildName = (typeof builds)[number];

/** Cost of each build in one round. */
export type Round = Readonly<Record<BuildName, Cost>>;

/** Output and caches that a cold build must not find. */
const LEFT_BEHIND = ["build", ".docusaurus", "node_modules/.cache"];

/** The page to change: hand-written, so that it is not generated again. */
const PAGE = "docs/intro.mdx";

/** Builds the site as `npm run build` does once the pages are generated. */
async function build(folder: string, config?: string): Promise<Cost> {
  const docusaurus = path.join(folder, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  return costOf([process.execPath, docusaurus, "build", ...(config === undefined ? [] : ["--config", config])], folder);
}

async function clean(folder: string): Promise<void> {
  for (const name of LEFT_BEHIND) await rm(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Builds the site cold, its pages with each peer, the site with one changed page and warm caches, and the site cold with the
 * default bundler.
 *
 * @param folder - folder of a copy of the project with its generated pages; a round changes files in it
 * @param number - number of the round, which makes its change of the page unique
 * @param peerFolder - returns the folder of a peer with its pages; called after the first build
 * @param say - receives progress
 * @throws Error with the output of a build that fails
 */
export async function playRound(
  folder: string,
  number: number,
  peerFolder: (name: PeerName) => Promise<string>,
  say: (line: string) => void,
): Promise<Round> {
  const step = async (name: BuildName, work: () => Promise<Cost>): Promise<Cost> => {
    const cost = await work();
    say(`  ${name}: ${cost.seconds.toFixed(1)} s`);
    return cost;
  };
  await clean(folder);
  const cold = await step("cold", () => build(folder));
  const withPeer = async (name: PeerName): Promise<Cost> => {
    const peer = await peerFolder(name);
    return step(name, () => buildPeer(name, peer));
  };
  const starlight = await withPeer("starlight");
  const vitepress = await withPeer("vitepress");
  await appendFile(path.join(folder, PAGE), `\nA sentence that round ${String(number)} has added.\n`);
  const changed = await step("changed", () => build(folder));
  await clean(folder);
  const config = path.join(folder, "tests/bench/build/docusaurus.config.ts");
  return { cold, starlight, vitepress, changed, default: await step("default", () => build(folder, config)) };
}
