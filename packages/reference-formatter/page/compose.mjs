/** The sections of a page in their order. The rows of fields, arguments, values and possible types are in `rows.mjs`. */
import { getNamedType, isDirective, isNamedType, isObjectType, isScalarType, isUnionType } from "graphql";
import { draw } from "../drawing/index.mjs";
import { codeBlock, plain, webAddress } from "../escape.mjs";
import { exampleOperation, examplesOf } from "../exampleOperation/index.mjs";
import { isShown, slugify } from "../graphqlMarkdown.mjs";
import { entitiesOf, entityOf, fieldsOf, isDeprecated, isOperation, relationsOf } from "../schema.mjs";
import { badge, describe, directivesOn } from "./description.mjs";
import { anchor, codeLink, linkTo, section, sectionId, splitList } from "./mdx.mjs";
import { idsOf, members, rows } from "./rows.mjs";

/** @import { GraphQLDirective, GraphQLNamedType } from "graphql" */
/** @import { Entity } from "../schema.mjs" */
/** @import { Page, Section } from "./mdx.mjs" */

/**
 * Builds the sections of a page, in order. To add a section, write its function and call it here.
 *
 * @param {Page} page
 * @param {Readonly<Record<string, { readonly content?: string } | undefined>>} printed the sections of the tool
 * @returns {Promise<Readonly<Record<string, Section | undefined>>>} by their keys
 */
export async function compose(page, printed) {
  return {
    description: { content: describe(page.entity.node, page.options, "No description") },
    facts: facts(page),
    operation: operation(page),
    rows: rows(page),
    members: members(page),
    returns: returns(page),
    example: example(printed["example"]?.content),
    code: definition(page, printed["code"]?.content ?? ""),
    related: await related(page),
  };
}

/** Limit for the unions among the facts, see `splitList`. The facts only count the others; the related types list them. */
const UNION_LIMIT = 3;

/**
 * Writes the facts about an entity as a list: its kind, result, interfaces, unions, specification and directives, and whether
 * it is a deprecated operation or a repeatable directive.
 *
 * @type {(page: Page) => Section}
 */
function facts(page) {
  const { entity, options } = page;
  const { node, kind } = entity;
  /** @type {(each: GraphQLNamedType | GraphQLDirective) => string | undefined} */
  const urlOf = (each) => linkTo(entityOf(each, options.schema), options);
  const directives = directivesOn(node, options).map(([name, directive]) => {
    const mark = badge(directive, node);
    const url = urlOf(directive.type);
    if (mark === "") return codeLink(`@${name}`, url);
    return url === undefined ? mark : `[${mark}](${url})`;
  });
  const interfaces = "getInterfaces" in node ? node.getInterfaces() : [];
  const implemented = interfaces.map((each) => codeLink(each.name, urlOf(each)));
  const unions = unionsOf(page);
  const lines = [
    kind,
    isOperation(entity) ? `returns ${codeLink(String(entity.node.type), urlOf(getNamedType(entity.node.type)))}` : "",
    implemented.length > 0 ? `implements ${implemented.join(", ")}` : "",
    unions.length > 0 ? `member of ${unions.join(", ")}` : "",
    isOperation(entity) && isDeprecated(entity.node) ? "deprecated" : "",
    isScalarType(node) && node.specifiedByURL ? specification(node.specifiedByURL) : "",
    directives.length > 0 ? `has ${directives.join(", ")}` : "",
    isDirective(node) && node.isRepeatable ? "repeatable" : "",
  ];
  const items = lines.filter((line) => line !== "").map((line) => `- ${line}`);
  return { content: ["<Facts>", items.join("\n"), "</Facts>", ""].join("\n\n") };
}

/** Writes links to the unions that a type is a member of, as MDX. @type {(page: Page) => readonly string[]} */
function unionsOf({ entity: { node }, options }) {
  if (!isObjectType(node)) return [];
  const unions = relationsOf(node, options.schema).find(({ title }) => title === "Member of")?.entities ?? [];
  const links = unions.flatMap((union) => {
    const url = isShown(union.node, options) ? linkTo(union, options) : undefined;
    return url === undefined ? [] : [codeLink(union.name, url)];
  });
  const { shown, hidden } = splitList(links, UNION_LIMIT);
  return hidden.length > 0 ? [...shown, `[${String(hidden.length)} more](#${sectionId("Member of")})`] : shown;
}

