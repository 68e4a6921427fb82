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

/** The same pages in each run. Many more, and nginx closes connections that the checker, busy with one of them, then uses. */
const PAGES = 100;

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
  const sample = ["--sampling", "deterministic", "--max-links", String(PAGES), "--request-delay", "0"];
  const options = ["--format", "json", "--score", "--quiet", "--canonical-origin", url, ...sample];
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
    expect(testedPages).toBe(PAGES);
    expect(scoring.overall, problems.join("\n")).toBeGreaterThanOrEqual(LEAST);
  } finally {
    await nginx.remove();
    await rm(build, { recursive: true });
  }
});
