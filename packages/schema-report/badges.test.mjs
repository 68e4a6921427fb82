import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { addBadges, badgesOf } from "./badges.mjs";
import { reportChanges } from "./index.mjs";
import { folderWith, generate, OPTIONS } from "./testing.mjs";

const reference = new URL("../reference-formatter/index.mjs", import.meta.url);

const PAGE = `<Facts>

- object

</Facts>

### \`id\` \\{#id\\}

<Signature kind="scalar">[\`ID\`](/api/scalars/id.mdx)</Signature>

#### \`first\` \\{#user-id-first\\}

<Signature kind="scalar">[\`Int\`](/api/scalars/int.mdx) <Default>\`1\`</Default></Signature>

### \`ADMIN\` \\{#admin\\}

May do everything
`;

test("a page and its rows are marked as new or changed", () => {
  const page = addBadges(PAGE, [
    { status: "changed", anchor: "id" },
    { status: "added", anchor: "user-id-first" },
    { status: "deprecated", anchor: "user-id-first" },
    { status: "removed" },
    { status: "added", anchor: "admin" },
  ]);
  assert.match(page, /^- <Badge tone="changed">changed<\/Badge>\n\n<\/Facts>$/mu);
  assert.match(page, /^<Signature.*id\.mdx\) <Badge tone="changed">changed<\/Badge><\/Signature>$/mu);
  assert.match(page, /^<Signature.*<\/Default> <Badge tone="new">new<\/Badge><\/Signature>$/mu);
  assert.match(page, /\{#admin\\\}\n\n<Badge tone="new">new<\/Badge>\n\nMay do everything$/mu);
  assert.equal(page.match(/<Badge/gu)?.length, 4);
});

test("a new page without changed rows has one badge", () => {
  const page = addBadges(PAGE, [{ status: "added" }]);
  assert.equal(page, PAGE.replace("- object", '- object\n- <Badge tone="new">new</Badge>'));
});

test("pages have no badges when the report does not exist", async (context) => {
  const folder = await folderWith(context, { "user.mdx": PAGE });
  const filePath = path.join(folder, "user.mdx");
  await badgesOf(path.join(folder, "none.json"))({ data: { filePath, outputDir: folder } });
  assert.equal(await readFile(filePath, "utf8"), PAGE);
});

// Runs only if the reference formatter is next to this folder.
if (existsSync(reference)) {
  test("the tool writes the pages of the reference formatter with badges", async (context) => {
    const folder = await folderWith(context, {
      "old.graphql": "type Query { users: [User] } type User { id: ID } enum Role { A }",
      "new.graphql":
        "type Query { users: [User], pets: Int } type User { id: ID!, roles(all: Int): [Role] } enum Role { A B }",
      "formatter.mjs": `export * from ${JSON.stringify(reference.href)};
        import { badgesOf } from ${JSON.stringify(new URL("badges.mjs", import.meta.url).href)};
        export const afterRenderTypeEntitiesHook = badgesOf(new URL("changes.json", import.meta.url));`,
    });
    const [old, schema, out] = ["old.graphql", "new.graphql", "changes.json"].map((file) => path.join(folder, file));
    const config = { ...OPTIONS, schema, rootPath: folder, homepage: false };
    const own = { ...config, formatter: reference.href };
    const { text } = await reportChanges({ config: own, old, new: schema, out, format: "json" });
    await writeFile(out ?? "", text);
    await generate({ ...config, formatter: path.join(folder, "formatter.mjs") });
    const badges = async (/** @type {string} */ page) => {
      const content = await readFile(path.join(folder, "api", `${page}.mdx`), "utf8");
      return Array.from(content.matchAll(/(?:^#+ `(?<row>\w+)`|<Badge tone="(?<tone>\w+)">)/gmu), ({ groups }) =>
        String(groups?.["row"] ?? groups?.["tone"]),
      );
    };
    assert.deepEqual(await badges("operations/queries/pets"), ["new"]);
    assert.deepEqual(await badges("operations/queries/users"), []);
    assert.deepEqual(await badges("types/objects/user"), ["changed", "id", "changed", "roles", "new", "all"]);
    assert.deepEqual(await badges("types/enums/role"), ["changed", "A", "B", "new"]);
  });
}
