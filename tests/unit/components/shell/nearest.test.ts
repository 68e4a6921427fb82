// cspell:ignore setings
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestPages } from "@site/src/components/shell/notFound/nearest";

const pages = [
  "/",
  "/docs/intro",
  "/docs/get-started",
  "/docs/settings",
  "/docs/advanced/integration-with-frameworks",
  "/api/printer-legacy/graphql/union",
  "/examples/default/types/objects/user",
  "/examples/default/types/objects/user-statistics",
  "/showcase",
];

describe("nearestPages", () => {
  test.each([
    ["/docs/setings", "/docs/settings"],
    ["/docs/get_started", "/docs/get-started"],
    ["/settings", "/docs/settings"],
    ["/docs/integration-with-frameworks", "/docs/advanced/integration-with-frameworks"],
    ["/examples/default/objects/user", "/examples/default/types/objects/user"],
    ["/Showcases", "/showcase"],
  ])("for %s finds %s", (wanted, expected) => {
    expect(nearestPages(wanted, pages, 3)[0]).toBe(expected);
  });

  test("finds nothing if no page is similar", () => {
    expect(nearestPages("/wp-admin.php", pages, 3)).toEqual([]);
  });

  test("ignores very long paths, which nobody types", () => {
    const long = `/docs/${"intro".repeat(100)}`;
    expect(nearestPages(long, [...pages, `${long}s`], 3)).toEqual([]);
  });

  test("returns at most the requested number of existing pages", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(4), (wanted, count) => {
        const found = nearestPages(wanted, pages, count);
        expect(found.length).toBeLessThanOrEqual(count);
        expect(pages).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});
