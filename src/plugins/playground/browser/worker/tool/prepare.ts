import path from "path-browserify";
import { speedUp } from "fast-relations/relations.mjs";
import type { GraphQLSchema } from "graphql";
import type { Entities } from "../schemaFacts";
import { escapeMarkup } from "./escape";
import { formatterNamed } from "./formatters";
import { tool } from "./modules";
import type { Loader } from "./modules";

/** The loader of a run of the tool, and its callbacks for the schema and the pages. */
interface Run {
  readonly loader: Loader;
  /** Called with the schema and its entities before the first page is written. Throw an error to end the run. */
  readonly onSchema: (schema: GraphQLSchema, entities: Entities) => void;
  /** Writes the page of an entity by calling `write`, which resolves to undefined when the tool writes no page. */
  readonly writePage: (file: string, entity: unknown, write: () => Promise<unknown>) => Promise<unknown>;
}

/** Thrown when the tool fails to load the schema. `cause` is the error of the tool. */
export class SchemaProblem extends Error {
  constructor(override readonly cause: unknown) {
    super("The schema could not be loaded.");
  }
}

let current: Run | undefined;

/** Sets the current run. Pass undefined when it has ended, to free the memory of its pages. */
export function setCurrentRun(run: Run | undefined): void {
  current = run;
}

/** Provides the modules that the tool would import by name, which only works in Node.js. */
function provideModules(): void {
  tool.generator.loadMDXModule = formatterNamed;
  tool.loader.getDocumentLoaders = () => Promise.resolve({ loaders: current ? [current.loader] : [] });
}

/** Reports the entities of a schema when the tool has collected them, before it writes the first page. */
function reportSchema(): void {
  const { introspection } = tool;
  const { getSchemaMap } = introspection;
  let reported: object | null | undefined;
  introspection.getSchemaMap = (schema) => {
    const entities = getSchemaMap(schema);
    // The tool calls this again for each page.
    if (schema === reported) return entities;
    reported = schema;
    current?.onSchema(schema as GraphQLSchema, entities);
    return entities;
  };
}

/** Wraps errors of the schema in `SchemaProblem`, so that callers can tell them from failures of the tool. */
function markSchemaProblems(): void {
  const { loadGraphqlSchema } = tool.generator;
  tool.generator.loadGraphqlSchema = async (location, loaders) => {
    try {
      return await loadGraphqlSchema(location, loaders);
    } catch (error) {
      throw new SchemaProblem(error);
    }
  };
}

/**
 * Creates a queue, which runs one task at a time, in the order in which they were added.
 *
 * @returns a function that adds a task, and resolves to the result of the task
 */
export function taskQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    // The caller gets the error of a failed task; the next task runs all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Returns the path of the file for the page of an entity. */
function fileOf(extension: string, folder: unknown, name: unknown): string {
  return path.resolve(String(folder), tool.strings.slugify(String(name)) + extension);
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
    const file = fileOf(this.mdxExtension, folder, name);
    return enqueue(() => (current ? current.writePage(file, entity, write) : write()));
  };
}

provideModules();
markSchemaProblems();
writePagesInOrder();
speedUp(tool);
reportSchema();
tool.strings.escapeMDX = escapeMarkup;
