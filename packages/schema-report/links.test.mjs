/** Checks that every link of the reports leads to a page and an anchor that the tool writes. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { reportChanges, reportCoverage } from "./index.mjs";
import { folderWith, generate, OPTIONS } from "./testing.mjs";

// `type`, `group` and `marks` are random numbers: they choose a type, a group, and the description and directives.
/** @typedef {{ readonly name: string, readonly type: number, readonly marks: number }} Member a field, value or argument */
/** @typedef {{ readonly kind: string, readonly name: string, readonly group: number, readonly marks: number, readonly members: readonly (Member & { readonly args: readonly Member[] })[] }} Definition */

/** Some names share a slug, have an empty one, or make their type a namespace. */
const TYPES = ["User", "user", "Foo_Bar", "FooBar", "HTTPServer2Go", "_", "ShopQuery", "Node", "Gr", "Date"];
const MEMBERS = ["id", "createdAt", "created_at", "getURLById", "_", "user", "A", "B"];
const GROUPS = ["", "People", "Content Items", "教室"];

const name = fc.constantFrom(...MEMBERS);
const number = fc.nat({ max: 11 });
const member = fc.record({ name, type: number, marks: number });
/** @type {<Item extends { readonly name: string }>(item: fc.Arbitrary<Item>, max: number, min?: number) => fc.Arbitrary<Item[]>} */
const named = (item, max, min = 0) =>
  fc.uniqueArray(item, { selector: (each) => each.name, maxLength: max, minLength: min });
const members = named(fc.record({ name, type: number, marks: number, args: named(member, 2) }), 4, 1);
const definition = fc.record({
  kind: fc.constantFrom("type", "interface", "input", "enum", "union", "scalar", "directive"),
  name: fc.constantFrom(...TYPES),
  group: number,
  marks: number,
  members,
});
/** An old and a new schema, which have some definitions in common. */
const schemas = fc.record({
  queries: members,
  newQueries: members,
  common: named(definition, 4),
  removed: named(definition, 3),
  added: named(definition, 3),
});

/**
 * Writes definitions as SDL. Types of members are chosen among those that are defined.
 *
 * @param {readonly Definition["members"][number][]} queries
 * @param {readonly Definition[]} all if several have the same name, only the first is written
 */
function sdlOf(queries, all) {
  const definitions = all.filter((each, at) => all.findIndex((other) => other.name === each.name) === at);
  /** @type {(...kinds: readonly string[]) => readonly string[]} */
  const namesOf = (...kinds) => definitions.filter(({ kind }) => kinds.includes(kind)).map((each) => each.name);
  const leaves = ["ID", "String", ...namesOf("enum", "scalar")];
  const outputs = [...leaves, ...namesOf("type", "interface", "union")];
  const inputs = [...leaves, ...namesOf("input")];
  /** @type {(marks: number) => string} */
  const description = (marks) => (marks % 3 === 0 ? '"Described" ' : "");
  /** @type {(marks: number) => string} */
  const directives = (marks) =>
    marks === 4 ? " @deprecated" : marks === 5 ? ' @deprecated(reason: "Use {x}")' : marks === 7 ? " @noDoc" : "";
  /** @type {(types: readonly string[]) => (item: Member & { readonly args?: readonly Member[] }) => string} */
  const field = (types) => (item) => {
    const args = (item.args ?? []).map(field(inputs)).join(", ");
    const type = types[item.type % types.length] ?? "ID";
    return `${description(item.marks)}${item.name}${args && `(${args})`}: ${item.marks === 8 ? `[${type}!]` : type}${directives(item.marks)}`;
  };
  const texts = definitions.map(({ kind, name: own, group, marks, members: parts }) => {
    const doc = `@doc(category: "${GROUPS[group % GROUPS.length] ?? ""}")`;
    const start = `${description(marks)}${kind} ${own} ${doc}${marks === 7 ? " @noDoc" : ""}`;
    const written = parts.map(kind === "input" ? (part) => field(inputs)({ ...part, args: [] }) : field(outputs));
    const values = parts.map((part) => `${description(part.marks)}${part.name}${directives(part.marks)}`).join("\n");
    if (kind === "scalar") return start;
    if (kind === "enum") return `${start} { ${values} }`;
    if (kind === "union") return `${start} = ${namesOf("type")[0] ?? "Query"}`;
    if (kind === "directive")
      return `${description(marks)}directive @${own}(${parts.map((part) => field(["ID"])({ ...part, args: [] })).join(", ")}) on FIELD`;
    return `${start} { ${written.join("\n")} }`;
  });
  const on = "OBJECT | INTERFACE | INPUT_OBJECT | ENUM | UNION | SCALAR | FIELD_DEFINITION | ENUM_VALUE";
  const first = `directive @doc(category: String) on ${on}\ndirective @noDoc on ${on} | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION`;
  return [first, `type Query { ${queries.map(field(outputs)).join("\n")} }`, ...texts].join("\n\n");
}

