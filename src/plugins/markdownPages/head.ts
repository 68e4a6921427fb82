import type { Element } from "hast";
import { element, find, lineOf } from "./page/elements";
import { parse } from "./page/parse";

/** What the head of a built page says of it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Canonical address, in full; undefined if the page names none. */
  readonly canonical: string | undefined;
  /** Whether lists of pages may name it. */
  readonly listed: boolean;
}

function attribute(node: Element | undefined, name: string): string | undefined {
  const value = node?.properties[name];
  return typeof value === "string" ? value : undefined;
}

/**
 * Reads the head of a built page.
 *
 * @param html - of the whole page
 * @param delimiter - between the title of the page and that of the site, which is left out
 */
export function headOf(html: string, delimiter: string): Head {
  const head = element("head", parse(html.slice(html.indexOf("<head"), html.indexOf("</head>"))));
  const marked = (tagName: string, name: string, value: string): Element | undefined =>
    find(head, (node) => node.tagName === tagName && attribute(node, name) === value);
  const meta = (name: string): string | undefined => attribute(marked("meta", "name", name), "content");
  const title = find(head, ({ tagName }) => tagName === "title");
  const [name = ""] = (title ? lineOf(title) : "").split(` ${delimiter} `);
  return {
    title: name,
    description: meta("description") ?? "",
    canonical: attribute(marked("link", "rel", "canonical"), "href"),
    listed: meta("robots")?.includes("noindex") !== true,
  };
}
