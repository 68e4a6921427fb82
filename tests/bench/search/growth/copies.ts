import type { Draft } from "@site/packages/search/src/build/documents";
import { draftsOf, readIndex } from "@site/packages/search/src/build/unpack";
import type { SearchSettings } from "@site/packages/search/src/shared/settings";

const WORDS = "Alpha Beta Gamma Delta Omega Red Green Blue North South East West Iron Gold Silver Copper".split(" ");

/** Returns one or two words, different for each copy. */
function wordsOf(copy: number): string {
  return `${WORDS[copy % WORDS.length] ?? ""}${WORDS[Math.floor(copy / WORDS.length) - 1] ?? ""}`;
}

/**
 * Copies the documents of a built site to other routes. In each copy, titles that are one identifier get another ending;
 * everything else stays the same.
 *
 * @param times - the documents of the site are returned this many times, the first time unchanged
 * @throws Error if the site has no index
 */
export async function copies(
  build: string,
  times: number,
): Promise<{ readonly drafts: readonly Draft[]; readonly settings: SearchSettings }> {
  const files = await readIndex(build);
  const originals = draftsOf(files);
  const drafts = Array.from({ length: times }, (_, copy) => {
    if (copy === 0) return originals;
    const rename = (title: string): string =>
      /\s/u.test(title) ? title : title.replace(/\w(?=\W*$)/u, `$&${wordsOf(copy)}`);
    return originals.map((draft) => {
      const [route = "", anchor] = draft.sectionRoute.split("#");
      const moved = route.replace(/\/[^/]*$/u, `/c${String(copy)}$&`);
      return {
        ...draft,
        title: rename(draft.title),
        sectionTitle: rename(draft.sectionTitle),
        pageTitle: rename(draft.pageTitle),
        sectionRoute: anchor === undefined ? moved : `${moved}#${anchor}`,
      };
    });
  });
  return { drafts: drafts.flat(), settings: files.core.settings };
}
