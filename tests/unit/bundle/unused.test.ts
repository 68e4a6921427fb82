import { expect, it } from "vitest";
import { readProperties, withoutUnusedProperties, withoutUnusedRules } from "@site/src/bundle/styles/unused";

const words = new Set(["used", "lg:wide"]);

it("drops the rules and the selectors whose classes no script mentions", () => {
  expect(withoutUnusedRules(".used{top:0}.gone{top:0}.used.gone,.used a{left:0}", words)).toBe(
    ".used{top:0}.used a{left:0}",
  );
});

it("keeps what does not depend on a class, and classes that a rule only excludes", () => {
  const css = "a{top:0}.used:not(.gone){top:0}[data-theme=dark]{top:0}";
  expect(withoutUnusedRules(css, words)).toBe(css);
});

it("keeps the colours of tokens, whose classes only the server gives", () => {
  const css = ".token:is(.comment,.prolog){color:red}.token.deleted{color:red}";
  expect(withoutUnusedRules(css, words)).toBe(css);
});

it("keeps animations, drops emptied media queries, and leaves the order of layers", () => {
  const css = "@layer a,b;@layer b{.gone{top:0}}@media print{.gone{top:0}}@keyframes turn{to{rotate:1turn}}";
  expect(withoutUnusedRules(css, words)).toBe("@layer a,b;@layer b{}@keyframes turn{to{rotate:1turn}}");
});

it("drops custom properties that nothing reads", () => {
  expect(readProperties("a{top:var( --top,0)}")).toEqual(["--top"]);
  expect(withoutUnusedProperties("a{--top:1px;--left:1px}", new Set(["--top"]))).toBe("a{--top:1px}");
});
