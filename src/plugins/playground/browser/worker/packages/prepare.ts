import path from "path-browserify";
import { speedUp } from "fast-relations/relations.mjs";
import type { GraphQLSchema } from "graphql";
import type { Entities } from "../facts";
import { escapeMarkup } from "./escape";
import { formatterNamed } from "./formatters";
import { tool } from "./modules";
import type { Loader } from "./modules";

/** A run: the loader that it gives the tool, and functions that are called for its schema and pages. */
interface Run {
  readonly loader: Loader;
  /** Called with the schema and its entities, before the first page is made; an error that it throws ends the run. */
  readonly onSchema: (schema: GraphQLSchema, entities: Entities) => void;
  /** Makes the page of an entity with `write`, which resolves to undefined when it wrote none. */
  readonly makePage: (file: string, entity: unknown, write: () => Promise<unknown>) => Promise<unknown>;
}

/** The tool did not load the schema; the cause is what it threw. */
export class SchemaProblem extends Error {
  constructor(override readonly cause: unknown) {
    super("The schema could not be loaded.");
  }
}

let current: Run | undefined;

/** Sets the current run. Pass undefined at its end, to free the memory of its pages. */
export function serve(run: Run | undefined): void {
  current = run;
}

/** Supplies the modules that the tool would import by name, which only Node.js can do. */
function giveModules(): void {
  tool.generator.loadMDXModule = formatterNamed;
  tool.loader.getDocumentLoaders = () => Promise.resolve({ loaders: current ? [current.loader] : [] });
}

/** Reports the entities of a schema once the tool has collected them, before it makes the first page. */
function reportSchema(): void {
  const { introspection } = tool;
  const { getSchemaMap } = introspection;
  let reported: object | null | undefined;
  introspection.getSchemaMap = (schema) => {
    const entities = getSchemaMap(schema);
    // The tool asks again at each page.
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

/** The file that the tool writes the page of an entity to. */
function fileOf(extension: string, folder: unknown, name: unknown): string {
  return path.resolve(String(folder), tool.strings.slugify(String(name)) + extension);
}

/**
 * Makes the tool write one page after another, in the order of the schema. By itself, it starts all pages at once. On a disk,
 * this leaves the order to chance, also in the lists that the presets for Starlight and DocFX append to; here, all pages would
 * finish at the very end, with no progress to report.
 */
function makePagesInTurn(): void {
  const { prototype } = tool.renderer.Renderer;
  const { generateIndexMetafile, renderTypeEntities } = prototype;
  const inTurn = taskQueue();
  prototype.generateIndexMetafile = function (...given) {
    return inTurn(() => generateIndexMetafile.apply(this, [...given]));
  };
  prototype.renderTypeEntities = function (...given) {
    const [folder, name, entity] = given;
    const write = (): Promise<unknown> => renderTypeEntities.apply(this, [...given]);
    const file = fileOf(this.mdxExtension, folder, name);
    return inTurn(() => (current ? current.makePage(file, entity, write) : write()));
  };
}

giveModules();
markSchemaProblems();
makePagesInTurn();
speedUp(tool);
reportSchema();
tool.strings.escapeMDX = escapeMarkup;
