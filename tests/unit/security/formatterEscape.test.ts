import { describe, expect, it } from "vitest";
import { codeBlock, markdown } from "reference-formatter/escape.mjs";

describe("Markdown of a schema", () => {
  it("has no fence of tildes in nested lists, whose language could run the code", () => {
    expect(markdown("- - ~~~jsx live\n    alert(1)")).not.toContain("~~~");
  });

  it.each(["[a](/js/a.js?x!../../.env)", "![a](/img/logo.svg?x!../../.env)", "[a]: /a.js?x!../../.env"])(
    "does not link to a loader of the bundler: %s",
    (text) => {
      expect(markdown(text)).not.toMatch(/\]\(\/|^\[a\]:/u);
    },
  );

  it("keeps a link to the web with an exclamation mark", () => {
    expect(markdown("[a](https://a.example/b!c)")).toBe("[a](https://a.example/b!c)");
  });

  it("does not begin with a line that could start front matter", () => {
    expect(markdown("---\n~~~\n---\n\n{a}\n~~~")).not.toMatch(/^---/u);
  });

  it.each(['[a]: #x\n"\nf `"\nz {evil()}`', "[a]: #x\n(t\nf `)\nz {evil()}`", '[`\\]]: #x "`\nfoo `bar"\nbaz {1+1}`'])(
    "treats no text as code that a definition could end: %j",
    (text) => {
      expect(markdown(text)).not.toMatch(/\{(?:evil|1)/u);
    },
  );

  it("has no definition that runs code after a label with an escaped bracket", () => {
    expect(markdown('[a `\\]]: javascript:alert(1) "`"')).not.toMatch(/^\[/u);
  });

  it.each(["https://x:y", "http://%zz/"])("does not link to an invalid URL: %s", (url) => {
    expect(markdown(`[x](${url})`)).not.toContain(`](${url})`);
  });

  it("has no form feed, after which a line could begin with export", () => {
    expect(markdown("Text.\n\n\fexport const a = 1;")).toMatch(/^Text\.\n\n &#x0065;xport/u);
  });
});

it("Markdown code with a fence of tildes has no language, so Prettier skips it", () => {
  expect(codeBlock("~~~\n{a}\n~~~", "md")).toBe("```\n~~~\n{a}\n~~~\n```");
  expect(codeBlock("# A", "md")).toBe("```md\n# A\n```");
});
