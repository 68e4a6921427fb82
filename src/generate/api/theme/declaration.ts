import path from "node:path";
import type { ReferenceContext } from "../reference";
import type { MarkedLink } from "./marks";
import { readMarks } from "./marks";

const FENCE = /^```ts\n([\s\S]*)\n```$/;

/** Where a link of the plugin leads, from the root of the site: `../types/core.mdx#a` as `/api/types/core#a`. */
function routeOf({ page, reference }: ReferenceContext, url: string): string {
  if (url.startsWith("#") || /^[a-z]+:/.test(url)) return url;
  const [file = "", hash] = url.split("#");
  const route = reference.routeOf(path.posix.join(path.posix.dirname(page.url), file));
  return hash === undefined ? route : `${route}#${hash}`;
}

/**
 * A declaration whose types are linked, from the block of code that the plugin makes of it.
 *
 * @param fence the block, with marks around linked names
 * @param urls what the marks stand for
 */
export function renderDeclaration(context: ReferenceContext, fence: string, urls: readonly string[]): string {
  const [, text] = FENCE.exec(fence) ?? [];
  if (text === undefined) return fence;
  // The plugin ends the lines of broken signatures in a space, and puts two words into an order that is not TypeScript's.
  const tidy = text.replace(/ +$/gm, "").replace(/^([gs]et) static /, "static $1 ");
  const { code, links } = readMarks(tidy, urls);
  const attribute = ({ start, end, url }: MarkedLink): string =>
    `${String(start)}-${String(end)} ${routeOf(context, url)}`;
  const list = links.length > 0 ? ` links="${links.map(attribute).join(", ")}"` : "";
  return `<Declaration${list}>\n\n\`\`\`ts\n${code}\n\`\`\`\n\n</Declaration>`;
}
