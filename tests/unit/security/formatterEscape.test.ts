import { describe, expect, it } from "vitest";
import { codeBlock, markdown } from "reference-formatter/escape.mjs";

describe("Markdown of a schema", () => {
  it.each([
    ["a fence of tildes in nested lists, whose language could run the code", "- - ~~~jsx live\n    alert(1)", /~~~/u],
    ["a link to a loader of the bundler", "[a](/js/a.js?x!../../.env)", /\]\(\//u],
    ["an image from a loader of the bundler", "![a](/img/logo.svg?x!../../.env)", /\]\(\//u],
    ["a link definition with a loader of the bundler", "[a]: /a.js?x!../../.env", /^\[a\]:/u],
    ["a first line that could start front matter", "---\n~~~\n---\n\n{a}\n~~~", /^---/u],
    ["an expression after a backtick that belongs to a title in quotes", '[a]: #x\n"\nf `"\nz {evil()}`', /\{evil/u],
    [
      "an expression after a backtick that belongs to a title in parentheses",
      "[a]: #x\n(t\nf `)\nz {evil()}`",
      /\{evil/u,
    ],
    [
      "an expression after a backtick in a title, after an escaped bracket",
      '[`\\]]: #x "`\nfoo `bar"\nbaz {1+1}`',
      /\{1/u,
    ],
    ["a link definition whose label has an escaped bracket", '[a `\\]]: javascript:alert(1) "`"', /^\[/u],
    ["a link with an invalid port", "[x](https://x:y)", /\]\(/u],
    ["a link with an invalid host", "[x](http://%zz/)", /\]\(/u],
  ])("does not have %s", (_, text, forbidden) => {
    expect(text).toMatch(forbidden);
    expect(markdown(text)).not.toMatch(forbidden);
  });

  it("keeps a link to the web with an exclamation mark", () => {
    expect(markdown("[a](https://a.example/b!c)")).toBe("[a](https://a.example/b!c)");
  });

  it("has no form feed, after which a line could begin with export", () => {
    expect(markdown("Text.\n\n\fexport const a = 1;")).toMatch(/^Text\.\n\n &#x0065;xport/u);
  });
});

it("Markdown code that contains a tilde fence gets no language, so Prettier skips it", () => {
  expect(codeBlock("~~~\n{a}\n~~~", "md")).toBe("```\n~~~\n{a}\n~~~\n```");
  expect(codeBlock("# A", "md")).toBe("```md\n# A\n```");
});
