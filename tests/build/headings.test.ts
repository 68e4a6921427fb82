import { beforeAll, expect, it } from "vitest";
import { withoutBreaks } from "docusaurus-lean-search/text";
import { proves } from "../conformance/proves";
import { readPages } from "./site";
import type { BuiltPage } from "./site";

let pages: ReadonlyMap<string, BuiltPage>;

beforeAll(async () => {
  pages = await readPages();
});

/**
 * All headings of all pages except titles: the URL, the text, and the label and target of the direct link. If a heading has
 * not exactly one direct link, `link` is the number of links.
 */
function headings(): readonly { readonly url: string; readonly text: string; readonly link: string }[] {
  return [...pages.values()].flatMap(({ route, $ }) =>
    $("h2, h3, h4, h5, h6")
      .toArray()
      .map((heading) => {
        // Removes the text of the direct link too, a zero-width space.
        const text = withoutBreaks($(heading).text()).replaceAll(/\s+/gu, " ").trim();
        const links = $(heading).find("a.hash-link");
        const label = links.attr("aria-label") ?? "no label";
        const link = links.length === 1 ? `${label}, ${links.attr("href") ?? "nowhere"}` : String(links.length);
        return { url: `${route}#${$(heading).attr("id") ?? ""}`, text, link };
      }),
  );
}

it("each heading has a direct link with its text in the label", proves("L60"), () => {
  const all = headings();
  expect(all.length).toBeGreaterThan(5000);
  const wrong = all.filter(({ url, text, link }) => {
    const hash = url.slice(url.indexOf("#"));
    return text === "" || hash === "#" || link !== `Direct link to ${text}, ${hash}`;
  });
  expect(wrong).toEqual([]);
});

it("each table of contents has exactly the headings of levels 2 and 3, in order", proves("L62a", "L176a"), () => {
  // This includes pages with such headings but without a table of contents, which are wrong.
  const withHeadings = [...pages.values()].filter(
    ({ $ }) => $(".table-of-contents, .theme-doc-markdown :is(h2, h3)[id]").length > 0,
  );
  expect(withHeadings.length).toBeGreaterThan(500);
  const wrong = withHeadings.filter(({ $ }) => {
    const ids = $(".markdown :is(h2, h3)[id]")
      .toArray()
      .map((heading) => `#${$(heading).attr("id") ?? ""}`)
      // The table of contents does not list the letter headings in the index of an example.
      .filter((id) => !/^#section-[a-z]$/u.test(id));
    const links = $(".table-of-contents a")
      .toArray()
      .map((link) => $(link).attr("href"));
    return links.join(" ") !== ids.join(" ");
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
});
