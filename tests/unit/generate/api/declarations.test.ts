import { expect, it } from "vitest";
import { prepareDeclarations } from "../../../../src/generate/api/declarations";

it.each<[rule: string, source: string, ...found: readonly (RegExp | string)[]]>([
  [
    "marks constants as functions, with or without a comment",
    "/** Says hello. */\nexport declare const hello: () => void;\nexport declare const bare: () => void;\n",
    /Says hello\.\s*\* @function\s*\*\/\nexport declare const hello/u,
    /\/\*\* @function \*\/\nexport declare const bare/u,
  ],
  [
    "converts function-valued properties of classes to methods",
    "export declare class A {\n    static readonly f: <T>(a: T, b?: string) => T | string;\n    g: number;\n}\n",
    /static\s+f<T>\(a: T, b\?: string\): T \| string;/u,
    "g: number;",
  ],
  [
    "moves the module's comments to the top, without the module's name",
    'import type { B } from "./b";\n/**\n * @module other\n * What it is for.\n */\n/** Its own. */\nexport declare const a: B;\n',
    /^\/\*\*(?![^]*@module)[\s*]*What it is for\.[\s*]*@packageDocumentation\s*\*\/\nimport/u,
    /Its own\.\s*\* @function\s*\*\/\nexport declare const a/u,
  ],
  [
    "does not attach the module's comment to the first constant",
    "/**\n * All of it.\n * @packageDocumentation\n */\nexport declare const a: 1;\n",
    /@packageDocumentation\n \*\/\s*\/\*\* @function \*\/\nexport declare const a/u,
  ],
  [
    "expands `Maybe`, also nested and in methods",
    "export declare class A {\n  f: (a: Maybe<Maybe<B>[]>) => Maybe<C>;\n}\nexport type D = Maybe;\n",
    "f(a: ((B | null | undefined)[] | null | undefined)): (C | null | undefined);",
    "export type D = Maybe;",
  ],
  [
    "uses the comment above an empty one",
    "/** Real. */\n/**\n *\n */\nexport declare const a: () => void;\n",
    /^\/\*\* Real\.[^]* @function\n \*\/\nexport declare const a/u,
  ],
  [
    "links pages of the docs",
    "/** See {@link DOCS_URL}/advanced/homepage for more. */\nexport declare const a: string;\n",
    "/** See [docs/advanced/homepage](/docs/advanced/homepage) for more.",
  ],
])("%s", (_, source, ...found) => {
  const { text } = prepareDeclarations("a.d.ts", source);
  for (const part of found) expect(text).toMatch(part);
});

it("distinguishes modules that declare something from those that only re-export", () => {
  expect(prepareDeclarations("a.d.ts", 'export * from "./b";\n').declares).toBe(false);
  expect(prepareDeclarations("a.d.ts", "export type A = 1;\n").declares).toBe(true);
});

it("lists exports from packages that have no pages", () => {
  const source =
    'export { isType as isAnyType } from "graphql";\nexport { a } from "./a";\nexport { b } from "@graphql-markdown/utils";\n';
  expect(prepareDeclarations("a.d.ts", source).external).toEqual([{ name: "isAnyType", from: "graphql" }]);
});
