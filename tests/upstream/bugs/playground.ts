import { generated } from "../../unit/plugins/playground/engine/answers";
import { bundleWorker } from "../../unit/plugins/playground/engine/bundledWorker";
import { knownBugs, schema } from "../../unit/plugins/playground/engine/knownBugs";
import { speaking } from "../compare";
import type { FindInDocs } from "../compare";

/** Tells of each bug that the playground tells of, and that its engine, the installed tool, does not have. */
export async function goneFromPlayground(findInDocs: FindInDocs): Promise<string[]> {
  const worker = (await bundleWorker()).start();
  const lines: string[] = [];
  for (const [option, words, docs, chosen, has] of knownBugs) {
    if (has(await generated(worker, schema, chosen))) continue;
    const file = "src/plugins/playground/browser/configuration/knownBugs.ts";
    lines.push(`known bug of ${option} ("… ${words} …") is gone: remove it from ${file}${speaking(findInDocs(docs))}`);
  }
  return lines;
}
