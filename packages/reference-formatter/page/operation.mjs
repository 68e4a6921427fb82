import { exampleOperation, examplesOf } from "../operation/index.mjs";
import { isOperation } from "../schema/entities.mjs";
import { codeBlock } from "../escape.mjs";
import { section } from "./context.mjs";

/** @import { OperationTypeNode } from "graphql" */
/** @import { Page, Section } from "./context.mjs" */

/** Code of more lines than this is cut until the reader asks for the rest. */
const CLIP_ABOVE = 18;

/**
 * @param {string} value of the tab, which pages of the site remember
 * @param {string} label
 * @param {string} language
 * @param {string} code
 */
function tab(value, label, language, code) {
  const block = codeBlock(code.trim(), language);
  const lines = code.trim().split("\n").length;
  const clipped = lines > CLIP_ABOVE ? `<Clipped lines={${String(lines)}}>\n\n${block}\n\n</Clipped>` : block;
  return `<TabItem value="${value}" label="${label}">\n\n${clipped}\n\n</TabItem>`;
}

/**
 * An operation to copy: the document, its variables, a command that sends both, and the shape of the answer.
 *
 * @param {Page} page
 * @returns {Section | undefined} nothing for what is no operation
 */
export function operation({ entity, options }) {
  if (!isOperation(entity)) return undefined;
  const kind = /** @type {OperationTypeNode} */ (entity.kind);
  const path = [
    ...(entity.name.includes(".") ? [] : (options.operationNamespaceParts ?? [])),
    ...entity.name.split("."),
  ];
  const { document, variables, curl, answer, notes } = exampleOperation(options.schema, kind, path, {
    exampleOf: examplesOf(options.schema, options.exampleSection),
  });
  const hasVariables = Object.keys(variables).length > 0;
  const tabs = [
    tab("operation", "Operation", "graphql", document),
    ...(hasVariables ? [tab("variables", "Variables", "json", JSON.stringify(variables, undefined, 2))] : []),
    tab("curl", "curl", "bash", curl),
    tab("answer", "Answer", "json", JSON.stringify(answer, undefined, 2)),
  ];
  const text = notes.length > 0 ? `\n\n${notes.join(" ")}` : "";
  const group = `<Operation>\n\n<Tabs groupId="graphql-operation">\n\n${tabs.join("\n\n")}\n\n</Tabs>\n\n</Operation>`;
  return section("Example operation", `${group}${text}`);
}
