import { expect, test } from "vitest";
import { movedTo, movedToPage } from "@site/src/data/movedFragments";

const hasIds =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);

test.each([
  ["section-neighbourhood", "section-related-types"],
  ["section-interfaces", "section-facts"],
  ["section-interfaces-media-type-statistics", "section-facts"],
  ["section-directives-auth", "section-facts"],
])("%s leads to %s", (old, now) => {
  expect(movedTo(old, hasIds("section-related-types", "section-facts"))).toBe(now);
});

test("a fragment leads to the first replacement that is on the page", () => {
  expect(movedTo("section-member-of", hasIds("from-schema-to-page"))).toBe("from-schema-to-page");
  expect(movedTo("section-member-of", hasIds("from-schema-to-page", "section-related-types"))).toBe(
    "section-related-types",
  );
  expect(movedTo("section-member-of", hasIds("section-fields"))).toBeUndefined();
});

test("a fragment that only begins like a former fragment leads nowhere", () => {
  expect(movedTo("section-directives2", hasIds("section-facts"))).toBeUndefined();
  expect(movedTo("section", hasIds("section-facts"))).toBeUndefined();
  expect(movedTo("toString", hasIds("section-facts"))).toBeUndefined();
});

test.each([
  ["/docs/troubleshooting", "bug-skip-list", "docs/guides/known-bugs#bug-skip-list"],
  ["/docs/troubleshooting", "known-bugs", "docs/guides/known-bugs"],
  ["/", "when-not-to-use-it", "docs/intro#what-it-is-not"],
])("on %s, the fragment %s leads to %s", (route, id, url) => {
  expect(movedToPage(route, id)).toBe(url);
});

test.each([
  ["/docs/troubleshooting", "find"],
  ["/docs/intro", "bug-skip-list"],
])("on %s, the fragment %s leads to no other page", (route, id) => {
  expect(movedToPage(route, id)).toBeUndefined();
});