/**
 * Writes a link to the specification of a scalar, with the host as its text. A URL that is not a web address stays text.
 *
 * @type {(url: string) => string}
 */
function specification(url) {
  const address = webAddress(url);
  if (address === undefined) return `specified by ${plain(url)}`;
  return `specified by [${plain(new URL(address).host.replace(/^www\./u, ""))}](${address})`;
}

/** Code with more lines is clipped until the reader shows the rest. */
const CLIP_ABOVE = 18;

/**
 * Makes the section with an operation to copy, in tabs: the document, its variables, a command that sends both, and an
 * example response.
 *
 * @type {(page: Page) => Section | undefined}
 */
function operation({ entity, options }) {
  if (!isOperation(entity)) return undefined;
  const namespace = entity.name.includes(".") ? [] : (options.operationNamespaceParts ?? []);
  const { document, variables, curl, answer, notes } = exampleOperation(
    options.schema,
    entity.kind,
    [...namespace, ...entity.name.split(".")],
    examplesOf(options.schema, options.exampleSection),
  );
  const tabs = [
    tab("operation", "Operation", "graphql", document),
    ...(Object.keys(variables).length > 0 ? [tab("variables", "Variables", "json", variables)] : []),
    tab("curl", "curl", "bash", curl),
    tab("answer", "Response", "json", answer),
  ];
  const group = `<Operation>\n\n<Tabs groupId="graphql-operation">\n\n${tabs.join("\n\n")}\n\n</Tabs>\n\n</Operation>`;
  return section("Example operation", `${group}\n\n${notes.join(" ")}`);
}

/**
 * Writes a tab. When a reader opens it, Docusaurus opens the tabs with the same value on other pages too.
 *
 * @type {(value: string, label: string, language: string, content: string | object) => string}
 */
function tab(value, label, language, content) {
  const code = typeof content === "string" ? content.trim() : JSON.stringify(content, undefined, 2);
  const block = codeBlock(code, language);
  const lines = code.split("\n").length;
  const clipped = lines > CLIP_ABOVE ? `<Clipped lines={${String(lines)}}>\n\n${block}\n\n</Clipped>` : block;
  return `<TabItem value="${value}" label="${label}">\n\n${clipped}\n\n</TabItem>`;
}

/** Limit for the listed fields of a result, see `splitList`. "and 3 more" stands for the others. */
const RESULT_FIELD_LIMIT = 12;

/**
 * Makes the section with the type that an operation returns, and links to its fields or, for a union, to its members.
 *
 * @type {(page: Page) => Section | undefined}
 */
function returns({ entity, options }) {
  if (!isOperation(entity)) return undefined;
  const type = getNamedType(entity.node.type);
  const returned = entityOf(type, options.schema);
  const url = linkTo(returned, options);
  const ids = returned && idsOf({ entity: returned, options });
  const links = isUnionType(type)
    ? type.getTypes().map((member) => codeLink(member.name, linkTo(entityOf(member, options.schema), options)))
    : fieldsOf(type)
        .filter((field) => isShown(field, options) && !isDeprecated(field))
        .map((field) => codeLink(field.name, url === undefined ? undefined : `${url}#${ids?.get(field) ?? ""}`));
  const { shown, hidden } = splitList(links, RESULT_FIELD_LIMIT);
  const items = [...shown, ...(hidden.length > 0 ? [`and ${String(hidden.length)} more`] : [])];
  const title = `### ${codeLink(String(entity.node.type), url)} ${anchor(`section-returns-${slugify(type.name)}`)}`;
  const list = items.length > 0 ? `<Parts>\n\n${items.map((item) => `- ${item}`).join("\n")}\n\n</Parts>` : "";
  return section("Returns", `${title}\n\n${list}`);
}

/**
 * Makes the section with the example from a directive. The tool labels every example as GraphQL, but most are JSON.
 *
 * @type {(block: string | undefined) => Section | undefined}
 */
function example(block) {
  if (block === undefined) return undefined;
  const text = unfenced(block);
  return section("Example", codeBlock(text, isJson(text) ? "json" : "graphql"));
}

/** @type {(text: string) => boolean} */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the fence from a code block that the tool printed, because the code may contain the same fence.
 *
 * @type {(block: string) => string}
 */
