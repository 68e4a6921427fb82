/** @import { GraphQLNamedType } from "graphql" */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { relationsOf } from "../schema.mjs";
import { pageIn } from "../testing.mjs";
import { draw, loadDagre } from "./index.mjs";

const many = Array.from({ length: 9 }, (_, at) => `type User${String(at)} { book: Book }`).join("\n");
const SDL = `type Query { book: Book } type Book { id: ID } ${many}`;

const drawing = () => drawingOf(SDL, "Book");

const LONG = "CharacterAppearanceConnectionEdgeOfManyWords";

/**
 * Draws a type.
 *
 * @param {string} sdl
 * @param {string} name
 */
async function drawingOf(sdl, name) {
  const page = pageIn(sdl, name);
  const node = /** @type {GraphQLNamedType} */ (page.entity.node);
  return draw(
    page.entity,
    relationsOf(node, page.options.schema),
    (other) => `/${other.name}`,
    (title) => `#${title}`,
  );
}

// Dagre is optional.
if ((await loadDagre()) === undefined) {
  test("without dagre, a drawing is empty", async () => {
    assert.equal(await drawing(), "");
  });
} else {
  test("the markup of a drawing is one line", async () => {
    assert.doesNotMatch(await drawing(), /\n/u);
  });

  test("a panel shows the first entities, and links to the list of all", async () => {
    const svg = await drawing();
    assert.match(svg, /Used by <tspan>9<\/tspan>/u);
    assert.match(svg, /\{"User4"\}[\s\S]*and 4 more<\/text>\]\(#Used by\)/u);
    assert.doesNotMatch(svg, /User5/u);
  });

  test("coordinates are integers", async () => {
    assert.doesNotMatch((await drawing()).replaceAll(/\{".*?"\}/gu, ""), /[\d]\.[\d]/u);
  });

  test("the widest drawing fits the narrowest page on which it is shown", async () => {
    const sdl = `type Query { ${LONG}Q: ${LONG} } type ${LONG} { a: ${LONG}A } type ${LONG}A { a: Int }`;
    const svg = await drawingOf(sdl, LONG);
    const width = Number(/ width="(\d+)"/u.exec(svg)?.[1]);
    const css = await readFile(new URL("../docusaurus/drawing.css", import.meta.url), "utf8");
    const threshold = Number(/width < (\d+)px/u.exec(css)?.[1]);
    assert.ok(width > 400 && width <= threshold, `${String(width)} of ${String(threshold)}`);
  });

  test("no panel covers another", async () => {
    const svg = await drawing();
    const boxes = [...svg.matchAll(/translate\((\d+) (\d+)\)"><rect width="(\d+)" height="(\d+)"/gu)].map((match) =>
      match.slice(1).map(Number),
    );
    assert.ok(boxes.length >= 3);
    for (const [at, [x = 0, y = 0, width = 0, height = 0]] of boxes.entries()) {
      for (const [left = 0, top = 0] of boxes.slice(at + 1)) {
        assert.ok(left >= x + width || left < x || top >= y + height || top < y);
      }
    }
  });

  test("a name with underscores is text, not Markdown", async () => {
    const svg = await drawingOf("type Query { a: A } type A { b: x__x_y__ } type x__x_y__ { c: Int }", "A");
    assert.match(svg, /\{"x__x_y__"\}/u);
  });

  test("the same types in another order give the same drawing", async () => {
    const types = ["type A { b: B }", "type C { b: B }", "type B { id: ID }"];
    const query = "type Query { a: A c: C }";
    const [one, other] = await Promise.all(
      [types, types.toReversed()].map((list) => drawingOf([query, ...list].join("\n"), "B")),
    );
    assert.equal(one, other);
  });
}
