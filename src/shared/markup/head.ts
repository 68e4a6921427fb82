import type { Root } from "hast";
import { find, lineOf } from "./elements";

/** What the head of a built page says of it; empty for what it does not say. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
  /** Canonical URL, in full. */
  readonly canonical: string;
  /** Whether lists of pages and the search may name it. */
  readonly listed: boolean;
}

/** Reads the head of a parsed page. */
export function headOf(tree: Root): Head {
  const head = find(tree, ({ tagName }) => tagName === "head") ?? tree;
  const read = (tagName: string, name: string, value: string, wanted: string): string => {
    const found = find(head, (node) => node.tagName === tagName && node.properties[name] === value);
    return String(found?.properties[wanted] ?? "");
  };
  const meta = (name: string): string => read("meta", "name", name, "content");
  const title = find(head, ({ tagName }) => tagName === "title");
  return {
    title: title ? lineOf(title) : "",
    description: meta("description"),
    keywords: meta("keywords"),
    canonical: read("link", "rel", "canonical", "href"),
    listed: !meta("robots").includes("noindex"),
  };
}

/**
 * Adds an element to the head of a built page. One that has an element that begins so stays as it is.
 *
 * @param html of the page, up to the end of its head
 * @param start of the element, in the form that this writes: `<meta name="pages"`
 * @param rest of the element
 */
export function withInHead(html: string, start: string, rest: string): string {
  return html.includes(start) ? html : html + start + rest;
}
