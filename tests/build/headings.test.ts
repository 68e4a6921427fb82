import { beforeAll, describe, expect, it } from "vitest";
import { proves } from "../conformance/proves";
import { readPages } from "./site";
import type { BuiltPage } from "./site";

let pages: ReadonlyMap<string, BuiltPage>;

beforeAll(async () => {
  pages = await readPages();
});

/**
 * All headings of all pages except titles, to which the URL of the page leads: the page, the text, and the link in the heading.
 */
function headings(): readonly { readonly place: string; readonly text: string; readonly link: string }[] {
  return [...pages.values()].flatMap(({ route, $ }) =>
    $("h2, h3, h4, h5, h6")
      .toArray()
      .map((heading) => {
        // The style sheet draws direct links: their text is a zero-width space.
        const text = $(heading).text().replaceAll("\u200B", "").replaceAll(/\s+/gu, " ").trim();
        const links = $(heading).find("a.hash-link");
        const label = links.attr("aria-label") ?? "no label";
        const link = links.length === 1 ? `${label}, ${links.attr("href") ?? "nowhere"}` : String(links.length);
        return { place: `${route}#${$(heading).attr("id") ?? ""}`, text, link };
      }),
  );
}

describe("each heading", () => {
  it("has a direct link to itself, named 'Direct link to' and its text", proves("L60"), () => {
    const all = headings();
    expect(all.length).toBeGreaterThan(5000);
    const wrong = all.filter(({ place, text, link }) => {
      const hash = place.slice(place.indexOf("#"));
      return text === "" || hash === "#" || link !== `Direct link to ${text}, ${hash}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe("each table of contents", () => {
  it("has the headings of levels 2 and 3, in their order, and no others", proves("L62a", "L176a"), () => {
    // A page with such headings but without a table of contents is wrong, too.
    const withHeadings = [...pages.values()].filter(
      ({ $ }) => $(".table-of-contents, .theme-doc-markdown :is(h2, h3)[id]").length > 0,
    );
    expect(withHeadings.length).toBeGreaterThan(500);
    const wrong = withHeadings.filter(({ $ }) => {
      const ids = $(".markdown :is(h2, h3)[id]")
        .toArray()
        .map((heading) => `#${$(heading).attr("id") ?? ""}`)
        // The index of an example has one entry in the table of contents, not one for each letter.
        .filter((id) => !/^#section-[a-z]$/u.test(id));
      const links = $(".table-of-contents a")
        .toArray()
        .map((link) => $(link).attr("href"));
      return links.join(" ") !== ids.join(" ");
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });
});