/**
 * Checks that the page of a reported element has the name of its owner as its title.
 *
 * @param {{ readonly owner: { readonly name: string }, readonly place?: { readonly page: string } }} item
 * @param {string} output folder of the pages
 */
async function checkTitle({ owner, place }, output) {
  if (!place) return;
  const content = await readFile(path.join(output, `${place.page}.mdx`), "utf8");
  const title = /^title: (?<title>.*)$/mu.exec(content)?.groups?.["title"];
  assert.equal(title, owner.name.replace(/^@|^.*\./gu, ""));
}

/**
 * Follows the links of a report.
 *
 * @param {string} text
 * @param {string} output folder of the pages
 * @returns {Promise<number>} their number
 */
async function follow(text, output) {
  const links = [...text.matchAll(/\[`[^\n]*?`\]\((?<url>[^)]*)\)/gu)];
  for (const { groups } of links) {
    const url = groups?.["url"] ?? "";
    const [, route = "", anchor] = /^\/root\/api\/([^#]*?)(?:\.mdx)?(?:#(.+))?$/u.exec(url) ?? assert.fail(url);
    const content = await readFile(path.join(output, `${route}.mdx`), "utf8").catch(() =>
      assert.fail(`no page ${url}`),
    );
    if (anchor !== undefined) assert.match(content, new RegExp(String.raw`\{#${anchor}\\?\}`, "u"), url);
  }
  return links.length;
}

const reference = new URL("../reference-formatter/index.mjs", import.meta.url);
// The reference formatter is tested if it is next to this folder.
const FORMATTERS = new Map([["preset", "@graphql-markdown/docusaurus/mdx"]]);
if (existsSync(reference)) FORMATTERS.set("reference formatter", reference.href);

for (const [title, formatter] of FORMATTERS) {
  for (const hierarchy of ["api", "entity", "flat"]) {
    for (const grouped of [false, true]) {
      test(`links resolve: ${title}, ${hierarchy}${grouped ? " with groups" : ""}`, async (context) => {
        const folder = await folderWith(context, {});
        let run = 0;
        let links = 0;
        await fc.assert(
          fc.asyncProperty(schemas, fc.constantFrom("default", "group", "skip"), async (parts, deprecated) => {
            run += 1;
            const at = path.join(folder, String(run));
            const old = path.join(folder, "old.graphql");
            const schema = path.join(folder, "new.graphql");
            await writeFile(old, sdlOf(parts.queries, [...parts.common, ...parts.removed]));
            await writeFile(schema, sdlOf(parts.newQueries, [...parts.added, ...parts.common]));
            const config = {
              ...OPTIONS,
              schema,
              rootPath: at,
              linkRoot: "/root",
              homepage: false,
              formatter,
              printTypeOptions: { hierarchy, deprecated },
              skipDocDirective: run % 2 === 0 ? ["@noDoc"] : [],
              ...(grouped && { groupByDirective: { directive: "doc", field: "category", fallback: "Common" } }),
            };
            await generate(config);
            const out = path.join(at, "changes.mdx");
            const changes = await reportChanges({ config, old, new: schema, out, descriptions: true });
            const { coverage, text } = await reportCoverage({ config });
            const output = path.join(at, "api");
            const gaps = [...coverage.undescribed, ...coverage.deprecatedWithoutReason];
            for (const item of [...changes.changes, ...gaps]) await checkTitle(item, output);
            links += await follow(`${changes.text}\n${text}`, output);
          }),
          { numRuns: 6 },
        );
        assert.ok(links > 0);
      });
    }
  }
}
