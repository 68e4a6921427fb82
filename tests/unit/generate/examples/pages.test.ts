import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { checkPages, expectedTitles, readPages } from "@site/src/generate/examples/pages";
import { renderLandingPage } from "@site/src/generate/examples/landingPage";
import { temporaryFolder } from "../../temporaryFolder";

const schema = buildSchema("type Query { user: User } type User { name: String } directive @a on OBJECT");

describe("the pages of a schema", () => {
  it("are those of types, directives and root fields, except introspection", () => {
    const titles = expectedTitles(schema);
    expect(titles).toEqual(expect.arrayContaining(["User", "String", "user", "a", "skip", "include"]));
    expect(titles).not.toContain("Query");
    expect(titles.filter((title) => title.startsWith("__"))).toEqual([]);
  });

  it("are read from front matter, ignoring other files", async () => {
    const folder = await temporaryFolder({
      "a/objects/user.mdx": "---\nid: user\ntitle: User\n---\n",
      "queries/me.mdx": "---\nid: me\ntitle: me\n---\n",
      "a/_category_.json": '{"title: Folder": 1}',
    });
    expect(await readPages(folder, "/x")).toMatchObject([
      { title: "User", kind: "object", link: "/x/a/objects/user.mdx" },
      { title: "me", kind: "query", link: "/x/queries/me.mdx" },
    ]);
  });

  it("cause an error if some are missing, with their names and the tool's output", () => {
    expect(() => {
      checkPages(["User", "user", "user"], ["User", "user"], ['An error occurred while processing "user"']);
    }).toThrow(/left out 1 of 3 pages: user\. The tool said: An error occurred while processing "user"/u);
  });
});

describe("a landing page", () => {
  const options = { file: "options.ts", source: "" };

  it("shows the options as in their module, without types", () => {
    const source =
      'import type { X } from "x";\nimport path from "node:path";\n\nexport default {} satisfies ExampleOptions;\n';
    const template = '# Home\n\n```ts title="options.ts"\n```\n\n- {"x"}\n';
    expect(renderLandingPage(template, { ...options, source }, "home.mdx")).toBe(
      '# Home\n\n```ts title="options.ts"\nimport path from "node:path";\n\nexport default {};\n```\n\n- {"x"}\n',
    );
  });

  it("is rejected without a code block for the options", () => {
    const template = '```ts title="other.ts"\n```';
    expect(() => renderLandingPage(template, options, "home.mdx")).toThrow(
      /home\.mdx shows no options.*title="options\.ts"/su,
    );
  });

  it("has a row for each file of the schema, in the default example", async () => {
    const home = await readFile("examples/landing/default.mdx", "utf8");
    for (const file of await readdir("examples/schemas/default")) {
      expect(home).toContain(`\n| \`${path.basename(file, ".graphql")}\` | `);
    }
  });
});
