import { compile } from "@mdx-js/mdx";
import { beforeAll, expect, it } from "vitest";
import type { Reference } from "./pages";
import { siteReference } from "./pages";

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly { readonly value: unknown }[];
  readonly children?: readonly Node[];
}

/** The components of the pages, and `code`, which Markdown cannot write around links. */
const KNOWN = ["Anchor", "Declaration", "Exports", "Prerendered", "code"];

let reference: Reference;

beforeAll(async () => {
  reference = await siteReference();
});

/** Lists everything that is neither Markdown nor a known component with plain-text attributes. */
function foreignIn(node: Node): string[] {
  const isKnown =
    node.name !== undefined &&
    KNOWN.includes(node.name) &&
    (node.attributes ?? []).every(({ value }) => typeof value === "string");
  const own = node.type.startsWith("mdx") && !isKnown ? [`${node.type} ${node.name ?? ""}`] : [];
  return [...own, ...(node.children ?? []).flatMap(foreignIn)];
}

it("every page compiles as MDX without expressions or unknown components", async () => {
  const special: string[] = [];
  for (const { file, body } of reference.pages) {
    const collect = () => (tree: Node) => {
      special.push(...foreignIn(tree).map((found) => `${file}: ${found}`));
    };
    await compile(body, { remarkPlugins: [collect] });
  }
  expect(special).toEqual([]);
});
