import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { beforeAll, expect, it } from "vitest";
import { API_PACKAGES, SCOPE } from "../../../../src/generate/api/packages";
import type { Page } from "./pages";
import { ROOT, siteReference } from "./pages";

/** An error that a function throws, according to its published comment. */
interface Throwing {
  readonly page: string;
  readonly heading: string;
  readonly words: readonly string[];
}

/** The words of a text, without links and escapes, which differ on pages. */
const wordsOf = (text: string): readonly string[] => text.replace(/\]\([^)]*\)/g, "]").match(/\w+/g) ?? [];

/** The `@throws` tags of all comments before a node. `getJSDocTags` would only read the last comment, which may be empty. */
function throwing(node: ts.Node, source: ts.SourceFile, page: string, id: string): Throwing[] {
  return node
    .getChildren(source)
    .filter(ts.isJSDoc)
    .flatMap(({ tags }) => [...(tags ?? [])])
    .filter(({ tagName }) => tagName.text === "throws")
    .map(({ comment }) => ({
      page,
      heading: `Throws \\{#${id.toLowerCase()}-throws\\}`,
      words: wordsOf(ts.getTextOfJSDocComment(comment) ?? ""),
    }));
}

/** The errors that the exported functions and methods of a declaration file throw. */
function throwingIn(file: string, page: string, text: string): Throwing[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const exported = source.statements.filter(
    (statement) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  const nameOf = (node: { readonly name?: ts.Node | undefined }): string => node.name?.getText(source) ?? "";
  return exported.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return throwing(statement, source, page, nameOf(statement));
    if (ts.isVariableStatement(statement)) {
      const { declarations } = statement.declarationList;
      return declarations.flatMap((each) => throwing(statement, source, page, nameOf(each)));
    }
    if (!ts.isClassDeclaration(statement)) return [];
    return statement.members.flatMap((member) =>
      throwing(member, source, page, `${nameOf(statement)}-${nameOf(member)}`),
    );
  });
}

let published: readonly Throwing[];
let pages: readonly Page[];

beforeAll(async () => {
  const found = API_PACKAGES.map(async ({ name, source }) => {
    const folder = path.join(ROOT, "node_modules", SCOPE, name, source);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".d.ts"));
    const texts = await Promise.all(files.map(async (file) => readFile(path.join(folder, file), "utf8")));
    return files.flatMap((file, at) => {
      const module = file
        .split(path.sep)
        .join("/")
        .replace(/\.d\.ts$/, "");
      return throwingIn(file, `${name}/${module}.mdx`, texts[at] ?? "");
    });
  });
  ({ pages } = await siteReference());
  published = (await Promise.all(found)).flat();
});

it("the reference describes the errors that published comments describe", () => {
  const missing = published.filter(({ page, heading, words }) => {
    const { body = "" } = pages.find(({ file }) => file === page) ?? {};
    const [, section = ""] = body.split(heading);
    const [content = ""] = section.split(/^(?:#{1,6} |<\/?Prerendered)/m);
    return !wordsOf(content).join(" ").startsWith(words.join(" "));
  });
  expect(missing).toEqual([]);
  expect(published.length).toBeGreaterThan(10);
});
