import { editDistance } from "@site/src/shared/text/editDistance";

/** Longest path that is compared; a longer one was not mistyped. Keeps a hostile URL from costing time. */
const LONGEST = 200;

/** Below this, URLs resemble each other by chance. */
const ENOUGH = 0.6;

function segments(path: string): string[] {
  return path.toLowerCase().replaceAll("_", "-").split("/").filter(Boolean);
}

/** 1 for equal texts, 0 for texts without a letter in common. */
function alike(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}

/**
 * How much a page's URL resembles another, from 0 to 1. The last segment, the name of the page, weighs twice as much
 * as where the page is: pages move more often than they are renamed.
 */
function resemblance(wanted: readonly string[], page: readonly string[]): number {
  const name = alike(wanted.at(-1) ?? "", page.at(-1) ?? "");
  const place = alike(wanted.slice(0, -1).join("/"), page.slice(0, -1).join("/"));
  return (2 * name + place) / 3;
}

/**
 * Pages whose URL resembles one that does not exist.
 *
 * @param wanted path that was asked for, decoded
 * @param pages paths of all pages, in the same base URL
 * @returns up to `count` of `pages`, the most alike first; none when nothing is alike
 */
export function nearestPages(wanted: string, pages: readonly string[], count: number): string[] {
  if (wanted.length > LONGEST) return [];
  const target = segments(wanted);
  return pages
    .map((path) => ({ path, score: resemblance(target, segments(path)) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ path }) => path);
}
