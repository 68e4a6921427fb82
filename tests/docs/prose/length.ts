import { sentencesOf } from "./sentences";
import type { MarkdownNode } from "../markdown/node";

/**
 * The most words of each page whose length has an aim, as `wc -w` counts them: code, front matter and all. The limit is the
 * length that the page has, rounded up. After you shorten a page, lower its limit, until it is at the aim.
 */
export const LIMITS: Readonly<Record<string, { readonly limit: number; readonly aim: number }>> = {
  "docs/advanced/integration-with-frameworks.mdx": { limit: 448, aim: 350 },
  "docs/get-started.mdx": { limit: 813, aim: 750 },
  "docs/guides/custom-formatter.mdx": { limit: 1057, aim: 1000 },
  "docs/guides/federation.mdx": { limit: 779, aim: 650 },
  "docs/guides/large-schemas.mdx": { limit: 455, aim: 450 },
  "docs/guides/windows.mdx": { limit: 550, aim: 550 },
  "docs/how-it-works.mdx": { limit: 700, aim: 700 },
  "docs/settings.mdx": { limit: 2500, aim: 2500 },
  "docs/troubleshooting.mdx": { limit: 2453, aim: 2300 },
  "docs/try-it.mdx": { limit: 477, aim: 450 },
};

/** The fewest and the most words that the page of a framework has outside its code, so that all are read as quickly. */
const OF_FRAMEWORKS = { least: 150, most: 250 };

/** Checks that a page does not grow beyond its limit. */
export function lengthFaults(path: string, source: string): string[] {
  const words = source.split(/\s+/u).filter(Boolean).length;
  const { limit } = LIMITS[path] ?? { limit: Number.POSITIVE_INFINITY };
  return words > limit ? [`${String(words)} words, more than ${String(limit)}`] : [];
}

/** Checks the length of a framework's page, without code and front matter. */
export function frameworkLengthFaults(path: string, tree: MarkdownNode): string[] {
  if (!path.startsWith("docs/guides/frameworks/")) return [];
  const words = sentencesOf(tree).reduce((sum, sentence) => sum + sentence.words, 0);
  const { least, most } = OF_FRAMEWORKS;
  return words < least || words > most
    ? [`${String(words)} words outside code, not ${String(least)} to ${String(most)}`]
    : [];
}
