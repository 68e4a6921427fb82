import type { SearchHit } from "../../shared/types";
import { revealSection } from "../highlight/revealSection";
import { expectMarks } from "../highlight/marks";
import { highlightTerms } from "../highlight/highlightTerms";

/**
 * Goes to the page of a hit, shows its section and marks the terms that were found. The terms stay in memory: a reload,
 * or the same URL in another tab, shows the page as it is.
 *
 * @param url URL of the hit
 * @param open goes to a URL of this site without loading a page
 */
export function openHit(hit: SearchHit, url: string, open: (url: string) => void): void {
  const { pathname, hash } = new URL(url, location.href);
  expectMarks({
    pathname,
    start: (report) => {
      revealSection(hash);
      return highlightTerms(partOf(hit), hit.terms, report);
    },
  });
  open(url);
}

/** Selector of the part of a page that is marked. */
function partOf({ document: { type } }: SearchHit): string {
  return ["docs", "blog"].includes(type) ? "main article" : "main";
}
