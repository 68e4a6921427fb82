import { expect, it } from "vitest";
import { prepareDeclarations } from "../../../../src/generate/api/declarations";

it("marks constants as functions, with or without a comment", () => {
  const { text } = prepareDeclarations(
    "a.d.ts",
    "/** Says hello. */\nexport declare const hello: () => void;\nexport declare const bare: () => void;\n",
  );
  expect(text).toMatch(/Says hello\.\s*\* @function\s*\*\/\nexport declare const hello/);
  expect(text).toMatch(/\/\*\* @function \*\/\nexport declare const bare/);
});

it("converts function-valued properties of classes to methods", () => {
  const { text } = prepareDeclarations(
    "a.d.ts",
    "export declare class A {\n    static readonly f: <T>(a: T, b?: string) => T | string;\n    g: number;\n}\n",
  );
  expect(text).toMatch(/static\s+f<T>\(a: T, b\?: string\): T \| string;/);
  expect(text).toContain("g: number;");
});

it("moves the module's comments to the top, without the module's name", () => {
  const { text } = prepareDeclarations(
    "a.d.ts",
    'import type { B } from "./b";\n/**\n * @module other\n * What it is for.\n */\n/** Its own. */\nexport declare const a: B;\n',
  );
  expect(text).toMatch(/^\/\*\*[\s*]*What it is for\.[\s*]*@packageDocumentation\s*\*\/\nimport/);
  expect(text).not.toContain("@module");
  expect(text).toMatch(/Its own\.\s*\* @function\s*\*\/\nexport declare const a/);
});

it("does not attach the module's comment to the first constant", () => {
  const { text } = prepareDeclarations(
    "a.d.ts",
    "/**\n * All of it.\n * @packageDocumentation\n */\nexport declare const a: 1;\n",
  );
  expect(text).toMatch(/@packageDocumentation\n \*\/\s*\/\*\* @function \*\/\nexport declare const a/);
});

it("distinguishes modules that declare something from those that only re-export", () => {
  expect(prepareDeclarations("a.d.ts", 'export * from "./b";\n').declares).toBe(false);
  expect(prepareDeclarations("a.d.ts", "export type A = 1;\n").declares).toBe(true);
});

it("lists exports from packages that have no pages", () => {
  const { external } = prepareDeclarations(
    "a.d.ts",
    'export { isType as isAnyType } from "graphql";\nexport { a } from "./a";\nexport { b } from "@graphql-markdown/utils";\n',
  );
  expect(external).toEqual([{ name: "isAnyType", from: "graphql" }]);
});

it("expands `Maybe`, also nested and in methods", () => {
  const { text } = prepareDeclarations(
    "a.d.ts",
    "export declare class A {\n  f: (a: Maybe<Maybe<B>[]>) => Maybe<C>;\n}\nexport type D = Maybe;\n",
  );
  expect(text).toContain("f(a: ((B | null | undefined)[] | null | undefined)): (C | null | undefined);");
  expect(text).toContain("export type D = Maybe;");
});

it("uses the comment above an empty one", () => {
  const { text } = prepareDeclarations("a.d.ts", "/** Real. */\n/**\n *\n */\nexport declare const a: () => void;\n");
  expect(text).toMatch(/^\/\*\* Real\./);
  expect(text).toContain("* @function\n */\nexport declare const a");
});

it("links pages of the docs", () => {
  const { text } = prepareDeclarations(
    "a.d.ts",
    "/** See {@link DOCS_URL}/advanced/homepage for more. */\nexport declare const a: string;\n",
  );
  expect(text).toContain("/** See [docs/advanced/homepage](/docs/advanced/homepage) for more.");
});
