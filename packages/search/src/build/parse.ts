import { fromHtml } from "hast-util-from-html";
import type { Root } from "hast";
import type { Head } from "./documents.ts";
import { find, lineOf } from "./hast.ts";

function headOf(tree: Root): Head {
  const head = find(tree, ({ tagName }) => tagName === "head") ?? tree;
  const meta = (name: string): string => {
    const found = find(head, ({ tagName, properties }) => tagName === "meta" && properties["name"] === name);
    return found?.properties["content"] ?? "";
  };
  const title = find(head, ({ tagName }) => tagName === "title");
  return {
    title: title ? lineOf(title) : "",
    description: meta("description"),
    keywords: meta("keywords"),
    listed: !meta("robots").includes("noindex"),
  };
}

/** Parses the HTML of a built page. */
export function parsePage(html: string): { readonly tree: Root; readonly head: Head } {
  const tree = fromHtml(html);
  return { tree, head: headOf(tree) };
}
