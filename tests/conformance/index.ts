import { writeFile } from "node:fs/promises";
import { listTests } from "./listed";
import { conformancePage, faultsOf } from "./page";
import promises from "./promises.json";

/** Writes the page. Fails if a promise has no test, or a test names an unknown promise. */
async function main(): Promise<void> {
  const tests = await listTests();
  await writeFile("tests/CONFORMANCE.md", conformancePage(promises, tests));
  const faults = faultsOf(promises, tests);
  if (faults.length > 0) throw new Error(["Tests and promises do not match:", ...faults].join("\n"));
}

void main();
