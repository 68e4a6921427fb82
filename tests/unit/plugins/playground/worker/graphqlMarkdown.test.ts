import { expect, it } from "vitest";
import * as tool from "reference-formatter/graphqlMarkdown.mjs";
import * as shim from "@site/src/plugins/playground/browser/worker/shims/graphqlMarkdown";

it("the shim exports the same functions as the module of the reference formatter", () => {
  expect({ ...shim }).toEqual({ ...tool });
  expect(Object.keys(shim)).toHaveLength(6);
});
