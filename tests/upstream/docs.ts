import { readSource, writtenPages } from "../docs/markdown/files";
import type { FindInDocs } from "./compare";

/** Reads the documentation, to look for lines in it. */
export async function readDocs(): Promise<FindInDocs> {
  const pages = await Promise.all(
    (await writtenPages()).map(async (page) => ({ page, lines: (await readSource(page)).split("\n") })),
  );
  return (pattern) =>
    pages.flatMap(({ page, lines }) =>
      lines.flatMap((line, at) => (pattern.test(line) ? [`${page}:${String(at + 1)}`] : [])),
    );
}
