import path from "path-browserify";
import { speedUp } from "fast-relations/relations.mjs";
import type { GraphQLSchema } from "graphql";
import type { Entities } from "../facts";
import { escapeMarkup } from "./escape";
import { formatterNamed } from "./formatters";
import { tool } from "./modules";
import type { Loader } from "./modules";

/** What a run gives the tool, and how it hears of pages. */
interface Run {
  readonly loader: Loader;
  /** Called with the schema and what of it gets pages, before any is made; what it throws ends the run. */
  readonly onSchema: (schema: GraphQLSchema, entities: Entities) => void;
  /** Makes the page of an entity with `write`, which gives nothing when it wrote none. */
  readonly makePage: (file: string, entity: unknown, write: () => Promise<unknown>) => Promise<unknown>;
}

/** The tool did not load the schema; the cause is what it threw. */
export class SchemaProblem extends Error {
  constructor(override readonly cause: unknown) {
    super("The schema could not be loaded.");
  }
}

let current: Run | undefined;

/** Sets whose schema the tool loads, and who hears of its pages; nothing at the end of a run, whose pages take memory. */
export function serve(run: Run | undefined): void {
  current = run;
}

/** Gives the tool modules where it would import them by a name, which only Node.js can do. */
function giveModules(): void {
  tool.generator.loadMDXModule = formatterNamed;
  tool.loader.getDocumentLoaders = () => Promise.resolve({ loaders: current ? [current.loader] : [] });
}

/** Tells of the entities of a schema when the tool has them together, which is before it makes the first page. */
function tellOfSchema(): void {
  const { introspection } = tool;
  const { getSchemaMap } = introspection;
  let told: object | null | undefined;
  introspection.getSchemaMap = (schema) => {
    const entities = getSchemaMap(schema);
    // The tool asks again at each page.
    if (schema === told) return entities;
    told = schema;
    current?.onSchema(schema as GraphQLSchema, entities);
    return entities;
  };
}

/** Tells what a schema is to blame for from other failures. */
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
 * A queue: what is put in runs alone, after all that was put in before.
 *
 * @returns runs a task when its turn has come, and gives what it gave
 */
export function taskQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    // A failed task tells whoever waits for it; the next one runs all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The file that the tool writes the page of an entity to. */
function fileOf(extension: string, folder: unknown, name: unknown): string {
  return path.resolve(String(folder), tool.strings.slugify(String(name)) + extension);
}

/**
 * Lets the tool make one page after the other, in the order of the schema. It starts all at once, which on a disk leaves
 * the order to chance, also in the lists that the presets for Starlight and DocFX append to; here all pages would be ready at
 * the very end, and progress could not be told.
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
tellOfSchema();
tool.strings.escapeMDX = escapeMarkup;
