/**
 * Grows the default example, builds the site with each size, and writes RESULTS.md. Other sizes than the usual ones can be
 * given, from small to large: `npm run bench:scale -- 1 4`.
 */
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../system/launch";
import { copyPages } from "../../copy/pages";
import { copyProject } from "../../copy/project";
import { circumstances } from "../build/circumstances";
import { grow } from "./grow";
import type { Growth } from "./grow";
import { FIRST_VISIT_LIMIT, lawsOf, overLimit, report } from "./results";

const root = path.resolve(import.meta.dirname, "../../..");
const GIVEN = process.argv.slice(2).map(Number);
const SIZES = GIVEN.length > 0 ? GIVEN : [1, 4, 16];

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function growAll(folder: string): Promise<Growth[]> {
  say("Copying the project …");
  await copyProject(root, folder);
  await copyPages(root, folder);
  const browser = await chromium.launch(launchOptions());
  try {
    const growth: Growth[] = [];
    for (const times of SIZES) {
      say(`A schema of ${String(times)} times the types:`);
      growth.push(await grow(folder, times, browser, say));
    }
    return growth;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), "bench-scale-"));
  try {
    const growth = await growAll(folder);
    const file = path.join(import.meta.dirname, "RESULTS.md");
    await writeFile(file, report(circumstances(), growth));
    say(`Written to ${path.relative(root, file)}.`);
    for (const { name, perPage } of overLimit(lawsOf(growth))) {
      say(
        `Over its limit: ${name} grows by ${perPage.toFixed(0)} bytes per page, at most ${String(FIRST_VISIT_LIMIT)}.`,
      );
      process.exitCode = 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
