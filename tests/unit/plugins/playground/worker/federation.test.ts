import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { FederationFix } from "@site/src/plugins/playground/browser/protocol";
import { federationDefinitions } from "@site/src/plugins/playground/readerFiles";
import { optionsWith } from "../../../../playground/options";
import { temporaryFolder } from "../../../temporaryFolder";
import { generated, lastOf } from "./answers";
import { startWorker } from "./bundledWorker";

const worker = await startWorker();

async function fixOf(source: string): Promise<FederationFix | undefined> {
  return lastOf(await worker.ask({ source, options: optionsWith() }), "invalid").federation;
}

/** Reads a code block of the guide to Federation. */
async function block(title: string): Promise<string> {
  const guide = await readFile("docs/guides/federation.mdx", "utf8");
  const [, after = ""] = guide.split(`graphql title="${title}"\n`);
  return after.slice(0, after.indexOf("\n```"));
}

/** A subgraph that adds fields to a type of another subgraph. */
const REVIEWS = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@tag"])

type Book @key(fields: "isbn") {
  isbn: ID!
  reviews: [Review!]!
}

type Review @tag(name: "reviews") {
  text: String!
}`;

describe("a subgraph of Federation", () => {
  it.each([
    ["the subgraph of the guide", () => block("subgraphs/catalogue.graphql")],
    ["a subgraph without operations", () => REVIEWS],
  ])("is recognized, and has pages with the definitions: %s", async (_name, read) => {
    const source = await read();
    const fix = await fixOf(source);
    expect(fix?.directives).toEqual(expect.arrayContaining(["key", "link", "tag"]));
    expect(fix?.unknown).toEqual([]);
    const { files } = await generated(worker, `${source}\n${fix?.definitions ?? ""}`);
    expect(Object.keys(files)).toContain("types/objects/book.mdx");
  });

  it("gets only the definitions of the guide that it uses and lacks", async () => {
    const guide = await block("federation.graphql");
    const fix = await fixOf(
      'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5")\nscalar FieldSet\ntype Query { a: A }\ntype A @key(fields: "id") { id: ID }',
    );
    const lines = fix?.definitions.split("\n").slice(1) ?? [];
    expect(lines.filter((line) => !guide.includes(line))).toEqual([]);
    expect(lines.map((line) => /^(?:directive @|scalar |enum )(\w+)/u.exec(line)?.[1]).filter(Boolean)).toEqual([
      "key",
      "link",
      "link__Purpose",
      "link__Import",
    ]);
  });

  it("gets the definitions under the names that it imports", async () => {
    const source = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", as: "fed", import: [{ name: "@key", as: "@primary" }, "@external"])
      type Query { a: A }
      type A @primary(fields: "id") { id: ID @federation__shareable  b: Int @fed__inaccessible  c: Int @external }`;
    const fix = await fixOf(source);
    expect(fix?.directives).toEqual(["external", "fed__inaccessible", "federation__shareable", "link", "primary"]);
    const { files } = await generated(worker, `${source}\n${fix?.definitions ?? ""}`);
    expect(Object.keys(files)).toContain("types/directives/federation-shareable.mdx");
  });

  it("lists the directives that the guide does not define", async () => {
    const fix = await fixOf(
      'type Query @extends { a: Int @authenticated @deprecated } type A @key(fields: "b") { b: ID }',
    );
    expect(fix).toMatchObject({ directives: ["extends", "key"], unknown: ["authenticated"] });
  });

  it.each([
    ["a schema with a typing error", "type Query { a: Int @deprecate }"],
    ["a schema with a directive that is not only Federation's", 'type Query { a: Int @tag(name: "b") }'],
    ["a subgraph with all definitions and another mistake", "directive @key on OBJECT\ntype Query @key { a: Gone }"],
  ])("is not recognized in %s", async (_name, source) => {
    expect(await fixOf(source)).toBeUndefined();
  });
});

it("reading the definitions fails if the guide lacks them", async () => {
  const folder = await temporaryFolder({ "docs/guides/federation.mdx": "```graphql\ntype A\n```\n" });
  await expect(federationDefinitions(folder)).rejects.toThrow(
    "docs/guides/federation.mdx has no block of GraphQL with the title federation.graphql.",
  );
});
