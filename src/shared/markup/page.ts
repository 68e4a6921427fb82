import type { Element, ElementContent, Properties, Root } from "hast";
import { Parser } from "htmlparser2";
import { find, lineOf } from "docusaurus-lean-search/hast";

/** Start tags that close all open elements of their table, because the minimizer omits the end tags. */
const PARTS_OF_TABLE = new Set(["tbody", "tfoot"]);

/** Converts attributes to properties. Uses a loop, because rest destructuring took a fifth of the parsing time. */
function propertiesOf(attributes: Readonly<Record<string, string>>): Properties {
  const classes = attributes["class"];
  if (classes === undefined) return attributes;
  const properties: Properties = { className: classes.trim().split(/\s+/u) };
  for (const name of Object.keys(attributes)) if (name !== "class") properties[name] = attributes[name];
  return properties;
}

/**
 * Parses HTML to a hast tree, which unified's converters read. It does not repair all errors that browsers do, because the
 * build writes none.
 *
 * @param html - the HTML of a page, or of some elements
 * @returns the elements, without comments; properties are named like attributes, except `className`
 */
function parse(html: string): ElementContent[] {
  const root: ElementContent[] = [];
  /** Elements that are open according to the parser. */
  const parserOpen: Element[] = [];
  /** Ancestors of the next node, without those that the start tag of another part of the table has closed. */
  const open: Element[] = [];
  const siblings = (): ElementContent[] => open.at(-1)?.children ?? root;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      if (PARTS_OF_TABLE.has(tagName)) open.length = open.findLastIndex((node) => node.tagName === "table") + 1;
      const node: Element = { type: "element", tagName, properties: propertiesOf(attributes), children: [] };
      siblings().push(node);
      open.push(node);
      parserOpen.push(node);
    },
    ontext(value) {
      const last = siblings().at(-1);
      if (last?.type === "text") last.value += value;
      else siblings().push({ type: "text", value });
    },
    // Also called for elements without an end tag.
    onclosetag() {
      const closed = parserOpen.pop();
      const at = closed ? open.lastIndexOf(closed) : -1;
      if (at >= 0) open.length = at;
    },
  });
  parser.end(html);
  return root;
}

/** Metadata in the head of a built page; a missing value is an empty string. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Comma-separated. */
  readonly keywords: string;
  /** Absolute canonical URL. */
  readonly canonical: string;
  /** Whether lists of pages and the search include the page. */
  readonly listed: boolean;
}

function headOf(tree: Root): Head {
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
 * Adds an element to the head of a built page, unless the head already contains an element with the same start.
 *
 * @param html the HTML of the page up to the end of its head
 * @param start of the element, such as `<meta name="pages"`
 * @param rest of the element
 */
export function addToHead(html: string, start: string, rest: string): string {
  return html.includes(start) ? html : html + start + rest;
}

export interface ParsedPage {
  readonly tree: Root;
  readonly head: Head;
}

/** A built page as the tasks of features receive it. */
export interface BuiltPage extends ParsedPage {
  /**
   * Path of the page's file, with `/` on every platform: below the folder of the locale just built or, for a page of another
   * locale, below the folder of all locales.
   */
  readonly file: string;
  /**
   * Returns the value that an earlier build cached for the same head and content, or computes it.
   *
   * @param key - the name of the feature, and everything else that the value depends on
   * @param compute - returns the value, which must survive JSON
   */
  readonly recall: <Value>(key: readonly string[], compute: () => Value) => Value;
}

/** The work of a feature on the built pages. */
export interface PageTask {
  /**
   * Called once for each page, in the order of the files.
   *
   * @param head - the HTML of the page up to the end of its head, with the additions of earlier tasks
   * @returns `head` with this task's additions
   */
  readonly page: (page: BuiltPage, head: string) => string;
  /** Called after all pages. */
  readonly finish?: () => Promise<void>;
}

export function parsePage(html: string): ParsedPage {
  const tree: Root = { type: "root", children: parse(html) };
  return { tree, head: headOf(tree) };
}
