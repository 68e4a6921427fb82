import { createProcessor } from "@mdx-js/mdx";
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds, unwrapMdxCodeBlocks } from "@docusaurus/utils";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";

/** A node of a page's syntax tree, with the properties that the tests read. */
export interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly title?: string | null;
  readonly attributes?: readonly Attribute[] | Readonly<Record<string, unknown>> | null;
  readonly children?: readonly Node[];
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null;
}

const processor = createProcessor({ remarkPlugins: [remarkDirective, remarkGfm] });

/** Changes the text of a page as Docusaurus does before MDX reads it. */
function prepare(body: string): string {
  const prepared = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(body));
  return admonitionTitleToDirectiveLabel(prepared, ["note", "tip", "info", "warning", "danger"]);
}

/**
 * Parses a page as Docusaurus does.
 *
 * @throws Error when the page is not valid MDX
 */
export function parseMdx(body: string): Node {
  return processor.parse(prepare(body));
}

/**
 * Parses a page like `parseMdx`, and also compiles it, which finds more faults.
 *
 * @throws Error when the page is not valid MDX
 */
export function compileMdx(body: string): Node {
  const tree = processor.parse(prepare(body));
  // Compiling changes the tree.
  processor.runSync(structuredClone(tree) as never);
  return tree;
}

const MARKDOWN = new Set(
  "root paragraph heading text list listItem code inlineCode link image table tableRow tableCell break thematicBreak delete".split(
    " ",
  ),
);

const WORD = /^[\w -]*$/u;
const NUMBER = /^\d+$/u;
const COORDINATES = /^[\w .,()-]*$/u;

/** The elements that the formatter writes, with patterns for the values of their attributes. `true` means no value. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, RegExp | true>>>> = {
  Argument: { deprecated: true },
  Arguments: { folded: NUMBER },
  Badge: { tone: /^[a-z\d-]*$/u },
  Clipped: { lines: NUMBER },
  Default: {},
  Deprecated: {},
  Example: {},
  Facts: {},
  Field: { deprecated: true },
  Kind: { of: WORD },
  Operation: {},
  Parts: {},
  Related: {},
  Rows: { count: NUMBER },
  Sdl: { lines: NUMBER, links: /^\{(?:"\w+":"[\w/-]+",?)+\}$/u },
  Signature: { kind: WORD },
  TabItem: { value: WORD, label: WORD },
  Tabs: { groupId: WORD },
  details: { className: WORD },
  div: { className: WORD },
  figure: { className: WORD, translate: WORD },
  g: { className: WORD, transform: COORDINATES },
  path: { d: COORDINATES },
  rect: { x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER },
  summary: {},
  svg: { viewBox: COORDINATES, width: NUMBER, height: NUMBER, role: WORD, "aria-label": /^[\w ;.,]*$/u },
  text: { className: WORD, x: NUMBER, y: NUMBER, "aria-hidden": WORD },
  tspan: { x: NUMBER, dy: NUMBER },
};

/** Describes an element, or attributes of an element, that the formatter does not write. */
function foreignPartsOf({ name, attributes }: Node): string[] {
  const allowed = ELEMENTS[name ?? ""];
  if (!allowed) return [`element ${name ?? "without a name"}`];
  return (attributes as readonly Attribute[]).flatMap(({ name: key, value }) => {
    const pattern = key === undefined ? undefined : allowed[key];
    const text = typeof value === "string" ? value : (value?.value ?? null);
    const isAllowed = pattern === true ? text === null : text !== null && pattern?.test(text) === true;
    return isAllowed ? [] : [`attribute ${name ?? ""} ${key ?? "{…}"}=${String(text)}`];
  });
}

/** Whether a link leads to the web, an e-mail address or a page of the site, rather than to a local file or code. */
function isHarmless(url: string): boolean {
  const scheme = /^[\0- ]*([a-z][a-z\d+.-]*):/iu.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined ? !/^@|package\.json|secret/u.test(url) : ["http", "https", "mailto"].includes(scheme);
}

/**
 * Lists what the formatter does not write: code, harmful links, and unknown elements, attributes and directives. If the list is
 * empty, nothing in the page can run.
 */
export function foreignIn(node: Node, parent?: Node): string[] {
  const own = ((): string[] => {
    switch (node.type) {
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return foreignPartsOf(node);
      case "mdxFlowExpression":
        return node.value === "/* prettier-ignore */" ? [] : [`expression ${node.value ?? ""}`];
      case "mdxTextExpression":
        // Names of types in drawings.
        return /^(?:text|tspan)$/u.test(parent?.name ?? "") && /^"\w+"$/u.test(node.value ?? "")
          ? []
          : [`expression ${node.value ?? ""}`];
      case "containerDirective":
      case "textDirective": {
        // Docusaurus converts a text directive that is only a name to text.
        const isBare = node.type === "containerDirective" || node.children?.length === 0;
        return isBare && Object.keys(node.attributes ?? {}).length === 0 ? [] : [`directive ${node.name ?? ""}`];
      }
      default:
        return MARKDOWN.has(node.type) ? [] : [node.type];
    }
  })();
  if (node.url !== undefined && !isHarmless(node.url)) own.push(`link ${node.url}`);
  return [...own, ...(node.children ?? []).flatMap((child) => foreignIn(child, node))];
}

/** All texts and links of a page, joined. */
export function textOf(node: Node): string {
  // A text directive is shown as its name.
  return [
    node.type === "textDirective" ? node.name : undefined,
    node.value,
    node.url,
    node.alt,
    node.title,
    ...(node.children ?? []).map(textOf),
  ]
    .filter((text) => typeof text === "string")
    .join(" ");
}
