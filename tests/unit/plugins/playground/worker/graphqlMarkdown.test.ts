import { expect, it } from "vitest";
import * as tool from "reference-formatter/graphqlMarkdown.mjs";
import * as shim from "@site/src/plugins/playground/browser/worker/shims/graphqlMarkdown";

it("the worker gives the formatter that readers copy the functions that it finds itself, under the same names", () => {
  expect({ ...shim }).toEqual({ ...tool });
  expect(Object.keys(shim)).toHaveLength(6);
});
