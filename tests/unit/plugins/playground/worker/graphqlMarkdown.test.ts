import { expect, it } from "vitest";
import * as tool from "reference-formatter/graphqlMarkdown.mjs";
import * as shims from "@site/src/plugins/playground/browser/worker/shims/referenceFormatter";

it("the shim exports the functions of graphqlMarkdown.mjs, and its own draw", () => {
  expect({ ...shims }).toEqual({ ...tool, draw: shims.draw });
  expect(Object.keys(tool)).toHaveLength(6);
});
