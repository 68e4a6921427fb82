import assert from "node:assert/strict";
import { test } from "node:test";
import { categoryOf } from "./categories.mjs";

test("kinds have their order, and a page that lists them where the site wants one", () => {
  const { label, position, link } = categoryOf({ category: "queries", parent: "operations", index: true });
  assert.deepEqual([label, position, link?.title], ["Queries", 1, "Operations queries"]);
  assert.equal(categoryOf({ category: "objects", parent: "types", index: false }).link, null);
});

test("a group has its own name, and deprecated entities come last", () => {
  const group = categoryOf({ category: "course-work", parent: "api", index: true });
  assert.equal(group.label, "Course Work");
  assert.match(group.link?.description ?? "", /“Course Work”/u);
  const old = categoryOf({ category: "deprecated", parent: "api", index: true });
  assert.deepEqual([old.position, old.className], [999, "schema-category-deprecated"]);
});
