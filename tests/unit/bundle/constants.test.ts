import { describe, expect, it } from "vitest";
import { withConstants } from "@site/src/bundle/styles/constants";

const none = new Set<string>();

/** Runs on one sheet that every page has. */
const one = (css: string, words: ReadonlySet<string> = none): string | undefined =>
  withConstants([{ css, everywhere: true }], words)[0];

describe("a custom property with one value", () => {
  it("gives way to it", () => {
    expect(one(":root{--a:1px}p{top:var(--a);left:var( --a , 2px)}")).toBe("p{top:1px;left:1px}");
  });

  it("gives way through others, whatever their order", () => {
    expect(one(":root{--a:calc(var(--b)*2);--b:1px}p{top:var(--a)}")).toBe("p{top:calc(1px*2)}");
  });

  it("leaves the words around it apart", () => {
    expect(one(":root{--a:1px;--b:red}p{border:var(--a)solid var(--b)}q{margin:var(--a)var(--a)0}")).toBe(
      "p{border:1px solid red}q{margin:1px 1px 0}",
    );
  });

  it("stays when its value is longer than its name, and used more than once", () => {
    const css = ":root{--a:1px solid rgba(0,0,0,.5)}p{border:var(--a)}q{border:var(--a)}";
    expect(one(css)).toBe(css);
  });

  it("stays when a script mentions it", () => {
    const css = ":root{--a:1px}p{top:var(--a)}";
    expect(one(css, new Set(["--a"]))).toBe(css);
  });

  it.each([
    ["another element", ":root{--a:1px}p{--a:2px;top:var(--a)}"],
    ["a colour mode", ":root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}"],
    ["a medium", ":root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}"],
    ["a second declaration", ":root{--a:1px}:root{--a:2px}p{top:var(--a)}"],
    ["importance", ":root{--a:1px!important}p{top:var(--a)}"],
    ["a value that others inherit in another way", ":root{--a:var(--b);--b:1px}p{--b:2px;top:var(--a)}"],
    ["a value that nothing gives", ":root{--a:var(--b)}p{top:var(--a)}"],
  ])("stays because of %s", (_, css) => {
    expect(one(css)).toBe(css);
  });

  it("ends where it is its own value", () => {
    expect(one(":root{--a:var(--b);--b:var(--a)}p{top:var(--a)}")).toBe("p{top:var(--a)}");
  });
});

describe("a declaration in a layer", () => {
  it("goes when one outside of layers wins over it, in a colour mode too", () => {
    const css =
      "@layer infima{:root{--a:1px}html[data-theme=dark]{--a:2px;--c:red}}:root{--a:3px}html{color:var(--c)}p{top:var(--a)}";
    expect(one(css)).toBe("@layer infima{html[data-theme=dark]{--c:red}}html{color:var(--c)}p{top:3px}");
  });

  it("stays when what is outside of layers holds only at times", () => {
    const css = "@layer infima{:root{--a:1px}}@media print{:root{--a:3px}}p{top:var(--a)}";
    expect(one(css)).toBe(css);
  });
});

describe("sheets that only some pages have", () => {
  it("get the constants of the sheet that all have", () => {
    const sheets = [
      { css: ":root{--a:1px}", everywhere: true },
      { css: "p{top:var(--a)}", everywhere: false },
    ];
    expect(withConstants(sheets, none)).toEqual(["", "p{top:1px}"]);
  });

  it("keep what they declare for others", () => {
    const sheets = [
      { css: "p{top:var(--a,0)}", everywhere: true },
      { css: ":root{--a:1px}", everywhere: false },
    ];
    expect(withConstants(sheets, none)).toEqual(sheets.map(({ css }) => css));
  });

  it("do not decide over a declaration that others have without them", () => {
    const sheets = [
      { css: "@layer x{:root{--a:1px}}p{top:var(--a)}", everywhere: true },
      { css: ":root{--a:2px}", everywhere: false },
    ];
    expect(withConstants(sheets, none)).toEqual(sheets.map(({ css }) => css));
  });
});
