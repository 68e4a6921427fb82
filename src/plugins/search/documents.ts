import type { Element, ElementContent } from "hast";
import type { Draft, PageToIndex } from "docusaurus-lean-search";
import { element, elementsIn, find, hasClass, lineOf, rawText, selectorOf, text } from "docusaurus-lean-search/hast";
import { isUnwrapped } from "docusaurus-lean-search/indexer";
import { instances } from "../../data/instances";
import { INTERNAL_CLASS } from "../../data/internalModules";

/** Matches the parts of generated pages that are not indexed: they repeat the rest of the page, or link to other pages. */
const isNotIndexed = selectorOf(["pre", "summary", ".badge_", ".signature_", ".list_", ".facts_", ".exports_"]);

const isHeading = selectorOf(["h1", "h2", "h3"]);
const isDeepHeading = selectorOf(["h4", "h5", "h6"]);

/** Turns a deep heading that has code, or is a function `name()`, into an `h3`, which starts a section; removes any other. */
function promoteHeading(heading: Element): Element[] {
  const content = heading.children.filter((child) => !hasClass(child, "hash-link"));
  const isName = /^[\w$.]+\(\)$/u.test(lineOf({ ...heading, children: content }));
  return isName || elementsIn(heading).some(({ tagName }) => tagName === "code") ? [{ ...heading, tagName: "h3" }] : [];
}

/**
 * Makes each name a section. Removes headings whose ids start with `section-`, such as "Fields" and "Returns", with what
 * follows them up to the next name: mostly lists of types, which have pages of their own.
 */
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

/** Reduces a generated page to the text to index, with a section for each name. */
function withNameSections(article: Element): Element {
  const reduce = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (isNotIndexed(node)) return [];
    const children = node.children.flatMap(reduce);
    return isUnwrapped(node, children) ? children : [{ ...node, children: nameSections(children) }];
  };
  return { ...article, children: nameSections(article.children.flatMap(reduce)) };
}

/** The last column headers of tables with the facts of options. */
const FACT_HEADERS = "Type,Default,Flag";

const isLabel = (node: ElementContent | undefined): node is Element =>
  node?.type === "element" && node.tagName === "strong";

/** Whether an element is a paragraph with the facts of an option: such a paragraph begins with the label "Type". */
function isFactsParagraph({ tagName, children: [first] }: Element): boolean {
  return tagName === "p" && isLabel(first) && rawText(first) === "Type";
}

function isFactsTable({ tagName, children }: Element): boolean {
  if (tagName !== "table") return false;
  const header = find({ type: "root", children }, (node) => node.tagName === "thead");
  const headers = header ? elementsIn(header).flatMap((row) => elementsIn(row).map(lineOf)) : [];
  return headers
    .filter((name) => name !== "")
    .join()
    .endsWith(FACT_HEADERS);
}

/** Turns the facts of options into code, without their labels: searches find the facts, but excerpts prefer the text. */
function withFactsAsCode(article: Element): Element {
  const convert = (node: ElementContent): ElementContent => {
    if (node.type !== "element") return node;
    if (isFactsParagraph(node))
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

/** By folder that the tool generates: the kind of its pages, and the kind of the names on those pages. */
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
 * Returns the kind of a document, if this site defines it; undefined if the document keeps a kind that every site has.
 *
 * @param segments - of the path of the page, below its docs instance
 */
function kindOf(
  { title, sectionRoute }: Draft,
  isApi: boolean,
  isGenerated: boolean,
  segments: readonly string[],
): string | undefined {
  const isPage = !sectionRoute.includes("#");
  if (isApi) return !isPage && title.endsWith("()") ? "function" : undefined;
  if (isGenerated) return FOLDER_KINDS[segments.at(-2) ?? ""]?.[isPage ? 0 : 1];
  if (isPage) return GUIDES.includes(segments[0]) ? "guide" : undefined;
  return segments[0] === "settings" && /^[\w.]+$/u.test(title) ? "option" : undefined;
}

/** Whether a section of a generated page is only a heading that groups the names below it. */
function isGroupHeading({ title, content, code, sectionRoute }: Draft): boolean {
  const isEmpty = content === "" && code === "";
  return sectionRoute.includes("#") && isEmpty && /^[A-Z]/u.test(title) && !/[A-Z]{2}|[a-z][A-Z]/u.test(title);
}

/** Heading of the section with links at the end of hand-written pages. It is not indexed, because the linked pages are. */
const NEXT_STEPS = "Next steps";

/** Splits a page into documents: the page, and its sections. Names, such as fields, arguments and functions, are sections. */
export function documentsOf(page: PageToIndex): Draft[] {
  const route = page.route.replace(/\/$/u, "");
  const instance = instances.find(({ routeBasePath }) => `${route}/`.startsWith(`/${routeBasePath}/`));
  const base = `/${instance?.routeBasePath ?? ""}`;
  const segments = route
    .slice(base.length)
    .split("/")
    .filter((segment) => segment !== "");
  const isGenerated = instance?.generated === true && page.route.startsWith(`${base}/`);
  // Without the head of a generated page: its description repeats the first sentence, and its keywords the name and kind.
  const documents = isGenerated
    ? page.split(withNameSections(page.article), false).filter((one) => !isGroupHeading(one))
    : page.split(withFactsAsCode(page.article)).filter(({ title }) => title !== NEXT_STEPS);
  const isDemoted = page.frontMatter["sidebar_class_name"] === INTERNAL_CLASS;
  return documents.map((one) => ({
    ...one,
    kind: kindOf(one, instance?.id === "api", isGenerated, segments) ?? one.kind,
    ...(isDemoted && { isDemoted }),
  }));
}
