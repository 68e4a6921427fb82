import { readFile } from "node:fs/promises";
import path from "node:path";
import { slugify } from "@graphql-markdown/utils";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { Kind, parse } from "graphql";
import type { DefinitionNode, FieldDefinitionNode } from "graphql";
import { tokensOf } from "../../components/code/tokensOf";
import type { ExcerptField, SchemaExcerpt } from "../../components/home/schemaExcerpt";

interface Options {
  /** SDL file, relative to the site. */
  readonly file: string;
  /** Name of the object type to extract. */
  readonly type: string;
  /** The page that the tool made of that type, relative to the site. */
  readonly page: string;
}

function linesOf(field: FieldDefinitionNode, offset: number): ExcerptField {
  const { startToken, endToken } = field.loc ?? {};
  // The parser was not told to leave locations out, so both are there.
  const firstLine = (startToken?.line ?? offset) - offset;
  const name = field.name.value;
  return { name, anchor: slugify(name), firstLine, lastLine: (endToken?.line ?? offset) - offset };
}

function isObjectNamed(node: DefinitionNode, name: string): boolean {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === name;
}

/**
 * Source of one object type, with its description, and where its fields are in it.
 *
 * @throws Error when the file does not define the type
 */
export function excerptOf(sdl: string, type: string, file: string): SchemaExcerpt {
  const definition = parse(sdl).definitions.find((node) => isObjectNamed(node, type));
  if (definition?.kind !== Kind.OBJECT_TYPE_DEFINITION || !definition.loc) {
    throw new Error(`${file} does not define the object type "${type}"; correct the option "type" of schema-excerpt.`);
  }
  const { start, end, startToken } = definition.loc;
  const fields = (definition.fields ?? []).map((field) => linesOf(field, startToken.line));
  return { type, lines: tokensOf(sdl.slice(start, end), "graphql"), fields };
}

/** What a page says below its fields: the definition, which stands beside it there, and what the type is related to. */
const BELOW_FIELDS = /^## (?:Definition|Related types) \\\{#[\s\S]*/mu;

/**
 * A generated page as the home page shows it: down to its fields, with links to routes instead of `.mdx` files, which
 * Docusaurus resolves within the docs alone.
 */
export function excerptPage(page: string): string {
  return page.replace(BELOW_FIELDS, "").replaceAll(/(\]\(\/[^)\s]*)\.mdx\)/gu, "$1)");
}

/**
 * Gives the home page a type of an example schema as it is written, and the page that the tool made of it: neither can
 * differ from the example.
 */
export default function schemaExcerpt(context: LoadContext, options: unknown): Plugin {
  const { file: name, type, page } = options as Options;
  const file = path.join(context.siteDir, name);
  const pageFile = path.join(context.siteDir, page);
  return {
    name: "schema-excerpt",
    getPathsToWatch: () => [file, pageFile],
    loadContent: async () => excerptOf(await readFile(file, "utf8"), type, name),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData("excerpt.json", content as SchemaExcerpt);
      await actions.createData("page.mdx", excerptPage(await readFile(pageFile, "utf8")));
    },
  };
}
