import { toLink } from "@graphql-markdown/printer-legacy/link";
import type { PrintTypeOptions } from "@graphql-markdown/types";
import { slugify } from "@graphql-markdown/utils";
import type { RouteOf } from "./neighbourhood";

/** Folders of operations, which the tool does not tell from an operation alone. */
const FOLDERS: Readonly<Partial<Record<string, string>>> = {
  query: "queries",
  mutation: "mutations",
  subscription: "subscriptions",
};

/**
 * Finds pages as the tool does for the links that it prints.
 *
 * @param options those that the tool gives to a hook
 * @returns function that gives the link to a page as Markdown has it; it throws Error for an entity without one
 */
export function routesOf(options: PrintTypeOptions): RouteOf {
  return ({ name, kind, node }) => {
    if (kind === "value") return `#${slugify(name)}`;
    const folder = FOLDERS[kind];
    const locale = folder === undefined ? undefined : { singular: kind, plural: folder };
    const { url } = toLink(node, name, locale, options);
    if (!url.startsWith("/")) throw new Error(`No page for the ${kind} ${name}: ${url}`);
    return url;
  };
}
