import { writeFile } from "node:fs/promises";
import { conformanceFile, currentPage } from "./formatted";
import { listTests } from "./listed";

async function main(): Promise<void> {
  await writeFile(conformanceFile, await currentPage(await listTests()));
}

void main();
