import type { Nodes } from "mdast";
import { describe, expect, it } from "vitest";
import { MAX_DEPTH, parsePage } from "@site/src/plugins/playground/browser/parsing/parse";

/** Whether a page is truncated, and the depth and number of its admonitions. */
function shapeOf(body: string): { cut: boolean; deepest: number; admonitions: number } {
  const { root, cut } = parsePage(body, true);
  let deepest = 0;
  let admonitions = 0;
  const walk = (node: Nodes, depth: number): void => {
    const own = node.type === "containerDirective" ? 1 : 0;
    admonitions += own;
    deepest = Math.max(deepest, depth + own);
    if ("children" in node) for (const child of node.children) walk(child, depth + own);
  };
  walk(root, 0);
  return { cut, deepest, admonitions };
}

describe("a page with admonitions", () => {
  it.each([":::a\n", ":::a\n\n", "> :::a\n", ":::a[`x`]\n", "::::::a{b=c}\n"])(
    "nested thousands of times is truncated at the maximum depth: %j",
    (opening) => {
      const { cut, deepest } = shapeOf(opening.repeat(5000));
      expect(cut).toBe(true);
      expect(deepest).toBeLessThanOrEqual(MAX_DEPTH);
    },
  );

  it("in sequence is read completely", () => {
    expect(shapeOf(":::warning[Old]\n\nUse b.\n\n:::\n\n".repeat(200))).toEqual({
      cut: false,
      deepest: 1,
      admonitions: 200,
    });
  });
});
