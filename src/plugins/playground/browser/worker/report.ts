/** Writes the report about a schema with the code of `packages/schema-report`. Loads when a reader opens the report. */
import type { GraphQLSchema } from "graphql";
import { compare, renderChanges, selectChanges } from "schema-report/changes.mjs";
import { measure, renderCoverage } from "schema-report/coverage.mjs";
import { elementsOf, removeHidden } from "schema-report/elements.mjs";
import type { Elements, Node } from "schema-report/elements.mjs";
import type { Entity, Reference } from "schema-report/reference.mjs";
import type { Config, Tool } from "schema-report/tool.mjs";
import { settingsOf } from "../config";
import type { PlaygroundOptions } from "../options";
import { InvalidSchema } from "./diagnose";
import { readSource, Refusal } from "./source";
import { tool, withTool } from "./tool/run";

/** The tool, with the type of `packages/schema-report`. The reports use only functions that the worker has. */
const toolOfReports = tool as unknown as Tool;

/** @throws Refusal when the schema has a mistake; it says which schema, and where the first mistake is */
async function loadSchema(name: string, text: string, options: PlaygroundOptions) {
  try {
    const source = readSource(text);
    const settings = settingsOf(options, source.kind);
    return await withTool({ source, settings, log: [] }, async (config) => {
      const schema = await tool.generator.loadGraphqlSchema(config.schemaLocation, config.loaders);
      if (!schema) throw new Error("the schema was not read");
      return { schema, config: config as unknown as Config };
    });
  } catch (error) {
    if (!(error instanceof InvalidSchema)) throw error;
    const [first] = error.diagnostics;
    const line = first?.line === undefined ? "" : `, line ${String(first.line)}`;
    throw new Refusal(`There is a mistake in ${name}${line}: ${first?.message ?? ""}`);
  }
}

/** Returns the line of an element's name; undefined if the element is not from SDL. */
function lineOf({ astNode }: Node): number | undefined {
  const name = astNode && "name" in astNode ? astNode.name : undefined;
  return name?.loc?.startToken.line;
}

/** Returns the link to an element's line; undefined if the schema has no such element, or is not SDL. */
function linkTo(elements: Elements, path: string): string | undefined {
  const node = elements.get(path)?.node;
  const line = node && lineOf(node);
  return line === undefined ? undefined : `#L${String(line)}`;
}

/** Lists types and operations as the package does, but without pages: here, links lead to lines. */
function referenceOf(schema: GraphQLSchema, elements: Elements, { groupByDirective }: Config): Reference {
  const entities = new Map<unknown, Entity>();
  for (const [category, byName] of Object.entries(tool.introspection.getSchemaMap(schema))) {
    for (const [name, node] of Object.entries(byName ?? {})) {
      const group = groupByDirective && tool.group.getGroupName(node, groupByDirective);
      entities.set(node, { name, category, ...(group !== undefined && { group }) });
    }
  }
  return {
    elements,
    extension: ".md",
    entityOf: (node) => entities.get(node),
    placeOf: () => Promise.resolve(undefined),
  };
}

async function renderCoverageOf(schema: GraphQLSchema, config: Config): Promise<string> {
  const restore = removeHidden(toolOfReports, config, [schema]);
  const elements = elementsOf(schema);
  restore();
  const coverage = await measure(config, referenceOf(schema, elements, config), schema);
  return renderCoverage(coverage, { urlOf: ({ path }) => linkTo(elements, path) });
}

async function renderChangesOf(oldSchema: GraphQLSchema, newSchema: GraphQLSchema, config: Config): Promise<string> {
  const { found, elements } = await compare(toolOfReports, config, oldSchema, newSchema);
  const reference = referenceOf(newSchema, elements, config);
  const changes = await selectChanges({ tool: toolOfReports, config, found, oldSchema, newSchema, reference });
  return renderChanges(changes, (path) => Promise.resolve(linkTo(elements, path)));
}

/**
 * Reports which elements of a schema have a description and, if there is an older version of it, what changed since.
 *
 * @returns Markdown in which a link such as `#L12` leads to that line of the schema
 * @throws Refusal when one of the two schemas has a mistake
 */
export async function reportOn(text: string, options: PlaygroundOptions, old: string | undefined): Promise<string> {
  const { schema, config } = await loadSchema("the schema", text, options);
  const coverage = await renderCoverageOf(schema, config);
  if (old === undefined) return `# Coverage\n\n${coverage}\n`;
  const { schema: oldSchema } = await loadSchema("the older schema", old, options);
  const changes = await renderChangesOf(oldSchema, schema, config);
  return `# Changes\n\n${changes.replaceAll(/^### /gmu, "## ")}\n\n# Coverage\n\n${coverage}\n`;
}