function unfenced(block) {
  return block.trim().replace(/^```graphql\n|\n```$/gu, "");
}

/** Maximum number of lines of a definition that starts unfolded. */
const MAX_UNFOLDED_LINES = 14;

/**
 * Makes the section with the definition of an entity in SDL. Its last paragraph consists of links to the types in the
 * definition, which the component `Sdl` moves to the names in the code. The links lead to files, so that Docusaurus
 * resolves them in every version and at every route.
 *
 * @type {(page: Page, block: string) => Section}
 */
function definition({ entity, options }, block) {
  const code = unfenced(block);
  const words = new Set(code.match(/\w+/gu));
  /** @type {string[]} */
  const links = [];
  // An enum refers to no types, but its values may have their names.
  const others = entity.kind === "enum" ? [] : [...entitiesOf(options.schema).values()].flat();
  for (const other of others) {
    // Links only types, because a field may have the name of an operation or directive.
    if (!words.has(other.name) || other === entity || "args" in other.node) continue;
    const url = linkTo(other, options);
    if (url !== undefined) links.push(`[${plain(other.name)}](${url})`);
  }
  const lines = code.split("\n").length;
  const folded = lines > MAX_UNFOLDED_LINES ? ` lines={${String(lines)}}` : "";
  const parts = [`<Sdl${folded}>`, codeBlock(code, "graphql"), links.sort().join(" "), "</Sdl>"];
  return section("Definition", parts.filter((part) => part !== "").join("\n\n"));
}

/** Limit for the visible entities in a list of related types, see `splitList`. The others are folded. */
const RELATED_LIMIT = 12;

/**
 * Comment before a drawing. Without it, Prettier (the option `pretty`) would break the drawing into lines, and MDX would
 * turn these into paragraphs.
 */
const IGNORE = "{/* prettier-ignore */}";

/**
 * Makes the section with the entities that refer to a type and those that it refers to: lists and, if dagre is
 * installed, a drawing. Operations, directives, and types without relations have no such section.
 *
 * @type {(page: Page) => Promise<Section | undefined>}
 */
async function related({ entity, options }) {
  if (!isNamedType(entity.node)) return undefined;
  /** @type {(other: Entity) => string} */
  const link = (other) => linkTo(other, options) ?? "#";
  const relations = relationsOf(entity.node, options.schema)
    .map((relation) => ({
      ...relation,
      entities: relation.entities.filter((other) => isShown(other.node, options) && link(other) !== "#"),
    }))
    .filter(({ entities }) => entities.length > 0);
  if (relations.length === 0) return undefined;
  // The drawing of a scalar would show half of the schema.
  const drawing = isScalarType(entity.node)
    ? ""
    : await draw(entity, relations, link, (title) => `#${sectionId(title)}`);
  // Possible types have a separate section. Interfaces are among the facts; they have a list only if the drawing leaves some
  // out, and links to the list instead.
  /** @type {(title: string) => boolean} */
  const drawingLinksToList = (title) => drawing.includes(`(#${sectionId(title)})`);
  const lists = relations
    .filter(({ title }) => title !== "Possible types")
    .filter(({ title }) => title !== "Implements" || drawingLinksToList(title))
    .map(({ title, entities }) => {
      const text = `### ${title} ${anchor(sectionId(title))}\n\n${relatedList(entities, link)}`;
      return drawing === "" || drawingLinksToList(title) ? text : `<div className="schema-drawn">\n\n${text}\n\n</div>`;
    });
  if (drawing === "") return section("Related types", lists.join("\n\n"));
  const content = [IGNORE, drawing, ...lists].join("\n\n");
  return section("Related types", `<div className="schema-relations">\n\n${content}\n\n</div>`);
}

/** @type {(entities: readonly Entity[], link: (entity: Entity) => string) => string} */
function relatedList(entities, link) {
  const items = entities.map((entity) => `- ${codeLink(entity.name, link(entity))} <Kind of="${entity.kind}" />`);
  const { shown, hidden } = splitList(items, RELATED_LIMIT);
  const more = `<details>\n\n<summary>${String(hidden.length)} more</summary>\n\n${hidden.join("\n")}\n\n</details>`;
  return ["<Related>", shown.join("\n"), ...(hidden.length > 0 ? [more] : []), "</Related>"].join("\n\n");
}
