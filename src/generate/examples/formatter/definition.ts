import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import { rangeOf, sourceOf } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";

/** A definition of more lines than this starts folded: on a phone it would fill the first screen. */
const FOLD_ABOVE = 14;

const PAGE_SUFFIX = ".mdx";

/** Routes (without the site's base URL) of the types that a page links to, by name and sorted by it. */
function routesByType(tree: Root): [name: string, route: string][] {
  const routes = new Map<string, string>();
  visit(tree, "link", ({ url, children: [label] }) => {
    if (label?.type !== "inlineCode" || !url.startsWith("/") || !url.endsWith(PAGE_SUFFIX)) return;
    const name = label.value.replaceAll(/[[\]!]/gu, "");
    // Only types have capitalised names; a field can share its name with an operation.
    if (/^[A-Z]/u.test(name)) routes.set(name, url.slice(0, -PAGE_SUFFIX.length));
  });
  return [...routes].sort(([a], [b]) => (a < b ? -1 : 1));
}

function wrapDefinition(code: Code, tree: Root, source: string): string {
  const words = new Set(code.value.match(/\w+/gu));
  const routes = routesByType(tree).filter(([name]) => words.has(name));
  const links = routes.length > 0 ? ` links={${JSON.stringify(Object.fromEntries(routes))}}` : "";
  const count = code.value.split("\n").length;
  const lines = count > FOLD_ABOVE ? ` lines={${String(count)}}` : "";
  return `<SchemaCode${lines}${links}>\n\n${sourceOf(code, source)}\n\n</SchemaCode>`;
}

/** The SDL of a page, which ends its introduction, in the component that folds it and links its types. */
export function definition(tree: Root, source: string): Edit[] {
  const firstSection = tree.children.findIndex((node) => node.type === "heading" && node.depth === 3);
  const introduction = firstSection === -1 ? tree.children : tree.children.slice(0, firstSection);
  const code = introduction.findLast((node) => node.type === "code");
  return code ? [{ ...rangeOf(code), text: wrapDefinition(code, tree, source) }] : [];
}
