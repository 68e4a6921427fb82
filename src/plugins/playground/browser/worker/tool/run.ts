/* eslint-disable @typescript-eslint/no-require-imports -- functions are replaced here, and imported ones are read-only */
/**
 * Patches the tool and runs its functions. They find the schema, the configuration, the files and the log of a run in variables
 * of modules and in globals, which `withTool` sets. When a run ends, `withTool` deletes the files and forgets the run; the next
 * run replaces the rest.
 */
import path from "path-browserify";
// `-!` skips the loaders that compile Markdown. With `!!`, webpack would also skip the rule that imports the file as text.
import homepage from "-!@graphql-markdown/homepage";
import { speedUp } from "fast-relations/relations.mjs";
import { buildClientSchema } from "graphql";
import type { GraphQLSchema, IntrospectionQuery } from "graphql";
import type { ProjectSettings } from "../../config";
import { explain } from "../diagnose";
import { logTo } from "../record";
import { startWith } from "../shims/fs";
import { configure } from "../shims/graphqlConfig";
import { chdir } from "../shims/node";
import type { SchemaSource } from "../source";
import { taskQueue } from "../taskQueue";
import { escapeMarkup } from "./escape";
import { formatterName, formatterNamed } from "./formatters";
import type { Entities, LoadedSource, Modules, ToolConfig } from "./types";

/** The modules of the tool, with the patches at the end of this file. */
export const tool: Modules = {
  config: require("@graphql-markdown/core/config") as Modules["config"],
  generator: require("@graphql-markdown/core/generator") as Modules["generator"],
  group: require("@graphql-markdown/graphql/group") as Modules["group"],
  introspection: require("@graphql-markdown/graphql/introspection") as Modules["introspection"],
  link: require("@graphql-markdown/printer-legacy/link") as Modules["link"],
  loader: require("@graphql-markdown/graphql/loader") as Modules["loader"],
  printer: require("@graphql-markdown/printer-legacy") as Modules["printer"],
  relation: require("@graphql-markdown/graphql/relation") as Modules["relation"],
  renderer: require("@graphql-markdown/core/renderer") as Modules["renderer"],
  strings: require("@graphql-markdown/utils/string") as Modules["strings"],
};

/** The input of a run, and the functions that it calls. */
export interface Run {
  readonly source: SchemaSource;
  readonly settings: ProjectSettings;
  /** Collects the messages that the tool and its formatter would write to the console. */
  readonly log: string[];
  /** Called with the schema and its entities before the first page is written. Throw an error to end the run. */
  readonly onSchema?: (schema: GraphQLSchema, entities: Entities) => void;
  /** Writes the page of an entity by calling `write`, which resolves to undefined when the tool writes no page. */
  readonly writePage?: (file: string, entity: unknown, write: () => Promise<unknown>) => Promise<unknown>;
}

let current: Run | undefined;

let runs = 0;

/**
 * Calls functions of the tool as its command line does in a folder with the schema and the configuration. Only one run at a
 * time is possible.
 *
 * @param work called with the configuration as the tool reads it; when `work` ends, all files of the run are deleted
 */
export async function withTool<Result>(run: Run, work: (config: ToolConfig) => Promise<Result>): Promise<Result> {
  current = run;
  logTo(run.log);
  // A new folder for each run: the docfx formatter remembers the folders that it has written to.
  runs += 1;
  chdir(`/run-${String(runs)}`);
  startWith({ [tool.config.ASSET_HOMEPAGE_LOCATION]: homepage });
  // Otherwise, the printer keeps the options of the first run.
  tool.printer.Printer.options = undefined;
  configure({ ...run.settings, formatter: formatterName(run.settings["formatter"]) });
  try {
    // `buildConfig` finds the settings in shims/graphqlConfig.ts, through the alias for `graphql-config` in bundler.ts.
    return await work(await tool.config.buildConfig({}, {}));
  } finally {
    // The files are in the answer; keeping them here too would double the memory.
    startWith({});
    current = undefined;
  }
}

/**
 * Reads the source of the current run, whatever its location, as the loaders for files do:
 * `@graphql-tools/graphql-file-loader` for SDL and `@graphql-tools/json-file-loader` for introspection.
 */
function load(location: string): Promise<readonly LoadedSource[]> {
  if (!current) return Promise.resolve([]);
  const { source } = current;
  const loaded =
    source.kind === "sdl"
      ? { location, document: source.document }
      : { location, schema: buildClientSchema(source.introspection as IntrospectionQuery) };
  return Promise.resolve([loaded]);
}

/** Provides the modules that the tool would import by name, which only works in Node.js. */
function provideModules(): void {
  tool.generator.loadMDXModule = formatterNamed;
  tool.loader.getDocumentLoaders = () => Promise.resolve({ loaders: [{ load }] });
}

/** Calls `onSchema` when the tool has collected the entities of a schema, before it writes the first page. */
function reportSchema(): void {
  const { introspection } = tool;
  const { getSchemaMap } = introspection;
  let reported: object | null | undefined;
  introspection.getSchemaMap = (schema) => {
    const entities = getSchemaMap(schema);
    // The tool calls this again for each page.
    if (schema === reported) return entities;
    reported = schema;
    current?.onSchema?.(schema as GraphQLSchema, entities);
    return entities;
  };
}

/** Turns errors of the schema into `InvalidSchema`, so that callers can tell them from failures of the tool. */
function explainSchemaErrors(): void {
  const { loadGraphqlSchema } = tool.generator;
  tool.generator.loadGraphqlSchema = async (location, loaders) => {
    try {
      return await loadGraphqlSchema(location, loaders);
    } catch (error) {
      throw explain(current?.source.kind === "sdl" ? current.source.document : undefined, error);
    }
  };
}

/**
 * Makes the tool write one page after another, in the order of the schema. The stock tool starts all pages at once: none would
 * finish before the very end, so there would be no progress to report, and presets that append to a list (Starlight and DocFX)
 * would do so in random order.
 */
function writePagesInOrder(): void {
  const { prototype } = tool.renderer.Renderer;
  const { generateIndexMetafile, renderTypeEntities } = prototype;
  const enqueue = taskQueue();
  prototype.generateIndexMetafile = function (...args) {
    return enqueue(() => generateIndexMetafile.apply(this, [...args]));
  };
  prototype.renderTypeEntities = function (...args) {
    const [folder, name, entity] = args;
    const write = (): Promise<unknown> => renderTypeEntities.apply(this, [...args]);
    const file = path.resolve(String(folder), tool.strings.slugify(String(name)) + this.mdxExtension);
    return enqueue(() => current?.writePage?.(file, entity, write) ?? write());
  };
}

provideModules();
explainSchemaErrors();
writePagesInOrder();
speedUp(tool);
reportSchema();
tool.strings.escapeMDX = escapeMarkup;
