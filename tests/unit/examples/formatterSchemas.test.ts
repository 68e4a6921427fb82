import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { generatePages } from "../security/formatter/pages";
import type { Generated } from "../security/formatter/pages";
import { pageNamed, readPages } from "../security/formatter/readPages";
import type { Page } from "../security/formatter/readPages";
import { textOf } from "../security/formatter/tree";
import { idsOf } from "./pageIds";

const OPTIONS = `{
  schema: "schema.graphql",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
  linkRoot: "/docs",
  printTypeOptions: { hierarchy: "entity" },
}`;

const GROUPED = OPTIONS.replace(
  "{",
  '{ groupByDirective: { directive: "doc", field: "category", fallback: "Common" },',
);

/** Generates the pages of a schema of `tests/data/schemas`. */
async function pagesOf(name: string, options = OPTIONS): Promise<Generated> {
  const schema = await readFile(new URL(`../../data/schemas/${name}.graphql`, import.meta.url), "utf8");
  return generatePages(schema, options);
}

/** Links to pages that were not written. */
function brokenLinks({ files }: Generated): string[] {
  return [...files].flatMap(([name, page]) =>
    [...page.matchAll(/\]\(\/docs\/schema\/([^)#]+)|":"\/docs\/schema\/([^"]+)"/gu)]
      .map(([, link, path = ""]) => link ?? `${path}.mdx`)
      .flatMap((link) => (files.has(link) ? [] : [`${name}: ${link}`])),
  );
}

describe("a drawing that omits types", () => {
  it.each(["objects/big.mdx", "unions/many.mdx"])("links to the list of all types: %s", async (name) => {
    const page = (await pagesOf("manyInterfaces")).files.get(name) ?? "";
    const targets = [...page.matchAll(/and \d+ more<\/text>\]\(#([^)]*)\)/gu)].map(([, id = ""]) => id);
    expect(targets).not.toEqual([]);
    expect(idsOf(page)).toEqual(expect.arrayContaining(targets));
  });
});

describe("a description that breaks the tool's own pages", () => {
  let pages: readonly Page[];

  beforeAll(async () => {
    const { files, complaints } = await pagesOf("descriptions");
    expect(complaints).toBe("");
    pages = await readPages(files);
  });

  it.each([
    ["queries/fence", '{ "code": "A-12" }'],
    ["queries/container", "Use this one."],
    ["queries/breaks", "Height of the door"],
    ["queries/backtick", "Between ` and {0, 1}."],
    ["queries/words", "export of rooms to the calendar."],
    ["queries/words", "import them again with"],
    ["objects/tilde", "const room = { code: 1 };"],
    ["objects/export", "export of a room."],
    ["unions/place", "const room = { code: 1 };"],
    ["unions/place", "export of a room."],
    ["scalars/stamp", "RFC 3339"],
    ["scalars/text", "https://example.org/spec/%7Bversion%7D"],
    ["scalars/note", "https://example.org/note"],
  ])("is shown on %s, which compiles: %s", (name, text) => {
    expect(textOf(pageNamed(pages, name).tree)).toContain(text);
  });
});

describe("groups without Latin letters or digits", () => {
  let generated: Generated;
  /** Folders by their labels. */
  const folders = (): Readonly<Record<string, string>> => {
    const files = [...generated.files].filter(([name]) => /^(?:[^/]+\/)?_category_\.json$/u.test(name));
    return Object.fromEntries(
      files.map(([name, text]) => [(JSON.parse(text) as { readonly label: string }).label, name.split("/")[0] ?? ""]),
    );
  };

  beforeAll(async () => {
    generated = await pagesOf("groups", GROUPED);
  });

  it("have their own folders and labels", () => {
    expect(generated.complaints).toBe("");
    expect(folders()).toEqual({
      Заказы: expect.stringMatching(/^group-\d+$/u) as string,
      教室: expect.stringMatching(/^group-\d+$/u) as string,
      Constructor: "constructor",
      Queries: "queries",
      Common: "common",
    });
  });

  it("contain the pages of their types, to which links lead", () => {
    expect(generated.files.has(`${folders()["Заказы"] ?? ""}/objects/order.mdx`)).toBe(true);
    expect(generated.files.has(`${folders()["教室"] ?? ""}/queries/rooms.mdx`)).toBe(true);
    expect(brokenLinks(generated)).toEqual([]);
  });

  it("do not label the root folder if their name is empty", async () => {
    const schema = 'directive @doc(category: String) on FIELD_DEFINITION type Query { a: Int @doc(category: "") }';
    const { files } = await generatePages(schema, GROUPED);
    expect([...files.keys()]).toEqual(expect.arrayContaining(["queries/a.mdx", "common/_category_.json"]));
    expect(files.has("_category_.json")).toBe(false);
  });
});
