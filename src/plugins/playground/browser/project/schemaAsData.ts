/** Where the module is, from the folder of the project. */
export const AS_DATA = "schema-as-data.mjs";

/**
 * The module of a project in MDX that keeps a schema from running code: a plugin of remark.
 *
 * @param preset the module whose pages it finds; none for the formatter that readers copy, which lets no code through, but links
 * @param folder of these pages
 */
export function schemaAsDataModule(preset: string | undefined, folder: string): string {
  const [, root = "", base = ""] = /^(.*)\/([^/]*)$/u.exec(folder) ?? [];
  const copies = "versioned_docs/version-[^/]+|docusaurus-plugin-content-docs/[^/]+";
  const place = `/(?:${root}|${copies})/(?:[a-z]{2}(?:-[a-z]+)?/)?${base}/`;
  return String.raw`${preset === undefined ? "const mdxDeclaration = undefined;" : `import { mdxDeclaration } from "${preset}";`}

// Docusaurus copies the folder for each version and language, Starlight has one for each language.
const PLACE = new RegExp(${JSON.stringify(place)}, "i");

// What GraphQL-Markdown writes. All else comes from the schema, and is shown as text.
const ELEMENTS = /^(?:Aside|Badge|Bullet|SpecifiedBy|b|code|details|em|span|summary)$/;
const ATTRIBUTES = /^(?:class|hidden|text|title|type|url|variant)$/;

// Prettier may have formatted the page.
const compact = (code) => code.replaceAll(/[\s;(),]/g, "").replaceAll('"', "'");
const declared = new Set((mdxDeclaration ?? "").split(/\n\s*\n/).map(compact));

const isString = ({ data }) => data?.estree?.body.every(({ expression }) => expression?.type === "Literal") === true;

const isOwnAttribute = ({ type, name, value }) => {
  if (type !== "mdxJsxAttribute") return false;
  if (name === "style") return compact(value?.value ?? "") === "{fontWeight:'normal'}";
  if (name === "url") return typeof value === "string" && /^https?:/i.test(value);
  return ATTRIBUTES.test(name) && (value === null || typeof value === "string");
};

/** Links of these pages lead to pages and other sites. Another one could run a script, or publish a file of this machine. */
function isOwnLink({ url }) {
  if (/^(?:https?|mailto):/i.test(url)) return true;
  // A bundler takes what follows for the name of a file, or for code that reads one.
  if (/[!\\]/.test(url)) return false;
  try {
    // With what follows a question mark: Vite looks for the file before it cuts that off.
    const path = decodeURIComponent(url);
    return !/^@|[\0-\x1f\\]|^[a-z][a-z\d+.-]*:|(?:^|\/)\.\.(?:\/|$)/i.test(path);
  } catch {
    return false;
  }
}

const isOwn = (node) => {
  switch (node.type) {
    case "mdxjsEsm":
      return node.value.split(/\n\s*\n/).every((part) => declared.has(compact(part)));
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return isString(node);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return ELEMENTS.test(node.name ?? "") && node.attributes.every(isOwnAttribute);
    case "definition":
    case "image":
      // Astro takes a bare name for a package, and runs it.
      return /^(?:https?:|\.?\/)/i.test(node.url) && isOwnLink(node);
    case "link":
      return isOwnLink(node);
    case "html":
      return false;
    default:
      return true;
  }
};

// Without a declaration, the formatter of the project has taken care of code.
const isLive = (node) => (mdxDeclaration === undefined && !("url" in node) ? false : !isOwn(node));

// Docusaurus writes the text of all else in a heading into the table of contents as HTML, unescaped.
const IN_HEADING = /^(?:delete|emphasis|inlineCode|link|mdxJsxTextElement|strong|text)$/;

const FLOW = /^(?:definition|html|mdxjsEsm|mdxFlowExpression|mdxJsxFlowElement)$/;

export function schemaAsData() {
  return (tree, file) => {
    if (!PLACE.test(file.path.replaceAll("\\", "/"))) return;
    const source = String(file.value);
    const visit = (node, inHeading) => {
      if (isLive(node) || (inHeading && !IN_HEADING.test(node.type))) {
        const { start, end } = node.position;
        const text = { type: "text", value: source.slice(start.offset, end.offset) };
        return FLOW.test(node.type) ? { type: "paragraph", children: [text] } : text;
      }
      // What follows the language of a block can make a site run it.
      if (node.type === "code") node.meta = null;
      // Docusaurus writes the first title of a page into a module, where a backslash and a quote could end it.
      if (node.type === "heading" && node.depth === 1) node.depth = 2;
      const heading = inHeading || node.type === "heading";
      if (node.children) node.children = node.children.map((child) => visit(child, heading));
      return node;
    };
    visit(tree, false);
  };
}
`;
}
