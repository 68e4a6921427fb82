import { writeFile } from "node:fs/promises";
import { listTests } from "./listed";
import { conformancePage, faultsOf } from "./page";
import promises from "./promises.json";

/** Writes the page, and stops with a list of what is wrong between promises and tests. */
async function main(): Promise<void> {
  const tests = await listTests();
  await writeFile("tests/CONFORMANCE.md", conformancePage(promises, tests));
  const faults = faultsOf(promises, tests);
  if (faults.length > 0) throw new Error(["Tests and promises do not fit:", ...faults].join("\n"));
}

void main();
