import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import process from "node:process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { siteUrl } from "@site/src/config/siteUrl";
import { compressedBuild, prepareNginx } from "../deploy/nginx";
import { freePort } from "../freePort";

/** The checker needs a newer Node.js than the site. */
const CHECKER = ["npx", "--yes", "-p", "node@24", "-p", "afdocs@0.22.2", "afdocs"] as const;

/** Pages to check, the same in each run. With many more, nginx closes idle connections that the checker then tries to reuse. */
const PAGES = 100;

/** Required points, of 100. */
const MIN_SCORE = 97;

/** The parts of the checker's report that the test reads. */
interface Report {
  readonly testedPages: number;
  readonly results: readonly { readonly id: string; readonly status: string; readonly message: string }[];
  readonly scoring: { readonly overall: number };
}

async function check(origin: string): Promise<Report> {
  const [program, ...args] = CHECKER;
  const { url } = siteUrl(process.env);
  const sample = ["--sampling", "deterministic", "--max-links", String(PAGES), "--request-delay", "0"];
  const options = ["--format", "json", "--score", "--quiet", "--canonical-origin", url, ...sample];
  const run = promisify(execFile)(program, [...args, "check", origin, ...options], { maxBuffer: 2 ** 28 });
  // The checker exits with an error if any check fails, but prints its report first.
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  return JSON.parse(stdout) as Report;
}

it(`afdocs gives the site at least ${String(MIN_SCORE)} of 100 points`, async () => {
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
    expect(testedPages).toBe(PAGES);
    expect(scoring.overall, problems.join("\n")).toBeGreaterThanOrEqual(MIN_SCORE);
  } finally {
    await nginx.remove();
    await rm(build, { recursive: true });
  }
});
