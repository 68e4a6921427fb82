import fc from "fast-check";
import { expect, test } from "vitest";
import { findTerms, flatten, locate } from "./highlight.ts";
import { bracketed } from "../testing/marked.ts";

test.each([
  ["a word in any case", "Score, score and SCORE", ["score"], "[Score], [score] and [SCORE]"],
  ["the beginning of a word", "scores and underscored", ["score"], "[score]s and underscored"],
  [
    "a part of a name",
    "averageScore AVERAGE_SCORE averagescore",
    ["score"],
    "average[Score] AVERAGE_[SCORE] averagescore",
  ],
  ["the word after an acronym", "weightedGPAScore", ["score"], "weightedGPA[Score]"],
  ["a word beside digits", "v2api API2", ["api"], "v2[api] [API]2"],
  ["a short term as a whole word only", "id idle userId ID", ["id"], "[id] idle user[Id] [ID]"],
  ["a name and its parts once", "averageScore", ["average", "averageScore", "score"], "[averageScore]"],
  ["adjacent terms", "averageScore", ["average", "score"], "[average][Score]"],
  [
    "a dotted path",
    "set printTypeOptions.exampleSection",
    ["printTypeOptions.exampleSection"],
    "set [printTypeOptions.exampleSection]",
  ],
  ["a pattern literally", "a.b axb (c+)+$", ["a.b", "(c+)+$"], "[a.b] axb [(c+)+$]"],
  ["a name with hyphens", "set --base-url and baseURL", ["base-url"], "set --[base-url] and baseURL"],
  ["a term of two words across a line break", "group by\ndirective", ["by directive"], "group [by\ndirective]"],
  ["letters beyond ASCII", "déjà CAFÉ naïve", ["café"], "déjà [CAFÉ] naïve"],
  ["nothing for an empty term", "anything", ["", " "], "anything"],
])("finds %s", (_name, text, terms, found) => {
  expect(bracketed({ text, marks: findTerms(text, terms) })).toBe(found);
});

test("matches are in order, without overlaps, and within the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.array(fc.string({ unit: "grapheme", maxLength: 4 })),
      (text, terms) => {
        let position = 0;
        for (const { start, end } of findTerms(text, terms)) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(end).toBeGreaterThan(start);
          position = end;
        }
        expect(position).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});

// Stubs of DOM nodes, with the properties that `flatten` reads.
const text = (nodeValue: string): Node =>
  ({ nodeType: 3, nodeName: "#text", nodeValue, childNodes: [] }) as unknown as Node;
const element = (nodeName: string, ...children: readonly (Node | string)[]): Node => {
  const childNodes = children.map((child) => (typeof child === "string" ? text(child) : child));
  return { nodeType: 1, nodeName, nodeValue: null, childNodes } as unknown as Node;
};

test("a name that is split by inline elements is joined, and blocks are separated", () => {
  const code = element("CODE", element("SPAN", "average"), element("SPAN", "Score"));
  const flat = flatten(element("DIV", element("P", "the ", code, " of"), element("P", "two")));
  expect(flat.text.split(/\n+/u).filter(Boolean)).toEqual(["the averageScore of", "two"]);
});

test("characters that control wrapping are left out of the text, but count in offsets", () => {
  const node = text("Activity\u200BRe\u2060ply\u00AD\u200BNotification");
  const broken = flatten(element("P", node));
  expect(broken.text.trim()).toBe("ActivityReplyNotification");
  const start = broken.text.indexOf("Notification");
  expect(locate(broken, start)).toEqual({ node, offset: "Activity\u200BRe\u2060ply\u00AD\u200B".length });
});

test("each character is located in its node, except line feeds", () => {
  const flat = flatten(element("DIV", element("P", "one ", element("EM", "two")), element("P", "three")));
  for (let index = 0; index < flat.text.length; index += 1) {
    const position = locate(flat, index);
    const character = flat.text.charAt(index);
    expect(position ? position.node.nodeValue?.charAt(position.offset) : "\n").toBe(character);
  }
  expect(locate(flat, flat.text.length)).toBeNull();
});

test("scripts, styles, navigation and buttons are not read", () => {
  const skipped = ["script", "STYLE", "NAV", "BUTTON"].map((name) => element(name, "no"));
  expect(flatten(element("DIV", ...skipped, "yes")).text.trim()).toBe("yes");
});
