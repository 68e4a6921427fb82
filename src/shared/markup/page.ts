import type { Element, ElementContent, Properties, Root } from "hast";
import { Parser } from "htmlparser2";
import { find, lineOf } from "./elements";

/** Start tags that close all open elements of their table, because the minimizer omits the end tags. */
const PARTS_OF_TABLE = new Set(["tbody", "tfoot"]);

/** Converts attributes to properties. A loop, because rest destructuring took a fifth of the parsing time. */
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
 * @returns the elements, without comments; properties are named like attributes, except `className`
 */
export function parse(html: string): ElementContent[] {
  const root: ElementContent[] = [];
  /** Elements that the parser regards as open. */
  const begun: Element[] = [];
  /** Ancestors of the next node. */
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

/** Metadata in the head of a built page; a missing value is an empty string. */
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
 * Adds an element to the head of a built page, unless the page already has one with that start.
 *
 * @param html of the page, up to the end of its head
 * @param start of the element, in the form that this writes: `<meta name="pages"`
 * @param rest of the element
 */
export function withInHead(html: string, start: string, rest: string): string {
  return html.includes(start) ? html : html + start + rest;
}

/** A page as the build has written it. */
export interface ParsedPage {
  readonly tree: Root;
  readonly head: Head;
}

/** A page on its way through the features that read it. */
export interface BuiltPage extends ParsedPage {
  /** Path of its file below the folder of its locale, with `/` on every platform. */
  readonly file: string;
  /**
   * What an earlier build made of the same head and content, or else what is made now.
   *
   * @param parts - the name of the feature, and what else decides about the value
   * @param make - makes the value, which has to survive JSON
   */
  readonly recall: <Value>(parts: readonly string[], make: () => Value) => Value;
}

/** What a feature does with the built pages. */
export interface PageTask {
  /**
   * Is called once for each page, in the order of their files.
   *
   * @param head - the HTML of the page up to the end of its head, with what earlier tasks have added
   * @returns it with what this one adds
   */
  readonly page: (page: BuiltPage, head: string) => string;
  /** Is called after all pages. */
  readonly finish?: () => Promise<void>;
}

/** Parses the HTML of a built page. */
export function parsePage(html: string): ParsedPage {
  const tree: Root = { type: "root", children: parse(html) };
  return { tree, head: headOf(tree) };
}
