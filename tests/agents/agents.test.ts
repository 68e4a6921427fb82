import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import process from "node:process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { siteUrl } from "@site/src/config/siteUrl";
import { prepareNginx } from "../deploy/nginx";
import { compressedBuild } from "../deploy/site";
import { freePort } from "../freePort";

/** The checker wants a newer Node.js than the site does. */
const CHECKER = ["npx", "--yes", "-p", "node@24", "-p", "afdocs@0.22.2", "afdocs"] as const;

/** Every page that `llms.txt` or the sitemap lists, as fast as nginx answers. */
const ALL_PAGES = [
  "--sampling",
  "deterministic",
  "--max-links",
  "1000",
  "--max-concurrency",
  "10",
  "--request-delay",
  "0",
];

/** Of 100 points. */
const LEAST = 97;

/** What is read of a report of the checker. */
interface Report {
  readonly testedPages: number;
  readonly results: readonly { readonly id: string; readonly status: string; readonly message: string }[];
  readonly scoring: { readonly overall: number };
}

async function check(origin: string): Promise<Report> {
  const [program, ...args] = CHECKER;
  const { url } = siteUrl(process.env);
  const options = ["--format", "json", "--score", "--quiet", "--canonical-origin", url, ...ALL_PAGES];
  const run = promisify(execFile)(program, [...args, "check", origin, ...options], { maxBuffer: 2 ** 28 });
  // It ends with an error when one check fails, whatever the score, and has written its report by then.
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  return JSON.parse(stdout) as Report;
}

it(`gives the site at least ${String(LEAST)} of 100 points for being readable by programs`, async () => {
  const build = await compressedBuild();
  const nginx = await prepareNginx(await freePort());
  try {
    await nginx.release(build);
    await nginx.start();
    const { testedPages, results, scoring } = await check(nginx.origin);
    const problems = results
      .filter(({ status }) => status !== "pass" && status !== "skip")
      .map(({ id, status, message }) => `${status} ${id}: ${message}`);
    process.stdout.write(`${[`afdocs: ${String(scoring.overall)} of 100`, ...problems].join("\n")}\n`);
    expect(testedPages).toBeGreaterThan(150);
    expect(scoring.overall, problems.join("\n")).toBeGreaterThanOrEqual(LEAST);
  } finally {
    await nginx.remove();
    await rm(build, { recursive: true });
  }
});
