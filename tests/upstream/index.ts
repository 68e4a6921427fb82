/**
 * `npm run upstream`: what changed in the packages since ours was compared with them, and which known bugs are gone.
 * `npm run upstream -- --accept`: says that ours has been compared with what is installed.
 */
import { writeFile } from "node:fs/promises";
import { fixedBugs } from "./bugs";
import { differences } from "./compare";
import { readDocs } from "./docs";
import { readInstalled, readTable, tableFile } from "./table";

async function main(): Promise<void> {
  const [installed, findInDocs] = await Promise.all([readInstalled(), readDocs()]);
  if (process.argv.includes("--accept")) {
    const { versions, files, tool } = installed;
    await writeFile(tableFile, `${JSON.stringify({ versions, files, tool }, null, 1)}\n`);
  }
  const found = [...differences(readTable(), installed, findInDocs), ...(await fixedBugs(findInDocs))];
  process.stdout.write(`${found.length === 0 ? "All is as it was accepted." : found.join("\n")}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
