import { readSource, writtenPages } from "./files";
import { parsePage } from "./parse";
import type { Page } from "./parse";

/** Reads one page of the project. */
async function readPage(file: string): Promise<Page> {
  return parsePage(file, await readSource(file));
}

/** Reads every page that people write. */
export async function readPages(): Promise<Page[]> {
  return Promise.all((await writtenPages()).map(readPage));
}
