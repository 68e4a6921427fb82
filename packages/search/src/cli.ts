#!/usr/bin/env node
/** `docusaurus-lean-search unpack <build> [<folder>]` writes the documents and lunr's index of each locale of a build. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { indexesIn, readIndex, unpack } from "./build/unpack.ts";

const USAGE = "Usage: docusaurus-lean-search unpack <folder of the build> [<folder to write to>]";

async function main([command, site, target = "search-unpacked"]: readonly string[]): Promise<void> {
  if (command !== "unpack" || site === undefined) throw new Error(USAGE);
  const indexes = await indexesIn(site);
  if (indexes.length === 0) throw new Error(`${site} has no search-index-*.json. Build the site first.`);
  await mkdir(target, { recursive: true });
  for (const { folder, locale } of indexes) {
    const file = path.join(target, `${locale}.json`);
    await writeFile(file, JSON.stringify(unpack(await readIndex(folder, locale))));
    console.log(`${file}: { documents, index }`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
