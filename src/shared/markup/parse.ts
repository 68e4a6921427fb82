import type { Element, ElementContent, Properties } from "hast";
import { Parser } from "htmlparser2";

/** Start tags that end all that is open of the table around them; the minimizer leaves the end tags out. */
const PARTS_OF_TABLE = new Set(["tbody", "tfoot"]);

/** Properties of an element. Copying all but one attribute by destructuring takes a fifth of the time of parsing. */
function propertiesOf(attributes: Readonly<Record<string, string>>): Properties {
  const names = attributes["class"];
  if (names === undefined) return attributes;
  const properties: Properties = { className: names.trim().split(/\s+/u) };
  for (const name of Object.keys(attributes)) if (name !== "class") properties[name] = attributes[name];
  return properties;
}

/**
 * Parses HTML to the tree that converters of the unified family read. It does not repair all that HTML forgives, since the
 * build writes none of it.
 *
 * @param html - of a page, or of some elements
 * @returns the elements, without comments; properties have the names of attributes, but for `className`
 */
export function parse(html: string): ElementContent[] {
  const root: ElementContent[] = [];
  /** What the parser holds for open. */
  const begun: Element[] = [];
  /** The ancestors of what comes next. */
  const open: Element[] = [];
  const siblings = (): ElementContent[] => open.at(-1)?.children ?? root;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      if (PARTS_OF_TABLE.has(tagName)) open.length = open.findLastIndex((node) => node.tagName === "table") + 1;
      const node: Element = { type: "element", tagName, properties: propertiesOf(attributes), children: [] };
      siblings().push(node);
      open.push(node);
      begun.push(node);
    },
    ontext(value) {
      const last = siblings().at(-1);
      if (last?.type === "text") last.value += value;
      else siblings().push({ type: "text", value });
    },
    // Also called for elements without an end tag.
    onclosetag() {
      const closed = begun.pop();
      const at = closed ? open.lastIndexOf(closed) : -1;
      if (at >= 0) open.length = at;
    },
  });
  parser.end(html);
  return root;
}
