/**
 * `npm run upstream`: what changed in the packages since ours was compared with them, and which known bugs are gone.
 * `npm run upstream -- --accept`: says that ours has been compared with what is installed.
 */
import { fixedBugs } from "./bugs";
import { differences } from "./compare";
import { readDocs } from "./docs";
import { readInstalled, readTable, writeTable } from "./table";

async function main(): Promise<void> {
  const [installed, findInDocs] = await Promise.all([readInstalled(), readDocs()]);
  if (process.argv.includes("--accept")) writeTable(installed);
  const found = [...differences(readTable(), installed, findInDocs), ...(await fixedBugs(findInDocs))];
  process.stdout.write(`${found.length === 0 ? "All is as it was accepted." : found.join("\n")}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
