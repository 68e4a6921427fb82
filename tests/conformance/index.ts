import { readFile, writeFile } from "node:fs/promises";
import { listTests } from "./listed";
import { conformancePage, faultsOf } from "./page";
import promises from "./promises.json";

const FILE = "tests/CONFORMANCE.md";

/** Writes the page, or with `--check` compares it; stops with a list of what is wrong between promises and tests. */
async function main(): Promise<void> {
  const tests = await listTests();
  const page = conformancePage(promises, tests);
  const faults = faultsOf(promises, tests);
  if (!process.argv.includes("--check")) await writeFile(FILE, page);
  else if (page !== (await readFile(FILE, "utf8"))) faults.push(`${FILE} is out of date; run \`npm run conformance\`.`);
  if (faults.length > 0) throw new Error(["Tests and promises do not fit:", ...faults].join("\n"));
}

void main();
