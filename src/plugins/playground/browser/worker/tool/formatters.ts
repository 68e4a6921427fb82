import * as docusaurus from "@graphql-markdown/docusaurus/mdx";
import * as docfx from "@graphql-markdown/formatters/docfx";
import * as fumadocs from "@graphql-markdown/formatters/fumadocs";
import * as honkit from "@graphql-markdown/formatters/honkit";
import * as hugo from "@graphql-markdown/formatters/hugo";
import * as mdbook from "@graphql-markdown/formatters/mdbook";
import * as mkdocs from "@graphql-markdown/formatters/mkdocs";
import * as starlight from "@graphql-markdown/formatters/starlight";
import * as vocs from "@graphql-markdown/formatters/vocs";
import { ProjectFile, referenceFormatter } from "../../config/written";

/** The formatters of the tool, by the names that configurations give them. */
const formatters = new Map<unknown, object>([
  ["@graphql-markdown/docusaurus/mdx", docusaurus],
  ["@graphql-markdown/formatters/docfx", docfx],
  ["@graphql-markdown/formatters/fumadocs", fumadocs],
  ["@graphql-markdown/formatters/honkit", honkit],
  ["@graphql-markdown/formatters/hugo", hugo],
  ["@graphql-markdown/formatters/mdbook", mdbook],
  ["@graphql-markdown/formatters/mkdocs", mkdocs],
  ["@graphql-markdown/formatters/starlight", starlight],
  ["@graphql-markdown/formatters/vocs", vocs],
]);

/**
 * Returns the name by which the tool looks up a formatter. For a `ProjectFile`, this is the path: the tool copies its
 * configuration, and the copy of a `ProjectFile` would lose its class.
 */
export function formatterName(formatter: unknown): unknown {
  return formatter instanceof ProjectFile ? formatter.path : formatter;
}

/**
 * Returns the module of a formatter, as Node.js imports it. The tool looks for hooks in the module. The reference formatter
 * loads on demand.
 *
 * @param name of the module, as `formatterName` returns it
 * @throws Error when the playground has no such formatter, which would be a bug of the playground
 */
export async function formatterNamed(name: unknown): Promise<object> {
  if (name === referenceFormatter.path) return import("reference-formatter/index.mjs");
  const module = formatters.get(name);
  if (module === undefined) throw new Error(`There is no formatter ${String(name)}.`);
  return { ...module, default: module };
}

/** Returns the imports and exports with which a formatter begins the body of each page; empty for most formatters. */
export async function declarationOf(formatter: unknown): Promise<string> {
  const module = await formatterNamed(formatterName(formatter));
  return "mdxDeclaration" in module && typeof module.mdxDeclaration === "string" ? module.mdxDeclaration : "";
}
