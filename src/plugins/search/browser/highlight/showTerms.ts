import { highlightTerms } from "./highlightTerms";
import { revealSection } from "./revealSection";

/** What a page marks. */
export interface Terms {
  /** The parts of the page to mark. */
  readonly selector: string;
  readonly terms: readonly string[];
}

/**
 * Shows the section of a result on its page, and marks the terms that were found.
 *
 * @param hash `#` and the id of the section, or nothing
 * @param report takes the number of marked places, whenever it changes
 * @returns takes the marks away
 */
export function showTerms({ selector, terms }: Terms, hash: string, report: (count: number) => void): () => void {
  revealSection(hash);
  return highlightTerms(selector, terms, report);
}
