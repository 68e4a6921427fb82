import assert from "node:assert/strict";
import { test } from "node:test";
import { addSection, removeDeadLinks } from "./changelog.mjs";

const HEAD = "---\ntitle: Changelog\n---\n\nImport this.\n\n## How to read this\n\nFrom the top.\n";
const first = { name: "v1", body: "- A was added", oldSchema: "type A" };
const second = { name: "v2", body: "### Breaking\n\n- A was removed", oldSchema: "type B" };

/** @type {(text: string) => string[]} */
const titles = (text) => Array.from(text.matchAll(/^## (.*)$/gmu), ([, title]) => title ?? "");

test("a new section is inserted above earlier ones and below hand-written text", () => {
  const one = addSection(HEAD, first);
  const two = addSection(one, second);
  assert.deepEqual(titles(two), ["How to read this", "v2", "v1"]);
  assert.ok(one.startsWith(HEAD));
  assert.ok(two.startsWith(HEAD));
  assert.ok(two.endsWith(one.slice(one.indexOf("## v1"))), "the earlier section is unchanged");
});

test("a section is not added twice, not even under another name", () => {
  const text = addSection(addSection(HEAD, first), second);
  assert.equal(addSection(text, first), text);
  assert.equal(addSection(text, second), text);
  assert.equal(addSection(text, { ...second, name: "the next day" }), text);
});

test("a comparison with more changes replaces the section of the same name", () => {
  const text = addSection(addSection(HEAD, first), second);
  const grown = addSection(text, { ...second, body: "- A and B were removed" });
  assert.deepEqual(titles(grown), ["How to read this", "v2", "v1"]);
  assert.match(grown, /A and B were removed/u);
  assert.doesNotMatch(grown, /A was removed/u);
  assert.match(grown, /A was added/u);
});

test("a section of the same name about another old schema is kept", () => {
  const text = addSection(addSection(HEAD, first), { ...second, name: "v1" });
  assert.deepEqual(titles(text), ["How to read this", "v1", "v1"]);
});

test("a section that somebody has edited is not replaced", () => {
  const text = addSection(HEAD, first).replace("A was added", "A, at last!");
  assert.equal(addSection(text, first), text);
  const grown = addSection(text, { ...first, body: "- A and B were added" });
  assert.match(grown, /A, at last!/u);
  assert.match(grown, /A and B were added/u);
});

const linked = { name: "v1", body: "- Type [`A`](/a)\n    - Field [`b: [C!]`](/a#b) was added", oldSchema: "type A" };
const isLive = (/** @type {string} */ url) => url === "/a";

test("an earlier section loses the links to elements that are gone", () => {
  const text = removeDeadLinks(addSection(HEAD, linked), isLive);
  const [, section = ""] = text.split("## v1\n\n");
  assert.match(section, /^- Type \[`A`\]\(\/a\)\n {4}- Field `b: \[C!\]` was added\n/u);
  assert.ok(text.startsWith(HEAD));
});

test("removing the dead links of a section does not count as an edit", () => {
  const text = removeDeadLinks(addSection(HEAD, linked), isLive);
  assert.doesNotMatch(addSection(text, { ...linked, body: "- B was added" }), /Type/u);
});

test("links in edited sections and in other text stay", () => {
  const edited = addSection(`${HEAD}\nSee [\`D\`](/d).\n`, linked).replace("was added", "is new");
  assert.equal(removeDeadLinks(edited, isLive), edited);
});

test("an empty file gets only the section, whose name is escaped", () => {
  const text = addSection("", { ...first, name: "{v1} <b>" });
  assert.deepEqual(titles(text), ["&#x007B;v1&#x007D; &#x003C;b&#x003E;"]);
  assert.ok(text.startsWith("## "));
});
