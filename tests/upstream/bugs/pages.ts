import type { Left } from "./run";

/** Links of pages to pages that were not written. */
export function brokenLinks({ docs }: Left): string[] {
  return Object.values(docs).flatMap((text) =>
    [...text.matchAll(/\]\(\/([^)#]+\.mdx?)/gu)].flatMap(([, page = ""]) => (page in docs ? [] : [page])),
  );
}

/** Names of the entities that have a page, from the front matter of the pages. */
export function titles({ docs }: Left): string[] {
  return Object.values(docs).flatMap((text) => /^---\n[^]*?^title: (.*)$/mu.exec(text)?.[1] ?? []);
}
