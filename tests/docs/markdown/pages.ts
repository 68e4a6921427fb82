import { readSource, writtenPages } from "./files";
import { parsePage } from "./parse";
import type { Page } from "./parse";

/** Reads all hand-written pages. */
export async function readPages(): Promise<Page[]> {
  return Promise.all((await writtenPages()).map(async (file) => parsePage(file, await readSource(file))));
}
