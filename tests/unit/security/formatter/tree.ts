import { createProcessor } from "@mdx-js/mdx";
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds, unwrapMdxCodeBlocks } from "@docusaurus/utils";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";

/** The properties of a page's syntax tree that the tests read. */
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

/** Changes the text of a page like Docusaurus, before MDX reads it. */
function prepare(body: string): string {
  const prepared = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(body));
  return admonitionTitleToDirectiveLabel(prepared, ["note", "tip", "info", "warning", "danger"]);
}

/**
 * Parses a page like Docusaurus.
 *
 * @throws Error when the page is not valid MDX
 */
export function parseMdx(body: string): Node {
  return processor.parse(prepare(body));
}

/**
 * Parses a page and compiles it to a module.
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
const PLACE = /^[\w .,()-]*$/u;

/** Attributes of the elements that the formatter writes. `true` means an attribute without a value. */
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
  g: { className: WORD, transform: PLACE },
  path: { d: PLACE },
  rect: { x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER },
  summary: {},
  svg: { viewBox: PLACE, width: NUMBER, height: NUMBER, role: WORD, "aria-label": /^[\w ;.,]*$/u },
  text: { className: WORD, x: NUMBER, y: NUMBER, "aria-hidden": WORD },
  tspan: { x: NUMBER, dy: NUMBER },
};

function foreignElement({ name, attributes }: Node): string[] {
  const allowed = ELEMENTS[name ?? ""];
  if (!allowed) return [`element ${name ?? "of no name"}`];
  return (attributes as readonly Attribute[]).flatMap(({ name: key, value }) => {
    const form = key === undefined ? undefined : allowed[key];
    const text = typeof value === "string" ? value : (value?.value ?? null);
    const isFine = form === true ? text === null : text !== null && form?.test(text) === true;
    return isFine ? [] : [`attribute ${name ?? ""} ${key ?? "{…}"}=${String(text)}`];
  });
}

/** Whether a link leads to the web or to a page of the site. */
function isHarmless(url: string): boolean {
  const scheme = /^[\0- ]*([a-z][a-z\d+.-]*):/iu.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined ? !/^@|package\.json|secret/u.test(url) : ["http", "https", "mailto"].includes(scheme);
}

/**
 * Lists code in a page, and elements and links that the formatter does not write. The list is empty if nothing in the page can
 * run.
 */
export function foreignIn(node: Node, parent?: Node): string[] {
  const own = ((): string[] => {
    switch (node.type) {
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return foreignElement(node);
      case "mdxFlowExpression":
        return node.value === "/* prettier-ignore */" ? [] : [`expression ${node.value ?? ""}`];
      case "mdxTextExpression":
        // Names in drawings.
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

/** All texts and links of a page. */
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
