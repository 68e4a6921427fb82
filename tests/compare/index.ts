/**
 * `npm run compare -- <folder>`: lists the differences in text, links and headings between `build/` and an earlier build of the
 * site, for instance after an upgrade. A difference that many pages share is listed once.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@site/src/shared/files";
import { buildFolder, normalize } from "../build/site";
import { differencesOf } from "./differences";
import { linesOf } from "./page";
import type { PageLines } from "./page";

async function readBuild(folder: string): Promise<ReadonlyMap<string, PageLines>> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith("index.html"));
  if (files.length === 0) throw new Error(`There is no page in ${folder}: run \`npm run build\` there first.`);
  const pages = new Map<string, PageLines>();
  for (const file of files.sort()) {
    const route = normalize(`/${file.replace(/index\.html$/u, "")}`);
    pages.set(route, linesOf(await readFile(path.join(folder, file), "utf8")));
  }
  return pages;
}

function missing(pages: Iterable<string>, others: ReadonlyMap<string, unknown>): string[] {
  return [...pages].filter((page) => !others.has(page));
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error("Name the folder of another build: npm run compare -- <folder>");
  const before = await readBuild(path.resolve(folder));
  const now = await readBuild(buildFolder);
  const lines = [
    ...missing(before.keys(), now).map((page) => `- page ${page}`),
    ...missing(now.keys(), before).map((page) => `+ page ${page}`),
    ...differencesOf(before, now).map(
      ({ of, sign, line, pages }) => `${sign} ${of} ${line}  (${String(pages.length)}: ${pages[0] ?? ""})`,
    ),
  ];
  process.stdout.write(`${lines.length === 0 ? "Readers see the same." : lines.join("\n")}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
