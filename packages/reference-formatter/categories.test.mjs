import assert from "node:assert/strict";
import { test } from "node:test";
import { categoryOf, groupOf, nameFolders } from "./categories.mjs";

test("kinds of operations have a fixed order", () => {
  const kinds = ["queries", "mutations", "subscriptions"];
  const positions = kinds.map((category) => categoryOf({ category, parent: "operations", index: true }).position);
  assert.deepEqual(positions, [1, 2, 3]);
});

test("a kind has an index page only if the option `index` is set", () => {
  const { label, link } = categoryOf({ category: "queries", parent: "operations", index: true });
  assert.deepEqual([label, link?.title], ["Queries", "Operations queries"]);
  assert.equal(categoryOf({ category: "objects", parent: "types", index: false }).link, null);
});

test("labels contain no angle brackets, which could end a script of Docusaurus", () => {
  const { label, link } = categoryOf({ category: "a</script><script>x", parent: "<b>", index: true });
  assert.equal(label, "A /script Script X");
  assert.doesNotMatch(link?.title ?? "", /[<>]/u);
  assert.doesNotMatch(categoryOf({ category: "queries", parent: "<b>", index: true }).link?.title ?? "", /[<>]/u);
  assert.equal(categoryOf({ category: "<>", parent: "api", index: false }).label, "Other");
});

test("a group is labelled with its name in title case", () => {
  const group = categoryOf({ category: "course-work", parent: "api", index: true });
  assert.equal(group.label, "Course Work");
  assert.match(group.link?.description ?? "", /“Course Work”/u);
});

test("a namespace is described by its operations, even if its name is that of a folder of the tool", () => {
  const namespace = categoryOf({ category: "objects", parent: "queries", isNamespace: true, index: true });
  assert.deepEqual(namespace.link, {
    type: "generated-index",
    title: "Objects operations",
    description: "The operations of the namespace “Objects”.",
  });
});

test("the category of deprecated operations comes last", () => {
  const old = categoryOf({ category: "deprecated", parent: "api", index: true });
  assert.deepEqual([old.position, old.className], [999, "schema-category-deprecated"]);
});

test("groups without Latin letters get different folders and keep their labels", () => {
  const groups = { objects: { A: "教室", B: "Заказы", C: "教室", D: "Desk 2", E: "", F: undefined } };
  nameFolders(groups);
  const { A, B, C, ...others } = groups.objects;
  assert.deepEqual([A, B], ["group-834482", "group-210559978"]);
  assert.equal(C, A);
  assert.deepEqual(others, { D: "Desk 2", E: "", F: undefined });
  assert.equal(categoryOf({ category: groupOf(A), parent: "api", index: true }).label, "教室");
  assert.equal(groupOf("Desk 2"), "Desk 2");
});

test("a group can be named like a property of `Object.prototype`", () => {
  for (const category of ["constructor", "toString", "__proto__"]) {
    assert.equal(categoryOf({ category, parent: "api", index: false }).position, 1);
  }
});
