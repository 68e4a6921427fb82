/** Makes the lists of a page: fields, enum values, arguments or possible types, with a row for each. */
import { getNamedType, isEnumType, isUnionType } from "graphql";
import { codeSpan } from "../escape.mjs";
import { isShown, slugify } from "../graphqlMarkdown.mjs";
import { examplesOf } from "../exampleOperation/index.mjs";
import { entityOf, fieldsOf, isDeprecated } from "../schema.mjs";
import { anchor, codeLink, linkTo, section, sectionId } from "./mdx.mjs";
import { defaultOf } from "./defaults.mjs";
import { badge, describe, directivesOn, firstSentence } from "./description.mjs";

/** @import { GraphQLArgument, GraphQLEnumValue, GraphQLField, GraphQLInputField } from "graphql" */
/** @import { Page, Section } from "./mdx.mjs" */

/**
 * An element that has a row.
 *
 * @typedef {GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument | GraphQLEnumValue} Element
 */

/** Lists with more rows have a filter. */
const FILTER_ABOVE = 15;

/** If a field has more arguments, they are folded. */
const FOLD_ABOVE = 3;

/**
 * Makes the section with the fields of a type, the values of an enum, or the arguments of an operation or directive.
 * Deprecated ones come last and are folded, if the option `deprecated` is `group`.
 *
 * @type {(page: Page) => Section | undefined}
 */
export function rows(page) {
  const { node } = page.entity;
  const title = isEnumType(node) ? "Values" : "args" in node ? "Arguments" : "Fields";
  const { current, deprecated } = elementsOf(page);
  const count = current.length + deprecated.length;
  if (count === 0) return undefined;
  const ids = idsOf(page);
  /** @type {(elements: readonly Element[]) => string[]} */
  const list = (elements) => elements.map((element) => row(element, page, ids));
  const summary = `<summary>Deprecated (${String(deprecated.length)})</summary>`;
  const folded = ['<details className="schema-deprecated">', summary];
  return listSection(title, count, [
    ...list(current),
    ...(deprecated.length > 0 ? [...folded, ...list(deprecated), "</details>"] : []),
  ]);
}

/**
 * Makes the section with the possible types of a union, with the first sentence of their descriptions.
 *
 * @type {(page: Page) => Section | undefined}
 */
export function members({ entity, options }) {
  if (!isUnionType(entity.node)) return undefined;
  const types = entity.node.getTypes().filter((type) => entityOf(type, options.schema) && isShown(type, options));
  const ids = uniqueIds(types.map((type) => `${sectionId("Possible types")}-${slugify(type.name)}`));
  const parts = types.flatMap((type, at) => {
    const url = linkTo(entityOf(type, options.schema), options);
    const title = `### ${codeLink(type.name, url)} ${anchor(ids[at] ?? "")}`;
    return ["<Field>", title, firstSentence(type.description), "</Field>"].filter((part) => part !== "");
  });
  return listSection("Possible types", types.length, parts);
}

/** @type {(title: string, count: number, parts: readonly string[]) => Section} */
function listSection(title, count, parts) {
  const opening = count > FILTER_ABOVE ? `<Rows count={${String(count)}}>` : "<Rows>";
  return section(title, [opening, ...parts, "</Rows>"].join("\n\n"));
}

/**
 * Lists the elements that have a row on a page. Deprecated ones are separate if the option `deprecated` is `group`.
 *
 * @type {(page: Page) => { readonly current: readonly Element[], readonly deprecated: readonly Element[] }}
 */
function elementsOf({ entity: { node }, options }) {
  /** @type {readonly Element[]} */
  const all = isEnumType(node) ? node.getValues() : "args" in node ? node.args : fieldsOf(node);
  const shown = all.filter((element) => isShown(element, options));
  const deprecated = options.deprecated === "group" ? shown.filter(isDeprecated) : [];
  return { current: shown.filter((element) => !deprecated.includes(element)), deprecated };
}

/**
 * Lists the arguments of a field that the options show; none for other elements.
 *
 * @type {(element: Element, page: Page) => readonly GraphQLArgument[]}
 */
