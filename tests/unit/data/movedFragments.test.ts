import { expect, test } from "vitest";
import { movedTo, movedToPage } from "@site/src/data/movedFragments";

const on =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);

test.each([
  ["section-neighbourhood", "section-related-types"],
  ["section-interfaces", "section-facts"],
  ["section-interfaces-media-type-statistics", "section-facts"],
  ["section-directives-auth", "section-facts"],
])("%s leads to %s", (old, now) => {
  expect(movedTo(old, on("section-related-types", "section-facts"))).toBe(now);
});

test("leads to the first target that is on the page", () => {
  expect(movedTo("section-member-of", on("from-schema-to-page"))).toBe("from-schema-to-page");
  expect(movedTo("section-member-of", on("from-schema-to-page", "section-related-types"))).toBe(
    "section-related-types",
  );
  expect(movedTo("section-member-of", on("section-fields"))).toBeUndefined();
});

test("a fragment with only the same beginning leads nowhere", () => {
  expect(movedTo("section-directives2", on("section-facts"))).toBeUndefined();
  expect(movedTo("section", on("section-facts"))).toBeUndefined();
  expect(movedTo("toString", on("section-facts"))).toBeUndefined();
});

test.each([
  ["/docs/troubleshooting", "bug-skip-list", "docs/guides/known-bugs#bug-skip-list"],
  ["/docs/troubleshooting", "known-bugs", "docs/guides/known-bugs"],
  ["/docs/troubleshooting", "find", undefined],
  ["/docs/intro", "bug-skip-list", undefined],
  ["/", "when-not-to-use-it", "docs/intro#what-it-is-not"],
])("on %s, %s leads to the page %s", (route, id, url) => {
  expect(movedToPage(route, id)).toBe(url);
});
