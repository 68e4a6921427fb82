import type { GeneratedFile } from "../../protocol";

/** Whether a generated file is a page, by its path. */
export const isPageFile = (path: string): boolean => /\.mdx?$/u.test(path);

const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/u, "");

/** What the pages of a schema show most of what the tool does, the best first. */
const TYPICAL = [/\/objects\/(?!_?index\.)/u, /\/queries\/(?!_?index\.)/u, /./u];

/** The page that shows most of what the tool does: that of an object, else that of a query, else any. */
function typical(files: readonly GeneratedFile[]): GeneratedFile | undefined {
  const pages = files.filter(({ path }) => isPageFile(path)).sort((one, other) => (one.path < other.path ? -1 : 1));
  const found = TYPICAL.map((pattern) => pages.find(({ path }) => pattern.test(path)));
  return found.find((page) => page !== undefined);
}

/**
 * The file to show after a run: the one that was shown, or the one that has its name now, or a typical one.
 *
 * @param chosen path of the file that the reader chose last
 */
export function fileToShow(files: readonly GeneratedFile[], chosen: string | undefined): GeneratedFile | undefined {
  if (chosen === undefined) return typical(files);
  const stem = stemOf(chosen);
  return (
    files.find(({ path }) => path === chosen) ??
    files.find(({ path }) => isPageFile(path) && stemOf(path) === stem) ??
    typical(files)
  );
}
