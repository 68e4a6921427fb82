import { editDistance } from "docusaurus-lean-search/text";

/** Maximum length of a path to compare. A longer one is not a typo, and would be slow to compare. */
const MAX_LENGTH = 200;

/** Minimum similarity of a suggested page. URLs below it are similar only by chance. */
const MIN_SIMILARITY = 0.6;

function segments(path: string): string[] {
  return path.toLowerCase().replaceAll("_", "-").split("/").filter(Boolean);
}

/** Compares two texts: 1 if they are equal, 0 if they have no character in common. */
function similarity(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}

/** Compares two URLs, from 0 to 1. The page counts twice as much as its folder: pages are moved more often than renamed. */
function urlSimilarity(wanted: readonly string[], page: readonly string[]): number {
  const name = similarity(wanted.at(-1) ?? "", page.at(-1) ?? "");
  const folder = similarity(wanted.slice(0, -1).join("/"), page.slice(0, -1).join("/"));
  return (2 * name + folder) / 3;
}

/**
 * Finds the pages whose URLs are most similar to a URL that does not exist.
 *
 * @param wanted the requested path, decoded
 * @param pages paths of all pages, with the base URL
 * @returns up to `count` of `pages`, the most similar first
 */
export function nearestPages(wanted: string, pages: readonly string[], count: number): string[] {
  if (wanted.length > MAX_LENGTH) return [];
  const target = segments(wanted);
  return pages
    .map((path) => ({ path, score: urlSimilarity(target, segments(path)) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ path }) => path);
}
