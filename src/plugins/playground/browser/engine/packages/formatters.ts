import * as docusaurus from "@graphql-markdown/docusaurus/mdx";
import * as docfx from "@graphql-markdown/formatters/docfx";
import * as fumadocs from "@graphql-markdown/formatters/fumadocs";
import * as honkit from "@graphql-markdown/formatters/honkit";
import * as hugo from "@graphql-markdown/formatters/hugo";
import * as mdbook from "@graphql-markdown/formatters/mdbook";
import * as mkdocs from "@graphql-markdown/formatters/mkdocs";
import * as starlight from "@graphql-markdown/formatters/starlight";
import * as vocs from "@graphql-markdown/formatters/vocs";

/** The formatters, by the names that configurations give them. */
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
 * A formatter in the form in which Node.js imports it, which the tool looks for hooks in.
 *
 * @param name of its module
 * @throws Error when the playground has no such formatter, which is a mistake of its own
 */
export function formatterNamed(name: unknown): object {
  const module = formatters.get(name);
  if (module === undefined) throw new Error(`There is no formatter ${String(name)}.`);
  return { ...module, default: module };
}
