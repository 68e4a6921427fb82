/**
 * Counts which elements of a schema have a description, a reason for their deprecation, and an example, and writes the result
 * as Markdown or as annotations for GitHub.
 */
import path from "node:path";
import { getNamedType, isLeafType, isScalarType } from "graphql";
import { labelOf } from "./changes.mjs";
import { deprecationReasonOf, isDeprecated } from "./elements.mjs";
import { codeLink, count } from "./markdown.mjs";

/** @import { GraphQLSchema } from "graphql" */
/** @import { Element, Elements, Node } from "./elements.mjs" */
/** @import { Entity, Place, Reference } from "./reference.mjs" */
/** @import { Config } from "./tool.mjs" */

/** @typedef {{ described: number, count: number, percent: number }} Share */

/**
 * An element that lacks a description, a reason or an example.
 *
 * @typedef {object} Gap
 * @property {string} path `User.posts.first`, `@auth.role`
 * @property {string} kind
 * @property {{ readonly kind: string, readonly name: string, readonly path: string }} owner the type, directive or operation
 * @property {string} [file] of the definition
 * @property {number} [line]
 * @property {Place} [place]
 */

/**
 * @typedef {object} Coverage
 * @property {Share} total
 * @property {Record<string, Share>} kinds
 * @property {Record<string, Share>} groups empty without the option `groupByDirective`
 * @property {readonly Gap[]} undescribed
 * @property {readonly Gap[]} deprecatedWithoutReason
 * @property {readonly Gap[]} withoutExample
 */

/**
 * Measures the descriptions of the elements that the reference shows. Elements without a page, such as root types, do not
 * count.
 *
 * @param {Config} config
 * @param {Reference} reference
 * @param {GraphQLSchema} schema
 * @param {object} [more]
 * @param {Elements | undefined} [more.old] only elements that are not among these are counted
 * @param {string} [more.folder] the folder to which files are relative
 * @returns {Promise<Coverage>}
 */
export async function measure(config, reference, schema, { old, folder = "/" } = {}) {
  const all = [...reference.elements.values()].flatMap((element) => {
    const owner = ownerOf(element, reference);
    return owner ? [{ element, ...owner }] : [];
  });
  const counted = all.filter(({ element }) => !old?.has(element.path));
  const withoutExample = elementsWithoutExample(config, schema, all);
  /** @type {(test: (element: Element) => boolean) => Promise<Gap[]>} */
  const gaps = async (test) => {
    /** @type {Gap[]} */
    const found = [];
    for (const { element, entity, top } of counted) {
      if (!test(element)) continue;
      const place = await reference.placeOf(element.path);
      const owner = { ...labelOf(entity), path: top.path };
      found.push({
        path: element.path,
        kind: kindOf(element, top),
        owner,
        ...positionOf(element.node, folder),
        ...(place && { place }),
      });
    }
    return found;
  };
  const kinds = ["type", "operation", "field", "argument", "input field", "value", "directive"];
  const groups = [...new Set(counted.flatMap(({ entity }) => entity.group ?? []))].sort();
  /** @type {(test: (item: (typeof counted)[number]) => boolean) => Share} */
  const shareOf = (test) => share(counted.filter(test).map(({ element }) => element));
  return {
    total: shareOf(() => true),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, shareOf(({ element, top }) => kindOf(element, top) === kind)]),
    ),
    groups: Object.fromEntries(groups.map((group) => [group, shareOf(({ entity }) => entity.group === group)])),
    undescribed: await gaps(({ node }) => !isDescribed(node)),
    deprecatedWithoutReason: await gaps(({ node }) => isDeprecated(node) && deprecationReasonOf(node) === ""),
    withoutExample: await gaps((element) => withoutExample.has(element)),
  };
}

/** @type {(node: Node) => boolean} */
const isDescribed = ({ description }) => (description ?? "").trim() !== "";

/** @type {(elements: readonly Element[]) => Share} */
function share(elements) {
  const described = elements.filter(({ node }) => isDescribed(node)).length;
  const { length } = elements;
  // Rounded down: 100 means all.
  return { described, count: length, percent: length === 0 ? 100 : Math.floor((described / length) * 1000) / 10 };
}

/**
 * Finds the definition whose page shows an element.
 *
 * @type {(element: Element, reference: Reference) => { readonly top: Element, readonly entity: Entity } | undefined}
 */
function ownerOf(element, reference) {
  for (let top = /** @type {Element | undefined} */ (element); top; top = top.parent) {
    const entity = reference.entityOf(top.node);
    if (entity) return { top, entity };
  }
  return undefined;
}

/** @type {(element: Element, top: Element) => string} */
const kindOf = (element, top) => (element.kind === "field" && element === top ? "operation" : element.kind);

/** @type {(node: Node, folder: string) => { readonly file?: string, readonly line?: number }} */
function positionOf(node, folder) {
  const loc = node.astNode?.loc;
  if (!loc || !path.isAbsolute(loc.source.name)) return {};
  return { file: path.relative(folder, loc.source.name).split(path.sep).join("/"), line: loc.startToken.line };
}

/**
 * Finds elements without an example (option `exampleSection`) beside others that have one: the fields of a type, the
 * arguments of a field, all operations, or all scalars. Objects need none, because the tool composes their examples from
 * those of their fields.
 *
 * @type {(config: Config, schema: GraphQLSchema, all: readonly { readonly element: Element, readonly top: Element }[]) => ReadonlySet<Element>}
 */
