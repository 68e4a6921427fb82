/**
 * Does what follows a build on a copy of `build/`, cold and warm, and prints what it takes. The number of rounds can be
 * given: `npm run bench:afterBuild -- 5`.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { loadSite } from "@docusaurus/core/lib/server/site";
import { listFiles } from "@site/src/shared/files";
import { median } from "../search/statistics";

const root = path.resolve(import.meta.dirname, "../../..");
const ROUNDS = Number(process.argv[2] ?? 3);

/** What the pass has added to the head of a page. */
const ADDED =
  /<link rel="alternate" type="text\/markdown"[^>]*>|<meta name="pages"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>/gu;

/** Puts the pages of a built site back to what they were before the pass. */
async function undo(folder: string): Promise<void> {
  for (const name of (await listFiles(folder)).filter((file) => file.endsWith(".html"))) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, "utf8")).replace(ADDED, ""));
  }
}

async function main(): Promise<void> {
  process.env["NODE_ENV"] = "production";
  const { props } = await loadSite({ siteDir: root });
  const plugin = props.plugins.find(({ name }) => name === "after-build");
  if (!plugin) throw new Error("The site has no plugin for the work after a build.");
  const folder = await mkdtemp(path.join(tmpdir(), "bench-after-build-"));
  const taken: Record<"cold" | "warm", { cpu: number; wall: number }[]> = { cold: [], warm: [] };
  try {
    const outDir = path.join(folder, "build");
    for (let round = 0; round < ROUNDS; round += 1) {
      const generatedFilesDir = path.join(folder, `generated-${String(round)}`);
      for (const kind of ["cold", "warm"] as const) {
        await cp(path.join(root, "build"), outDir, { recursive: true });
        await undo(outDir);
        const [cpu, wall] = [process.cpuUsage(), performance.now()];
        const { content } = plugin;
        await plugin.postBuild?.({ ...props, outDir, generatedFilesDir, content, head: {}, routesBuildMetadata: {} });
        const { user, system } = process.cpuUsage(cpu);
        taken[kind].push({ cpu: (user + system) / 1e6, wall: (performance.now() - wall) / 1000 });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const [kind, all] of Object.entries(taken)) {
    const seconds = (values: readonly number[]): string => `${median(values).toFixed(2)} s`;
    const [cpu, wall] = [seconds(all.map((one) => one.cpu)), seconds(all.map((one) => one.wall))];
    process.stdout.write(`${kind}: ${cpu} of CPU time, ${wall} on the clock\n`);
  }
}

void main();
