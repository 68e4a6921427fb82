import lunr from "lunr";
import { expect, it, vi } from "vitest";
import { nearIn } from "@site/src/plugins/search/browser/engine/needs";

const index = lunr((builder) => {
  builder.pipeline.remove(lunr.stemmer);
  builder.searchPipeline.remove(lunr.stemmer);
  builder.field("text");
  builder.add({ id: "1", text: "schema scheme" });
});
const near = nearIn(index, ["schema", "scheme"]);

it("finds the terms that differ by so many letters, and no others", () => {
  expect(near("schemes", 1)).toEqual(["scheme"]);
  expect(near("schemes", 2).toSorted()).toEqual(["schema", "scheme"]);
  expect(near("schemata", 1)).toEqual([]);
  expect(near("schemata", 2)).toEqual(["schema"]);
});

it("does not compare a word that is too long for any, which would keep lunr busy for seconds", () => {
  const query = vi.spyOn(index, "query");
  expect(near("x".repeat(512), 2)).toEqual([]);
  expect(query).not.toHaveBeenCalled();
});
