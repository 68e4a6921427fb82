import type { Element, ElementContent } from "hast";
import { element } from "docusaurus-lean-search/hast";

export {
  PAGE_CHROME,
  classesOf,
  element,
  elementsIn,
  escapeXml,
  find,
  hasClass,
  lineOf,
  rawText,
  selectorOf,
  text,
} from "docusaurus-lean-search/hast";

/** Creates a paragraph in bold, as a label for the content after it. */
export function label(children: ElementContent[]): Element {
  return element("p", [element("strong", children)]);
}
