import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { categoryOf } from "@site/src/generate/examples/formatter/category";
import { describe as describeType } from "@site/src/generate/examples/formatter/describe";
import { formatMDXBadge } from "@site/src/generate/examples/formatter/markup";
import { structurePage } from "@site/src/generate/examples/formatter/page";

const printed = `---
id: room
title: Room
---

A place.

\`\`\`graphql
type Room {
  code: String!
}
\`\`\`

### Fields

#### [\`code\`](#code)<Bullet />[\`String!\`](/x/scalars/string.mdx) <Badge tone="non-null">non-null</Badge>  \\{#code\\}${" "}
On the door.
##### [\`kind\`](#room-code-kind)<Bullet />[\`Int\`](/x/scalars/int.mdx)  \\{#room-code-kind\\}${" "}
Of what.

### Interfaces

#### [\`Node\`](/x/interfaces/node.mdx) <Badge tone="kind">interface</Badge>${" "}
Has an id.

### Example

\`\`\`graphql
{
  "code": "B12"
}
\`\`\`

### Member Of

[\`a\`](/x/objects/a.mdx)  <Badge tone="relation">object</Badge><Bullet />[\`b\`](/x/objects/b.mdx)  <Badge tone="relation">object</Badge>`;

describe("the structure of a page", () => {
  const page = structurePage(printed);

  it("has sections as h2 with anchors that no field can have", () => {
    expect(page).toContain("## Fields {#section-fields}");
    expect(page).toContain("## Member of {#section-member-of}");
  });

  it("has the name of a field as h3, followed by its signature and description", () => {
    expect(page).toContain(
      '### `code` {#code}\n\n<Signature>[`String!`](/x/scalars/string.mdx) <Badge tone="non-null">non-null</Badge></Signature>\n\nOn the door.',
    );
  });

  it("has the arguments of a field one level below it", () => {
    expect(page).toContain("#### `kind` {#room-code-kind}\n\n<Signature>[`Int`](/x/scalars/int.mdx)</Signature>");
  });

  it("links a listed type, under an anchor of its section", () => {
    expect(page).toContain("### [`Node`](/x/interfaces/node.mdx) {#section-interfaces-node}");
  });

  it("wraps the SDL with the routes of the types in it, and of no other", () => {
    expect(page).toContain('<SchemaCode links={{"String":"/x/scalars/string"}}>\n\n```graphql\ntype Room {');
  });

  it("fences an example as JSON when it is JSON", () => {
    expect(page).toContain('```json\n{\n  "code": "B12"\n}\n```');
  });

  it("lists relations", () => {
    expect(page).toContain('- [`a`](/x/objects/a.mdx) <Badge tone="relation">object</Badge>\n- [`b`]');
  });

  it("is refused when a mark of the formatter is left", () => {
    expect(() => structurePage("Something <Bullet /> unknown")).toThrow(/unknown form/u);
  });

  it("leaves what looks like a heading inside a code block alone", () => {
    expect(structurePage("```graphql\n### Fields\n```")).toContain("\n### Fields\n");
  });

  it("takes code in a description for what it is", () => {
    const page = structurePage(
      "A.\n\n```json\n{}\n```\n\n```graphql\nscalar A\n```\n\n### Example\n\n```graphql\nx\n```",
    );
    expect(page).toContain("<SchemaCode>\n\n```graphql\nscalar A\n```\n\n</SchemaCode>");
    expect(page.match(/<SchemaCode/gu)).toHaveLength(1);
  });

  it("folds a definition of more than 14 lines", () => {
    const lines = Array.from({ length: 15 }, (_, at) => `  v${String(at)}`).join("\n");
    expect(structurePage(`\`\`\`graphql\n${lines}\n\`\`\``)).toContain("<SchemaCode lines={15}>");
  });
});

describe("the description of a page", () => {
  const schema = buildSchema(`
    "Short."
    type Query { a: Int }
    """
    A \`code\` with a [link](https://example.org), long enough to stand alone as the description of a page in search results. ${"More words. ".repeat(12)}
    """
    enum Long { A }
  `);

  it("is made of whole sentences of plain text, within 50 and 160 characters", () => {
    const text = describeType(schema.getType("Long"));
    expect(text).toMatch(/^A code with a link, long enough/u);
    expect(text).toMatch(/\.$/u);
    expect(text.length).toBeGreaterThanOrEqual(50);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it("names the entity and its kind when its own description is short", () => {
    expect(describeType(schema.getQueryType())).toBe("Reference of the object Query in the GraphQL schema. Short.");
  });
});

describe("a category", () => {
  it("of deprecated operations comes last", () => {
    expect(categoryOf({ category: "deprecated", parent: "group-by", index: true })).toMatchObject({
      label: "Deprecated",
      position: 999,
      link: { title: "Deprecated operations" },
    });
  });

  it("of a kind says in whose group it is", () => {
    expect(categoryOf({ category: "queries", parent: "course", index: true })).toMatchObject({
      label: "Queries",
      link: { type: "generated-index", title: "Course queries" },
    });
  });

  it("has no page without an index", () => {
    expect(categoryOf({ category: "queries", parent: "operations", index: false }).link).toBeNull();
  });

  it("puts queries before mutations, and operations before types", () => {
    const position = (category: string): number => categoryOf({ category, parent: "x", index: false }).position;
    expect(position("queries")).toBeLessThan(position("mutations"));
    expect(position("operations")).toBeLessThan(position("types"));
  });
});

describe("a badge", () => {
  it("says how a value is wrapped or of which kind it is", () => {
    expect(formatMDXBadge({ text: "list" })).toBe('<Badge tone="wrapper">list</Badge>');
    expect(formatMDXBadge({ text: { singular: "enum", plural: "enums" } })).toBe('<Badge tone="kind">enum</Badge>');
    expect(formatMDXBadge({ text: "non-null", classname: "NON_NULL" })).toBe('<Badge tone="non-null">non-null</Badge>');
  });

  it("is left out for the fallback group", () => {
    expect(formatMDXBadge({ text: "common" })).toBe("");
  });
});