function elementsWithoutExample(config, schema, all) {
  const directive = config.printTypeOptions.exampleSection?.directive ?? "example";
  if (!schema.getDirective(directive)) return new Set();
  /** @type {(node: Node) => boolean} */
  const hasExample = ({ astNode }) => {
    const applied = astNode && "directives" in astNode ? astNode.directives : [];
    return (applied ?? []).some(({ name }) => name.value === directive);
  };
  /** @type {(element: Element, top: Element) => string} */
  const siblings = (element, top) => `${kindOf(element, top)} ${element === top ? "" : (element.parent?.path ?? "")}`;
  const used = new Set(all.flatMap(({ element, top }) => (hasExample(element.node) ? [siblings(element, top)] : [])));
  const missing = all.filter(({ element, top }) => {
    if (!used.has(siblings(element, top)) || hasExample(element.node)) return false;
    if (!("type" in element.node)) return element.kind === "type" && isScalarType(element.node);
    const type = getNamedType(element.node.type);
    return isLeafType(type) && !hasExample(type);
  });
  return new Set(missing.map(({ element }) => element));
}

const LISTS = /** @type {const} */ ([
  ["undescribed", "Without a description", "has no description"],
  ["deprecatedWithoutReason", "Deprecated without a reason", "is deprecated without a reason"],
  ["withoutExample", "Without an example", "has no example, but others beside it have one"],
]);

/** @typedef {(gap: { readonly path: string, readonly place?: Gap["place"] }) => string | undefined} UrlOf */

/**
 * Writes tables by kind and by group, and lists of gaps.
 *
 * @param {Coverage} coverage
 * @param {object} links
 * @param {UrlOf} links.urlOf
 * @param {string} [links.sourceUrl] URL of the folder to which files are relative, for links to lines
 * @returns {string}
 */
export function renderCoverage(coverage, { urlOf, sourceUrl }) {
  const { total, kinds, groups } = coverage;
  const parts = [sentence(total), table("Kind", kinds)];
  if (Object.keys(groups).length > 0) parts.push(table("Group", groups));
  for (const [list, title] of LISTS) {
    const gaps = coverage[list];
    if (gaps.length === 0) continue;
    parts.push(`## ${title}`, renderGaps(gaps, urlOf, sourceUrl));
  }
  return parts.join("\n\n");
}

/** @type {(share: Share) => string} */
const percent = (share) => `${String(share.percent)}%`;

/** @type {(total: Share) => string} */
const sentence = (total) =>
  `${percent(total)} of ${count(total.count, "element")} ${total.count === 1 ? "has" : "have"} a description.`;

/** @type {(title: string, shares: Record<string, Share>) => string} */
function table(title, shares) {
  const rows = Object.entries(shares)
    .filter(([, share]) => share.count > 0)
    .map(([name, share]) => [name, String(share.described), String(share.count), percent(share)]);
  const lines = [[title, "Described", "All", "Share"], ["---", "--:", "--:", "--:"], ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll(/[|<>{}\\`]/gu, " ")).join(" | ")} |`)
    .join("\n");
}

/** @type {(gaps: readonly Gap[], urlOf: UrlOf, sourceUrl: string | undefined) => string} */
function renderGaps(gaps, urlOf, sourceUrl) {
  const lines = [];
  let owner = "";
  for (const gap of gaps) {
    const isWhole = gap.path === gap.owner.path;
    if (gap.owner.path !== owner) {
      const name = codeLink(gap.owner.name, urlOf(isWhole ? gap : { path: gap.owner.path, place: pageOf(gap) }));
      lines.push(`- ${gap.owner.kind} ${name}${isWhole ? source(gap, sourceUrl) : ""}`);
      owner = gap.owner.path;
      if (isWhole) continue;
    }
    const name = gap.path.slice(gap.owner.path.length + 1);
    lines.push(`    - ${codeLink(name, urlOf(gap))}${source(gap, sourceUrl)}`);
  }
  return lines.join("\n");
}

/** Returns the page of an element, without the anchor. @type {(gap: Gap) => Gap["place"]} */
function pageOf({ place }) {
  if (!place) return undefined;
  const { page, path, url } = place;
  return { page, path: path.replace(/#.*$/u, ""), url: url.replace(/#.*$/u, "") };
}

/** @type {(gap: Gap, sourceUrl: string | undefined) => string} */
function source({ file, line }, sourceUrl) {
  if (file === undefined || line === undefined) return "";
  const text = `${file}:${String(line)}`;
  const url = sourceUrl && `${sourceUrl.replace(/\/$/u, "")}/${encodeURI(file)}#L${String(line)}`;
  return `, ${codeLink(text, url)}`;
}

/**
 * Writes workflow commands, which GitHub shows beside the lines of a pull request.
 *
 * @param {Coverage} coverage
 * @param {"warning" | "error"} level of missing descriptions
 * @returns {string}
 */
export function renderAnnotations(coverage, level) {
  const lines = LISTS.flatMap(([list, title, text]) =>
    coverage[list].map(({ path, file, line }) => {
      const place = file === undefined ? "" : `file=${escapeProperty(file)},line=${String(line)},`;
      return `::${list === "undescribed" ? level : "warning"} ${place}title=${title}::${path} ${text}`;
    }),
  );
  const { total } = coverage;
  return [...lines, sentence(total)].join("\n");
}

/** @type {(text: string) => string} */
const escapeProperty = (text) =>
  text.replaceAll(/[%\r\n:,]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
