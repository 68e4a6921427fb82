import { endLoaded } from "../../docs/blocks/loaded";
import type { FindInDocs } from "../compare";
import { goneFromPlayground } from "./playground";
import { goneBugs } from "./reproduction";
import { reproductions } from "./table";

/** Tells of each known bug of the tool that the installed release does not have. */
export async function fixedBugs(findInDocs: FindInDocs): Promise<string[]> {
  try {
    return [...(await goneBugs(reproductions, findInDocs)), ...(await goneFromPlayground(findInDocs))];
  } finally {
    endLoaded();
  }
}
