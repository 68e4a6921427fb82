import type { GeneratedFile } from "../../protocol";

const isPage = (path: string): boolean => /\.mdx?$/u.test(path);

const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/u, "");

/** The page that shows most of what the tool does: that of an object, else that of an operation, else any. */
function typical(paths: readonly string[]): string | undefined {
  const pages = paths.filter(isPage).sort();
  const named = (pattern: RegExp): string | undefined => pages.find((path) => pattern.test(path));
  return named(/\/objects\/(?!_?index\.)/u) ?? named(/\/queries\/(?!_?index\.)/u) ?? pages[0];
}

/**
 * The file to show after a run: the one that was shown, or the one that has its name now, or a typical one.
 *
 * @param chosen path of the file that the reader chose last
 */
export function fileToShow(files: readonly GeneratedFile[], chosen: string | undefined): GeneratedFile | undefined {
  const find = (matches: (path: string) => boolean): GeneratedFile | undefined =>
    files.find(({ path }) => matches(path));
  const stem = chosen === undefined ? undefined : stemOf(chosen);
  const first =
    find((path) => path === chosen) ?? find((path) => stem !== undefined && isPage(path) && stemOf(path) === stem);
  if (first) return first;
  const other = typical(files.map(({ path }) => path));
  return find((path) => path === other);
}
