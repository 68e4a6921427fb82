import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { checkPages, expectedTitles, writtenTitles } from "@site/src/generate/examples/pages";
import { renderHomepage, withDomains } from "@site/src/generate/examples/homepage";
import { temporaryFolder } from "../../temporaryFolder";

const schema = buildSchema("type Query { user: User } type User { name: String } directive @a on OBJECT");

describe("the pages of a schema", () => {
  it("are one for each type, directive and root field, and none for root and introspection types", () => {
    const titles = expectedTitles(schema);
    expect(titles).toEqual(expect.arrayContaining(["User", "String", "user", "a", "skip", "include"]));
    expect(titles).not.toContain("Query");
    expect(titles.filter((title) => title.startsWith("__"))).toEqual([]);
  });

  it("are read from front matter, other files left out", async () => {
    const folder = await temporaryFolder({
      "a/user.mdx": "---\nid: user\ntitle: User\n---\n",
      "a/_category_.json": '{"title: Folder": 1}',
    });
    expect(await writtenTitles(folder)).toEqual(["User"]);
  });

  it("are refused with the name of each one that is missing, and what the tool said", () => {
    expect(() => {
      checkPages(["User", "user", "user"], ["User", "user"], ['An error occurred while processing "user"']);
    }).toThrow(/left out 1 of 3 pages: user\. The tool said: An error occurred while processing "user"/u);
  });
});

describe("a home page", () => {
  it("shows the options as they are in their module, without its types", () => {
    const source =
      'import type { X } from "x";\nimport path from "node:path";\n\nexport default {} satisfies ExampleOptions;\n';
    expect(renderHomepage("```ts\n##options##\n```", source, "home.mdx")).toBe(
      '```ts\nimport path from "node:path";\n\nexport default {};\n```',
    );
  });

  it("is refused without a place for the options", () => {
    expect(() => renderHomepage("# Home", "", "home.mdx")).toThrow(/home\.mdx lacks ##options##/u);
  });

  it("shows the domains of the schema, and is refused without a place for them", () => {
    expect(withDomains("A\n\n##domains##\n", "$& drawn", "home.mdx")).toBe("A\n\n$& drawn\n");
    expect(() => withDomains("# Home", "", "home.mdx")).toThrow(/home\.mdx lacks ##domains##/u);
  });
});