function argumentsOf(element, { options }) {
  return "args" in element ? element.args.filter((argument) => isShown(argument, options)) : [];
}

/**
 * Writes the row of a field, argument or value: its name, its type, its description, and its arguments. The heading has
 * level 3, or 4 for an argument of a field.
 *
 * @type {(element: Element, page: Page, ids: ReadonlyMap<Element, string>, level?: number) => string}
 */
function row(element, page, ids, level = 3) {
  const id = page.options.sectionHeaderId === false ? "" : ` ${anchor(ids.get(element) ?? "")}`;
  const component = level === 3 ? "Field" : "Argument";
  const argumentRows = argumentsOf(element, page).map((argument) => row(argument, page, ids, 4));
  const folded = argumentRows.length > FOLD_ABOVE ? ` folded={${String(argumentRows.length)}}` : "";
  return [
    `<${component}${isDeprecated(element) ? " deprecated" : ""}>`,
    `${"#".repeat(level)} \`${element.name}\`${id}`,
    signature(element, page),
    describe(element, page.options, "").trim(),
    ...(argumentRows.length > 0 ? [`<Arguments${folded}>`, ...argumentRows, "</Arguments>"] : []),
    `</${component}>`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/**
 * Writes the line beside a name: the type in SDL, with a link to its page; its kind; the default value and the example;
 * the badges of custom directives. An enum value has only the badges.
 *
 * @type {(element: Element, page: Page) => string}
 */
function signature(element, { options }) {
  const badges = directivesOn(element, options)
    .map(([, directive]) => badge(directive, element))
    .filter((each) => each !== "")
    .join(" ");
  if (!("type" in element)) return badges;
  const entity = entityOf(getNamedType(element.type), options.schema);
  const kind = entity ? ` kind="${entity.kind}"` : "";
  const defaultValue = defaultOf(element);
  const example = examplesOf(options.schema, options.exampleSection)(element);
  const parts = [
    codeLink(String(element.type), linkTo(entity, options)),
    defaultValue === undefined ? "" : `<Default>${codeSpan(defaultValue)}</Default>`,
    example === undefined ? "" : `<Example>${codeSpan(JSON.stringify(example))}</Example>`,
    badges,
  ];
  return `<Signature${kind}>${parts.filter((part) => part !== "").join(" ")}</Signature>`;
}

/**
 * Makes the ids of the rows of a page, and of the arguments in them.
 *
 * @type {(page: Page) => ReadonlyMap<Element, string>}
 */
export function idsOf(page) {
  const { current, deprecated } = elementsOf(page);
  const all = [...current, ...deprecated].flatMap((element) => [
    // A name that consists of underscores has no slug.
    { element, slug: slugify(element.name) || element.name },
    ...argumentsOf(element, page).map((argument) => ({
      element: argument,
      slug: slugify([page.entity.name, element.name, argument.name].join(".")),
    })),
  ]);
  const ids = uniqueIds(all.map(({ slug }) => slug));
  return new Map(all.map(({ element }, at) => [element, ids[at] ?? ""]));
}

/** Names of sections. Their ids are reserved, so that no row has the id of a section. */
const SECTIONS = [
  "arguments",
  "argument-in",
  "argument-of",
  "definition",
  "example",
  "example-operation",
  "facts",
  "fields",
  "implemented-by",
  "implements",
  "member-of",
  "possible-types",
  "related-types",
  "returned-by",
  "returns",
  "used-by",
  "uses",
  "values",
];

/**
 * Numbers repeated ids. Names that differ only by case have the same slug; the first one keeps it.
 *
 * @param {readonly string[]} slugs in the order of the page
 * @returns {readonly string[]}
 */
export function uniqueIds(slugs) {
  const used = new Set(SECTIONS.map((name) => `section-${name}`));
  const reserved = new Set(slugs);
  return slugs.map((slug) => {
    let id = slug;
    for (let count = 2; used.has(id); count += 1) {
      const next = `${slug}-${String(count)}`;
      // Does not take the slug of another element.
      if (!reserved.has(next)) id = next;
    }
    used.add(id);
    return id;
  });
}
