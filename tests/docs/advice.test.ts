import { describe, expect, it } from "vitest";
import { codesOf, nodesOf, readPages } from "./markdown/pages";

const KNOWN_BUGS = "docs/guides/known-bugs.mdx";

/** Code that only a known bug makes necessary, and the row of the bug. */
const WORKAROUNDS: readonly (readonly [code: RegExp, row: string])[] = [
  [/createMDXFormatter: undefined/u, "bug-spread-preset"],
  [/\bSKIP\b/u, "bug-directive-pages"],
  [/afterRenderTypeEntitiesHook: undefined/u, "bug-starlight"],
  [/^badge--$/u, "bug-badge-class"],
];

/** Presets whose links don't follow the routes of the site. */
const BROKEN_LINKS = ["starlight", "fumadocs", "mdbook", "docfx"];

const pages = (await readPages()).filter(({ path }) => path !== KNOWN_BUGS);
const rowsOn = (path: string): string[] => {
  const tree = pages.find((page) => page.path === path)?.tree ?? { type: "root" };
  return nodesOf(tree, "link").flatMap(({ url = "" }) => /known-bugs\.mdx#([\w-]+)$/u.exec(url)?.[1] ?? []);
};

describe("a workaround of a known bug", () => {
  it.each(WORKAROUNDS)("such as %s has a link to the bug on each page", (code, row) => {
    const given = pages.filter(({ tree }) => codesOf(tree).some((each) => code.test(each))).map(({ path }) => path);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((path) => !rowsOn(path).includes(row))).toEqual([]);
  });

  it.each(BROKEN_LINKS)("for the broken links of the preset %s has a link to the bug", (framework) => {
    expect(rowsOn(`docs/guides/frameworks/${framework}.mdx`)).toContain("bug-preset-links");
  });
});

describe("the versions that the docs are tested with", () => {
  it.each(["docs/get-started.mdx", "docs/troubleshooting.mdx"])("are above the second h2 of %s", (path) => {
    const nodes = pages.find((page) => page.path === path)?.tree.children ?? [];
    const headings = nodes.flatMap(({ type, depth }, at) => (type === "heading" && depth === 2 ? [at] : []));
    const table = nodes.findIndex(({ name }) => name === "TestedWith");
    expect(table).toBeGreaterThanOrEqual(0);
    expect(table).toBeLessThan(headings[1] ?? 0);
  });
});
