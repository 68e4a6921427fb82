import { mdxDeclaration } from "@graphql-markdown/formatters/starlight";

// Matches the paths of the schema's pages. Docusaurus has a folder for each version and language, Starlight for each language.
const SCHEMA_PAGE =
  /\/(?:docs|versioned_docs\/version-[^/]+|docusaurus-plugin-content-docs\/[^/]+)\/(?:[a-z]{2}(?:-[a-z]+)?\/)?api\//i;

// Elements and attributes that GraphQL-Markdown writes itself. All others come from the schema, and become text.
const ELEMENTS = /^(?:Aside|Badge|Bullet|SpecifiedBy|b|code|details|em|span|summary)$/;
const ATTRIBUTES = /^(?:class|hidden|text|title|type|url|variant)$/;

// Ignores formatting, because Prettier may have formatted the page.
const compact = (code) => code.replaceAll(/[\s;(),]/g, "").replaceAll('"', "'");
const declarations = new Set((mdxDeclaration ?? "").split(/\n\s*\n/).map(compact));

const isString = ({ data }) => data?.estree?.body.every(({ expression }) => expression?.type === "Literal") === true;

const isSafeAttribute = ({ type, name, value }) => {
  if (type !== "mdxJsxAttribute") return false;
  if (name === "style") return compact(value?.value ?? "") === "{fontWeight:'normal'}";
  if (name === "url") return typeof value === "string" && /^https?:/i.test(value);
  return ATTRIBUTES.test(name) && (value === null || typeof value === "string");
};

// Safe links lead to pages and to other sites. Any other link could run a script, or publish a file of this machine.
const isSafeLink = ({ url }) => {
  if (/^(?:https?|mailto):/i.test(url)) return true;
  // Bundlers interpret text after these characters as the name of a file, or as a loader that reads one.
  if (/[!\\]/.test(url)) return false;
  try {
    // Including the query: Vite looks for a file with this name before it removes the query.
    const path = decodeURIComponent(url);
    return !/^@|[\0-\x1f\\]|^[a-z][a-z\d+.-]*:|(?:^|\/)\.\.(?:\/|$)/i.test(path);
  } catch {
    return false;
  }
};

const isSafe = (node) => {
  switch (node.type) {
    case "mdxjsEsm":
      return node.value.split(/\n\s*\n/).every((part) => declarations.has(compact(part)));
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return isString(node);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return ELEMENTS.test(node.name ?? "") && node.attributes.every(isSafeAttribute);
    case "definition":
    case "image":
      // Astro resolves a bare name to a package, and runs it.
      return /^(?:https?:|\.?\/)/i.test(node.url) && isSafeLink(node);
    case "link":
      return isSafeLink(node);
    case "html":
      return false;
    default:
      return true;
  }
};

// Without a declaration, the formatter of this project has escaped all code already, and only links are checked.
const mustBeText = (node) => (mdxDeclaration !== undefined || "url" in node) && !isSafe(node);

// Docusaurus writes the text of any other node in a heading into the table of contents as HTML, unescaped.
const IN_HEADING = /^(?:delete|emphasis|inlineCode|link|mdxJsxTextElement|strong|text)$/;

const BLOCK = /^(?:definition|html|mdxjsEsm|mdxFlowExpression|mdxJsxFlowElement)$/;

/** Remark plugin that prevents a schema from running code: on its pages, everything that could run becomes text. */
export function schemaAsData() {
  return (tree, file) => {
    if (!SCHEMA_PAGE.test(file.path.replaceAll("\\", "/"))) return;
    const source = String(file.value);
    const visit = (node, inHeading) => {
      if (mustBeText(node) || (inHeading && !IN_HEADING.test(node.type))) {
        const { start, end } = node.position;
        const text = { type: "text", value: source.slice(start.offset, end.offset) };
        return BLOCK.test(node.type) ? { type: "paragraph", children: [text] } : text;
      }
      // Metadata after the language of a code block can make a site run the code.
      if (node.type === "code") node.meta = null;
      // Docusaurus writes the first title of a page into a module, where a backslash and a quote could end the string.
      if (node.type === "heading" && node.depth === 1) node.depth = 2;
      const heading = inHeading || node.type === "heading";
      if (node.children) node.children = node.children.map((child) => visit(child, heading));
      return node;
    };
    visit(tree, false);
  };
}
