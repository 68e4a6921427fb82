import { compile } from "@mdx-js/mdx";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Reference } from "./pages";
import { generate } from "./pages";

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
}

let reference: Reference;

beforeAll(async () => {
  reference = await generate();
});
afterAll(async () => {
  await reference.remove();
});

function typesIn(node: Node): string[] {
  return [node.type, ...(node.children ?? []).flatMap(typesIn)];
}

it("compiles every page as MDX, with neither JSX nor expressions", async () => {
  const special: string[] = [];
  for (const { file, body } of reference.pages) {
    const collect = () => (tree: Node) => {
      special.push(
        ...typesIn(tree)
          .filter((type) => type.startsWith("mdx"))
          .map((type) => `${file}: ${type}`),
      );
    };
    await compile(body, { remarkPlugins: [collect] });
  }
  expect(special).toEqual([]);
});
