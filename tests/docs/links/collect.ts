import { attributeOf, lineOf, walk } from "../markdown/node";
import type { MarkdownNode } from "../markdown/node";

/** A link of a page, an image, or an element with a URL. */
export interface Link {
  readonly url: string;
  readonly line: number;
}

/** Every URL that a page refers to, outside code. */
export function linksOf(tree: MarkdownNode): Link[] {
  return [...walk(tree)].flatMap((node) => {
    const urls = [node.url, ...["href", "to", "src"].map((name) => attributeOf(node, name))];
    return urls.flatMap((url) => (url === undefined ? [] : [{ url, line: lineOf(node) }]));
  });
}

/** Whether a URL leads out of the site. */
export function isExternal(url: string): boolean {
  return /^(?!pathname:)[a-z][a-z\d+.-]*:/iu.test(url);
}
