import assert from "node:assert/strict";
import { test } from "node:test";
import { pageIn } from "../testing.mjs";
import { compose } from "./compose.mjs";
import { uniqueIds } from "./elements.mjs";

/**
 * The ids of the headings of a page, in their order.
 *
 * @param {string} sdl
 * @param {string} name
 */
async function idsIn(sdl, name) {
  const sections = Object.values(await compose(pageIn(sdl, name), {}));
  const text = sections.flatMap((section) => [section?.title ?? "", section?.content ?? ""]).join("\n");
  return [...text.matchAll(/\\\{#([^}]*)\\\}/gu)].map(([, id = ""]) => id);
}

test("names that differ by case have an id each, and the first the one that it always had", async () => {
  const sdl = `
    type Query { a(itemID: ID, itemId: ID): A }
    enum Mode { PRODUCTION production Production }
    type A { itemID: ID itemId(first: Int, FIRST: Int): ID a: Mode }
  `;
  assert.deepEqual((await idsIn(sdl, "Mode")).slice(1, 4), ["production", "production-2", "production-3"]);
  const rows = ["item-id", "item-id-2", "a-item-id-first", "a-item-id-first-2", "a"];
  assert.deepEqual((await idsIn(sdl, "A")).slice(1, 6), rows);
  assert.deepEqual(
    (await idsIn(sdl, "a")).filter((id) => id.startsWith("item")),
    ["item-id", "item-id-2"],
  );
});

test("an id that another name has is not given to a second", () => {
  assert.deepEqual(uniqueIds(["mode", "mode", "mode-2", "mode", "mode-2"]), [
    "mode",
    "mode-3",
    "mode-2",
    "mode-4",
    "mode-2-2",
  ]);
});

test("a deprecated field that comes last on the page leaves its id to the first", async () => {
  const sdl = 'type Query { a: A } type A { ID: ID @deprecated(reason: "x") id: ID }';
  const text = (await compose(pageIn(sdl, "A"), {}))["rows"]?.content ?? "";
  assert.match(text, /`id` \\\{#id\\\}[\s\S]*`ID` \\\{#id-2\\\}/u);
});

test("a value of underscores alone has an id", async () => {
  assert.equal((await idsIn("type Query { a: Kind } enum Kind { _ LAB }", "Kind"))[1], "_");
});

test("a field named like a section of the page has another id", async () => {
  const names = "Fields Definition RelatedTypes ReturnedBy UsedBy Uses ArgumentIn ArgumentOf ImplementedBy MemberOf";
  const fields = names.split(" ").map((name) => `section${name}: Int`);
  const sdl = `
    type Query { a(in: In): A b: B }
    type Other { a: A b(in: In): B }
    input In { ${fields.join(" ")} in: In }
    interface A { ${fields.join(" ")} }
    type B implements A { ${fields.join(" ")} }
    union U = B
  `;
  for (const name of ["A", "B", "In"]) {
    const ids = await idsIn(sdl, name);
    assert.ok(ids.filter((id) => id.startsWith("section-")).length > 14, ids.join());
    assert.deepEqual(ids, [...new Set(ids)]);
  }
});

test("members of a union have an id each", async () => {
  const ids = await idsIn("type Query { a: U } union U = Ab | AB type Ab { a: Int } type AB { a: Int }", "U");
  assert.deepEqual(ids.slice(1, 3), ["section-possible-types-ab", "section-possible-types-ab-2"]);
});

test("an operation links each field of what it returns by its own id", async () => {
  const sdl = "type Query { form: Form } type Form { itemID: ID itemId: ID }";
  const { content = "" } = (await compose(pageIn(sdl, "form"), {}))["returns"] ?? {};
  assert.match(content, /\[`itemID`\]\(\S+\.mdx#item-id\)\n- \[`itemId`\]\(\S+\.mdx#item-id-2\)/u);
});
