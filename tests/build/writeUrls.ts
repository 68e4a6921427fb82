/** `npm run urls`: adds the URLs of `build/` to the published URLs, which `npm test` protects. Removes none. */
import { readFile, writeFile } from "node:fs/promises";
import { readPages } from "./site";
import { fragmentsOf, URLS_FILE } from "./urls";
import type { Urls } from "./urls";

async function main(): Promise<void> {
  const published = JSON.parse(await readFile(URLS_FILE, "utf8")) as Urls;
  const pages = await readPages();
  const routes = [...new Set([...Object.keys(published), ...pages.keys()])].sort();
  const lines = routes.map((route) => {
    const { first, later = [] } = published[route] ?? {};
    const page = pages.get(route);
    const added = (page ? fragmentsOf(page) : []).filter((id) => !first?.includes(id));
    return `${JSON.stringify(route)}: ${JSON.stringify({ first, later: [...new Set([...later, ...added])] })}`;
  });
  await writeFile(URLS_FILE, `{\n${lines.join(",\n")}\n}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
