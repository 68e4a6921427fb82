import { expect, it } from "vitest";
import { readPages } from "./site";

/** What a reader can take in, and what each page of a list repeats. */
const MOST_LINKS = 36;

it("the sidebar of no page has a longer list than it may", async () => {
  const long = [...(await readPages()).values()].filter(({ $ }) =>
    $(".theme-doc-sidebar-menu, .theme-doc-sidebar-menu ul")
      .toArray()
      .some((list) => $(list).children(".theme-doc-sidebar-item-link").length > MOST_LINKS),
  );
  expect(long.map(({ route }) => route)).toEqual([]);
});

it("a page in a group of a long list stands in the open group, and its trail does not name it", async () => {
  const page = (await readPages()).get("/examples/default/types/objects/media");
  const open = page
    ?.$(".theme-doc-sidebar-menu [aria-current=page]")
    .closest("ul")
    .siblings("div")
    .text()
    .replaceAll("\u200B", "");
  expect(open).toMatch(/^\w+ – \w+$/u);
  const trail = page?.$(".theme-doc-breadcrumbs li").toArray();
  expect(trail?.map((item) => page?.$(item).text())).toEqual(["", "Types", "Objects", "Media"]);
});
