/**
 * `npm run bench:load`: presses nginx with wrk, replaces the site meanwhile, and writes what came of it to RESULTS.md. With
 * `-- --lean`, says instead what each part of the lean client saves; `--lighthouse` adds times.
 */
import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import os from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compressFolder } from "../../../src/plugins/hosting/compress/compress";
import { nextBuild } from "../../deploy/nextBuild";
import { prepareNginx } from "../../deploy/nginx";
import type { Nginx } from "../../deploy/nginx";
import { compressedBuild } from "../../deploy/site";
import { freePort } from "../../freePort";
import { ensure } from "../../system/ensure";
import * as needs from "../../system/needs";
import { markdownTable } from "../../search/table";
import type { Cell } from "../../search/table";
import { measureLeanClient } from "../lean";
import { mixes } from "./mixes";
import { read } from "./reader";
import type { Reading } from "./reader";
import { press } from "./wrk";
import type { Load, Pressure } from "./wrk";

const PRESSURE: Pressure = { threads: 2, connections: 64, seconds: 10 };
const RESULTS = fileURLToPath(new URL("RESULTS.md", import.meta.url));

interface Swaps {
  readonly load: Load;
  readonly reading: Reading;
  readonly releases: number;
}

/** Replaces the site again and again while it is under load and read. */
async function swap(nginx: Nginx, builds: readonly string[], paths: readonly string[]): Promise<Swaps> {
  let pressed = true;
  let releases = 0;
  const replace = async (): Promise<void> => {
    while (pressed) {
      releases += 1;
      await nginx.release(builds[releases % builds.length] ?? "");
    }
  };
  const load = press(nginx.origin, paths, nginx.root, { ...PRESSURE, seconds: 30 }).finally(() => {
    pressed = false;
  });
  const [measured, reading] = await Promise.all([load, read(nginx.origin, () => pressed), replace()]);
  return { load: measured, reading, releases };
}

function row(name: string, load: Load): Cell[] {
  const perSecond = load.requests / load.seconds;
  const times = [load.p50, load.p90, load.p99, load.max].map((time) => time.toFixed(1));
  const megabytes = (load.bytes / load.seconds / 1e6).toFixed(1);
  return [name, Math.round(perSecond), megabytes, ...times, load.wrong, load.broken, load.timeouts];
}

function circumstances({ program, origin }: Nginx): string {
  // It says so on its error output.
  const version = spawnSync(program, ["-v"], { encoding: "utf8" }).stderr.replace("nginx version:", "").trim();
  const [load = 0] = os.loadavg();
  const processor = os.cpus()[0]?.model ?? "unknown processor";
  return [
    `${new Date().toISOString().slice(0, 10)}, ${String(os.cpus().length)} cores of ${processor}, ${process.platform}.`,
    `${version} and wrk on the same machine, ${new URL(origin).hostname}, without TLS, with the configuration of`,
    `\`deploy/nginx\` and precompressed copies (brotli asked for). Load of the machine before the start: ${load.toFixed(1)}.`,
  ].join("\n");
}

async function main(): Promise<void> {
  const [build, next] = [await compressedBuild(), await nextBuild()];
  await compressFolder(next, 1);
  const nginx = await prepareNginx(await freePort());
  try {
    const where = circumstances(nginx);
    await nginx.release(build);
    await nginx.start();
    const { pages, assets, index, visits } = await mixes();
    const rows: Cell[][] = [];
    for (const [name, paths] of [
      ["pages", pages],
      ["assets", assets],
      ["search index", index],
      ["visits", visits],
    ] as const) {
      rows.push(row(name, await press(nginx.origin, paths, nginx.root, PRESSURE)));
    }
    const { load, reading, releases } = await swap(nginx, [build, next], visits);
    rows.push(row("visits, site replaced", load));
    const columns = ["mix", "requests/s", "MB/s", "median", "90 %", "99 %", "slowest", "not 200", "cut", "timeouts"];
    const text = `# nginx under load

Written by \`npm run bench:load\`.

${where}
wrk: ${String(PRESSURE.threads)} threads, ${String(PRESSURE.connections)} connections, ${String(PRESSURE.seconds)} s for each mix, 30 s for the last. Times in milliseconds.

A visit is a page with the files that start it and three more scripts, and every tenth visit asks for the search index.

${markdownTable(columns, rows)}

During the last mix the site was replaced ${String(releases)} times by \`release.sh\`, in turn by builds that share no script and no style
sheet. wrk went on asking for the assets of the first. Meanwhile a reader in Chromium followed ${String(reading.pages)} links;
${reading.broken.length === 0 ? "each led to its page." : `these failed:\n\n${reading.broken.map((line) => `- ${line}`).join("\n")}`}
`;
    await writeFile(RESULTS, text);
    process.stdout.write(text);
    if (load.wrong + load.broken + reading.broken.length > 0) process.exitCode = 1;
  } finally {
    await nginx.remove();
    await Promise.all([build, next].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

const { lean, lighthouse } = parseArgs({
  options: { lean: { type: "boolean" }, lighthouse: { type: "boolean" } },
}).values;

ensure(lean ? [needs.browser] : [needs.browser, needs.nginx, needs.wrk])
  .then(async () => (lean ? measureLeanClient(lighthouse === true) : main()))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
