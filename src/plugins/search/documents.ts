import type { Element, ElementContent } from "hast";
import type { Draft, PageToIndex } from "docusaurus-lean-search";
import { element, elementsIn, find, hasClass, lineOf, rawText, selectorOf, text } from "docusaurus-lean-search/hast";
import { unwrap } from "docusaurus-lean-search/indexer";
import { instances } from "../../data/instances";
import { INTERNAL_CLASS } from "../../data/internalModules";

/** Parts of generated pages that repeat the rest of the page, or link to other pages. */
const isRepeated = selectorOf(["pre", "summary", ".badge_", ".signature_", ".list_", ".facts_", ".exports_"]);

const isHeading = selectorOf(["h1", "h2", "h3"]);
const isDeepHeading = selectorOf(["h4", "h5", "h6"]);

/** Makes a deeper heading start a section if it is a name in code; otherwise removes it. */
function promoteHeading(heading: Element): Element[] {
  const words = heading.children.filter((child) => !hasClass(child, "hash-link"));
  const isName = /^[\w$.]+\(\)$/u.test(lineOf({ ...heading, children: words }));
  return isName || elementsIn(heading).some(({ tagName }) => tagName === "code") ? [{ ...heading, tagName: "h3" }] : [];
}

/** Makes each name a section, and removes the lists of returned and related types, which have their own pages. */
function nameSections(nodes: readonly ElementContent[]): ElementContent[] {
  let inRelations = false;
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const id = node.properties["id"];
    if (isHeading(node)) inRelations = node.tagName !== "h1" && typeof id === "string" && id.startsWith("section-");
    if (inRelations) return [];
    return isDeepHeading(node) && id !== undefined ? promoteHeading(node) : [node];
  });
}

/** Reduces a page that was generated from a schema or from types to the text to index. */
function withNames(article: Element): Element {
  const reduce = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (isRepeated(node)) return [];
    const children = node.children.flatMap(reduce);
    return unwrap(node, children) ?? [{ ...node, children: nameSections(children) }];
  };
  return { ...article, children: nameSections(article.children.flatMap(reduce)) };
}

/** The last headers of tables with the facts of options. */
const FACTS = "Type,Default,Flag";

const isLabel = (node: ElementContent | undefined): node is Element =>
  node?.type === "element" && node.tagName === "strong";

/** Whether a paragraph has the facts of an option: it then begins with the label of the type. */
function hasFacts({ tagName, children: [first] }: Element): boolean {
  return tagName === "p" && isLabel(first) && rawText(first) === "Type";
}

function isFactsTable({ tagName, children }: Element): boolean {
  if (tagName !== "table") return false;
  const header = find({ type: "root", children }, (node) => node.tagName === "thead");
  const names = header ? elementsIn(header).flatMap((row) => elementsIn(row).map(lineOf)) : [];
  return names
    .filter((name) => name !== "")
    .join()
    .endsWith(FACTS);
}

/** Turns the facts of options into code, without their labels: they are searched, but no excerpt begins with them. */
function withFactsAsCode(article: Element): Element {
  const convert = (node: ElementContent): ElementContent => {
    if (node.type !== "element") return node;
    if (hasFacts(node))
      return element(
        "pre",
        node.children.filter((child) => !isLabel(child)),
      );
    if (!isFactsTable(node)) return { ...node, children: node.children.map(convert) };
    const body = elementsIn(node).filter(({ tagName }) => tagName === "tbody");
    const cells = body.flatMap((rows) => elementsIn(rows).flatMap((row) => elementsIn(row).map(lineOf)));
    return element("pre", [text(cells.filter((cell) => cell !== "").join(" "))]);
  };
  return { ...article, children: article.children.map(convert) };
}

/** By folder of the tool's output: the kind of its pages, and that of the names on them. */
const FOLDER_KINDS: Readonly<Record<string, readonly [page: string, name: string]>> = {
  queries: ["operation", "argument"],
  mutations: ["operation", "argument"],
  subscriptions: ["operation", "argument"],
  directives: ["directive", "argument"],
  enums: ["type", "value"],
  inputs: ["type", "field"],
  interfaces: ["type", "field"],
  objects: ["type", "field"],
  scalars: ["type", "field"],
  unions: ["type", "field"],
};

const GUIDES: readonly (string | undefined)[] = ["guides", "advanced"];

/**
 * Returns the kind of a document; undefined if any site has this kind.
 *
 * @param folders - of its page, below the instance
 */
function kindOf(
  { title, sectionRoute }: Draft,
  isApi: boolean,
  isGenerated: boolean,
  folders: readonly string[],
): string | undefined {
  const isPage = !sectionRoute.includes("#");
  if (isApi) return !isPage && title.endsWith("()") ? "function" : undefined;
  if (isGenerated) return FOLDER_KINDS[folders.at(-2) ?? ""]?.[isPage ? 0 : 1];
  if (isPage) return GUIDES.includes(folders[0]) ? "guide" : undefined;
  return folders[0] === "settings" && /^[\w.]+$/u.test(title) ? "option" : undefined;
}

/** Whether a heading of a generated page only groups the names below it. */
function isGroupHeading({ title, content, code, sectionRoute }: Draft): boolean {
  const isEmpty = content === "" && code === "";
  return sectionRoute.includes("#") && isEmpty && /^[A-Z]/u.test(title) && !/[A-Z]{2}|[a-z][A-Z]/u.test(title);
}

/** The heading of the links at the end of a hand-written page, which is not indexed: the linked pages are. */
const NEXT_STEPS = "Next steps";

/** Makes the documents of a page, and one for each name on it, such as a field, an argument, a value or a function. */
export function documentsOf(page: PageToIndex): Draft[] {
  const route = page.route.replace(/\/$/u, "");
  const instance = instances.find(({ routeBasePath }) => `${route}/`.startsWith(`/${routeBasePath}/`));
  const base = `/${instance?.routeBasePath ?? ""}`;
  const folders = route
    .slice(base.length)
    .split("/")
    .filter((folder) => folder !== "");
  const isGenerated = instance?.generated === true && page.route.startsWith(`${base}/`);
  // The description of a generated page is its first sentence, and its keywords are its name and kind.
  const documents = isGenerated
    ? page.split(withNames(page.article), false).filter((one) => !isGroupHeading(one))
    : page.split(withFactsAsCode(page.article)).filter(({ title }) => title !== NEXT_STEPS);
  const isDemoted = page.frontMatter["sidebar_class_name"] === INTERNAL_CLASS;
  return documents.map((one) => ({
    ...one,
    kind: kindOf(one, instance?.id === "api", isGenerated, folders) ?? one.kind,
    ...(isDemoted && { isDemoted }),
  }));
}
