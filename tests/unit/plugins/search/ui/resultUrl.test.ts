import fc from "fast-check";
import { expect, test } from "vitest";
import { resultUrl } from "@site/src/plugins/search/browser/ui/resultUrl";

test.each([
  ["/", "/docs/settings#base-url", "/docs/settings#base-url"],
  ["/site/", "/api/", "/site/api/"],
  ["/", "//evil.example/", "/evil.example/"],
  ["/", "/\\evil.example", "/evil.example"],
  ["/", "javascript:alert(1)", "/javascript:alert(1)"],
])("below %s, the route %s has the URL %s", (baseUrl, route, url) => {
  expect(resultUrl(baseUrl, route)).toBe(url);
});

test("no route leads off the site", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("/", "\\", "\t", "\n", " ", ".", ":", "a") })),
      (route) => {
        expect(new URL(resultUrl("/", route), "https://site.example").origin).toBe("https://site.example");
      },
    ),
  );
});
