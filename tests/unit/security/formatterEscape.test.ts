import { describe, expect, it } from "vitest";
import { codeBlock, markdown } from "reference-formatter/escape.mjs";

describe("Markdown of a schema", () => {
  it("keeps no fence of tildes in nested lists, whose language could run the code", () => {
    expect(markdown("- - ~~~jsx live\n    alert(1)")).not.toContain("~~~");
  });

  it.each(["[a](/js/a.js?x!../../.env)", "![a](/img/logo.svg?x!../../.env)", "[a]: /a.js?x!../../.env"])(
    "links to no loader of the bundler: %s",
    (text) => {
      expect(markdown(text)).not.toMatch(/\]\(\/|^\[a\]:/u);
    },
  );

  it("links to an address on the web that has an exclamation mark", () => {
    expect(markdown("[a](https://a.example/b!c)")).toBe("[a](https://a.example/b!c)");
  });

  it("begins with no line that could open front matter", () => {
    expect(markdown("---\n~~~\n---\n\n{a}\n~~~")).not.toMatch(/^---/u);
  });

  it.each(['[a]: #x\n"\nf `"\nz {evil()}`', "[a]: #x\n(t\nf `)\nz {evil()}`", '[`\\]]: #x "`\nfoo `bar"\nbaz {1+1}`'])(
    "takes nothing for code that a definition could end: %j",
    (text) => {
      expect(markdown(text)).not.toMatch(/\{(?:evil|1)/u);
    },
  );

  it("defines no address that runs behind a label with an escaped bracket", () => {
    expect(markdown('[a `\\]]: javascript:alert(1) "`"')).not.toMatch(/^\[/u);
  });

  it.each(["https://x:y", "http://%zz/"])("links to no address that no parser takes: %s", (url) => {
    expect(markdown(`[x](${url})`)).not.toContain(`](${url})`);
  });

  it("keeps no form feed, behind which a line could begin with export", () => {
    expect(markdown("Text.\n\n\fexport const a = 1;")).toMatch(/^Text\.\n\n &#x0065;xport/u);
  });
});

it("a block of Markdown with a fence of tildes has no language, by which Prettier would rewrite it", () => {
  expect(codeBlock("~~~\n{a}\n~~~", "md")).toBe("```\n~~~\n{a}\n~~~\n```");
  expect(codeBlock("# A", "md")).toBe("```md\n# A\n```");
});
