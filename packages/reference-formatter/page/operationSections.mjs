/** Makes the sections of queries, mutations and subscriptions: an operation to copy, and its result. */
import { getNamedType, isUnionType } from "graphql";
import { codeBlock } from "../escape.mjs";
import { isShown, slugify } from "../graphqlMarkdown.mjs";
import { exampleOperation, examplesOf } from "../exampleOperation/index.mjs";
import { fieldsOf, isDeprecated } from "../schema/elements.mjs";
import { entitiesOf, isOperation } from "../schema/entities.mjs";
import { anchor, codeLink, linkTo, section, splitList } from "./mdx.mjs";
import { idsOf } from "./rows.mjs";

/** @import { OperationTypeNode } from "graphql" */
/** @import { Page, Section } from "./mdx.mjs" */

/** Code with more lines is clipped until the reader shows the rest. */
const CLIP_ABOVE = 18;

/** Maximum number of listed fields of the result. "and 3 more" stands for the others. */
const RESULT_FIELDS = 12;

/**
 * Makes the section with an operation to copy, in tabs: the document, its variables, a command that sends both, and an
 * example response.
 *
 * @param {Page} page
 * @returns {Section | undefined} `undefined` if the entity is not an operation
 */
export function operation({ entity, options }) {
  if (!isOperation(entity)) return undefined;
  const kind = /** @type {OperationTypeNode} */ (entity.kind);
  const namespace = entity.name.includes(".") ? [] : (options.operationNamespaceParts ?? []);
  const path = [...namespace, ...entity.name.split(".")];
  const { document, variables, curl, answer, notes } = exampleOperation(options.schema, kind, path, {
    exampleOf: examplesOf(options.schema, options.exampleSection),
  });
  const hasVariables = Object.keys(variables).length > 0;
  const tabs = [
    tab("operation", "Operation", "graphql", document),
    ...(hasVariables ? [tab("variables", "Variables", "json", JSON.stringify(variables, undefined, 2))] : []),
    tab("curl", "curl", "bash", curl),
    tab("answer", "Response", "json", JSON.stringify(answer, undefined, 2)),
  ];
  const text = notes.length > 0 ? `\n\n${notes.join(" ")}` : "";
  const group = `<Operation>\n\n<Tabs groupId="graphql-operation">\n\n${tabs.join("\n\n")}\n\n</Tabs>\n\n</Operation>`;
  return section("Example operation", `${group}${text}`);
}

/**
 * Writes a tab. When a reader opens it, Docusaurus opens the tabs with the same value on other pages too.
 *
 * @type {(value: string, label: string, language: string, code: string) => string}
 */
function tab(value, label, language, code) {
  const block = codeBlock(code.trim(), language);
  const lines = code.trim().split("\n").length;
  const clipped = lines > CLIP_ABOVE ? `<Clipped lines={${String(lines)}}>\n\n${block}\n\n</Clipped>` : block;
  return `<TabItem value="${value}" label="${label}">\n\n${clipped}\n\n</TabItem>`;
}

/**
 * Makes the section with the type that an operation returns, and links to its fields or, for a union, to its members.
 *
 * @param {Page} page
 * @returns {Section | undefined} `undefined` if the entity is not an operation
 */
export function returns({ entity, options }) {
  if (!isOperation(entity)) return undefined;
  const entities = entitiesOf(options.schema);
  const type = getNamedType(entity.node.type);
  const returned = entities.get(type);
  const url = linkTo(returned, options);
  const ids = returned && idsOf({ entity: returned, options });
  const links = isUnionType(type)
    ? type.getTypes().map((member) => codeLink(member.name, linkTo(entities.get(member), options)))
    : fieldsOf(type)
        .filter((field) => isShown(field, options) && !isDeprecated(field))
        .map((field) => codeLink(field.name, url === undefined ? undefined : `${url}#${ids?.get(field) ?? ""}`));
  const { shown, hidden } = splitList(links, RESULT_FIELDS);
  const items = [...shown, ...(hidden.length > 0 ? [`and ${String(hidden.length)} more`] : [])];
  const title = `### ${codeLink(String(entity.node.type), url)} ${anchor(`section-returns-${slugify(type.name)}`)}`;
  const list = items.length > 0 ? `<Parts>\n\n${items.map((item) => `- ${item}`).join("\n")}\n\n</Parts>` : "";
  return section("Returns", `${title}\n\n${list}`);
}
