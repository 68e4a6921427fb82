import { sentencesOf } from "./sentences";
import type { MarkdownNode } from "../markdown/node";

/** The most words of some pages, as `wc -w` counts them: code, front matter and all. */
export const LIMITS: Readonly<Record<string, number>> = {
  "docs/advanced/integration-with-frameworks.mdx": 350,
  "docs/get-started.mdx": 750,
  "docs/guides/custom-formatter.mdx": 1000,
  "docs/guides/federation.mdx": 650,
  "docs/guides/large-schemas.mdx": 450,
  "docs/guides/windows.mdx": 550,
  "docs/how-it-works.mdx": 700,
  "docs/settings.mdx": 2500,
  "docs/troubleshooting.mdx": 2300,
  "docs/try-it.mdx": 450,
};

/** The fewest and the most words that the page of a framework has outside its code, so that all are read as quickly. */
const OF_FRAMEWORKS = { least: 150, most: 250 };

/** Checks that a page does not grow beyond its limit. */
export function lengthFaults(path: string, source: string): string[] {
  const words = source.split(/\s+/u).filter(Boolean).length;
  const limit = LIMITS[path] ?? Number.POSITIVE_INFINITY;
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
