import { expect, it } from "vitest";
import { withoutNeedlessPrefixes } from "@site/src/bundle/styles/prefixes";

it("drops the prefix where the property without it says the same to every browser", () => {
  const css =
    "a{-webkit-text-decoration:none;text-decoration:none}b{-webkit-text-decoration-color:red;text-decoration-color:red}";
  expect(withoutNeedlessPrefixes(css)).toBe("a{text-decoration:none}b{text-decoration-color:red}");
});

it("keeps it for several values, for a value that is not known yet, and where it stands alone", () => {
  const css =
    "a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}" +
    "b{-webkit-text-decoration:var(--x);text-decoration:var(--x)}c{-webkit-text-decoration:none}";
  expect(withoutNeedlessPrefixes(css)).toBe(css);
});
