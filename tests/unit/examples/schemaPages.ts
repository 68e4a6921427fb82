import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { pageNamed, readPages } from "../security/formatter/readPages";
import { textOf } from "../security/formatter/tree";
import { linksOf, repeatedIds, wrongLinks } from "./pageLinks";

type Files = ReadonlyMap<string, string>;

/** Generates the pages of a schema of `tests/data/schemas`, as texts by path. */
type PagesOf = (name: string) => Promise<Files>;

/** Reads a schema of `tests/data/schemas` and generates its pages, each schema only once. */
export function fromSchemas(generate: (schema: string, name: string) => Promise<Files>): PagesOf {
  const generated = new Map<string, Promise<Files>>();
  return (name) => {
    const file = new URL(`../../data/schemas/${name}.graphql`, import.meta.url);
    const pages = generated.get(name) ?? readFile(file, "utf8").then((schema) => generate(schema, name));
    generated.set(name, pages);
    return pages;
  };
}

/** Returns the top-level folders of the pages, by their labels. */
function foldersOf(files: Files): Readonly<Record<string, string>> {
  const categories = [...files].filter(([name]) => /^(?:[^/]+\/)?_category_\.json$/u.test(name));
  return Object.fromEntries(
    categories.map(([name, text]) => [
      (JSON.parse(text) as { readonly label: string }).label,
      name.split("/")[0] ?? "",
    ]),
  );
}

/** Returns the text of the page whose path ends with a name such as `objects/big`. */
function textOfPage(files: Files, name: string): string {
  const found = [...files].find(([file]) => `/${file}`.endsWith(`/${name}.mdx`));
  if (!found) throw new Error(`There is no page ${name}.`);
  return found[1];
}

/**
 * Defines tests of the pages that the reference formatter writes.
 *
 * @param pagesOf groups the pages of the schema `groups` by `@doc(category)`, with "Common" for all others
 * @param root path of the folder of the pages, with slashes at both ends
 */
export function testSchemaPages(pagesOf: PagesOf, root: string): void {
  describe.each(["placeholders", "sameSlug", "scalarDefaults", "manyInterfaces", "groups", "descriptions"])(
    "pages of the schema %s",
    (name) => {
      let files: Files;

      beforeAll(async () => {
        files = await pagesOf(name);
      });

      it("link to existing pages, and to the headings of the linked names", () => {
        expect([...files].flatMap(([file, page]) => linksOf(file, page, root)).length).toBeGreaterThan(5);
        expect(wrongLinks(files, root)).toEqual([]);
      });

      it("have no repeated ids", () => {
        expect([...files].flatMap(([file, page]) => repeatedIds(page).map((id) => `${file}#${id}`))).toEqual([]);
      });
    },
  );

  it("links from names that differ by case lead to different headings", async () => {
    const links = [...(await pagesOf("sameSlug"))].flatMap(([file, page]) => linksOf(file, page, root));
    const ids = links.flatMap(({ code, id }) => (code?.startsWith("submission") ? [[code, id]] : []));
    expect(ids).toEqual([
      ["submissionID", "submission-id"],
      ["submissionId", "submission-id-2"],
    ]);
  });

  it.each([
    ["queries/rooms", "<Default>`{ width: 2, doors: [1, 2] }`</Default>"],
    ["queries/rooms", "<Default>`[1]`</Default>"],
    ["queries/rooms", "  shape: Shape = { width: 2, doors: [1, 2] }\n  floors: Shape = [1]\n  filter: RoomFilter = {}"],
    ["inputs/room-filter", "<Default>`{ width: 3, doors: [1, 2] }`</Default>"],
    ["inputs/room-filter", "  shape: Shape = { width: 3, doors: [1, 2] }"],
  ])("the default of a custom scalar is shown on %s as in SDL: %s", async (name, text) => {
    expect(textOfPage(await pagesOf("scalarDefaults"), name)).toContain(text);
  });

  it.each([
    ["objects/big", "Face", 8],
    ["unions/many", "T", 9],
  ])("a page links to all related types, even if a drawing omits some: %s", async (name, prefix, count) => {
    const codes = linksOf(name, textOfPage(await pagesOf("manyInterfaces"), name), root).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(Array.from({ length: count }, (_, at) => `${prefix}${String(at)}`)));
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
  ])("a description that breaks the tool's own pages is shown on %s: %s", async (name, text) => {
    const pages = await readPages(await pagesOf("descriptions"));
    expect(textOf(pageNamed(pages, name).tree)).toContain(text);
  });

  it("groups without Latin letters or digits have their own folders and labels", async () => {
    const files = await pagesOf("groups");
    const folders = foldersOf(files);
    expect(folders).toEqual({
      Заказы: expect.stringMatching(/^group-\d+$/u) as string,
      教室: expect.stringMatching(/^group-\d+$/u) as string,
      Constructor: "constructor",
      Queries: "queries",
      Common: "common",
    });
    expect(new Set(Object.values(folders)).size).toBe(5);
    for (const [label, page] of Object.entries({ Заказы: "objects/order", 教室: "queries/rooms" }))
      expect([...files.keys()]).toContainEqual(
        expect.stringMatching(`^${folders[label] ?? ""}/(?:.*/)?${page}\\.mdx$`),
      );
  });
}
