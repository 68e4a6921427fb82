import { fromMarkdown } from "mdast-util-from-markdown";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";
import { asDocusaurusReads } from "./check";

const extensions = [mdxjs(), gfm(), directive()];

/**
 * Why MDX can't read a page, with its own parser of JavaScript: an element that doesn't end, or a module or an expression
 * that is none.
 *
 * @param body of the page, after what the preset declares
 * @returns nothing when it can
 */
export function faultOf(body: string): string | undefined {
  try {
    fromMarkdown(asDocusaurusReads(body), { extensions });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
