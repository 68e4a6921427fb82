/** `npm run urls`: adds the URLs of `build/` to the published ones, which `npm test` protects. */
import { readFile, writeFile } from "node:fs/promises";
import { readPages } from "./site";
import { mergeUrls, URLS_FILE, urlsOf } from "./urls";
import type { Urls } from "./urls";

async function main(): Promise<void> {
  const published = JSON.parse(await readFile(URLS_FILE, "utf8").catch(() => "{}")) as Urls;
  const urls = mergeUrls(published, urlsOf(await readPages()));
  const lines = Object.entries(urls).map(([route, ids]) => `${JSON.stringify(route)}: ${JSON.stringify(ids)}`);
  await writeFile(URLS_FILE, `{\n${lines.join(",\n")}\n}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
