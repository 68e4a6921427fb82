import { expect, test } from "vitest";
import { queryOf } from "@site/src/plugins/search/browser/box/queryOf";

test.each([
  ["?q=average+score%20%C3%A9%25&other=1", "average score é%"],
  // A percent sign that encodes nothing.
  ["?q=media%", "media%"],
  ["?q=%20media+", "media"],
  [`?q=${"x".repeat(600)}`, "x".repeat(512)],
  ["", ""],
  ["?q=", ""],
  ["?q=+%20", ""],
  ["?query=media", ""],
])("the query in %s is %j", (search, query) => {
  expect(queryOf(search)).toBe(query);
});
