import path from "path-browserify";
import { speedUp } from "@site/examples/faster/relations.mjs";
import { namesOf } from "../entities";
import type { SharedFiles } from "../sharedFiles";
import { escapeMarkup } from "./escape";
import { formatterNamed } from "./formatters";
import type { Loader } from "./modules";
import { tool } from "./modules";
import { taskQueue } from "../taskQueue";

/** What a run gives the tool, and how it hears of pages. */
export interface Run {
  readonly loader: Loader;
  /** Writes the pages. */
  readonly pages: SharedFiles;
  /** Called with the number of pages to come before any is made; what it throws ends the run. */
  readonly onPages: (count: number) => void;
  /** Called when a page is made. */
  readonly onPage: () => void;
}

/** The tool did not load the schema; the cause is what it threw. */
export class SchemaProblem extends Error {
  constructor(override readonly cause: unknown) {
    super("The schema could not be loaded.");
  }
}

let current: Run | undefined;

/** Kind and name of each entity of the current schema. */
let names: ReadonlyMap<unknown, string> = new Map();

/** Sets whose schema the tool loads, and who hears of its pages; nothing at the end of a run, whose pages take memory. */
export function serve(run: Run | undefined): void {
  current = run;
  names = new Map();
}

/** Gives the tool modules where it would import them by a name, which only Node.js can do. */
function giveModules(): void {
  tool.generator.loadMDXModule = (name) => Promise.resolve(formatterNamed(name));
  tool.loader.getDocumentLoaders = () => Promise.resolve({ loaders: current ? [current.loader] : [] });
}

/** Counts the entities of a schema when the tool has them together, which is before it makes the first page. */
function countPages(): void {
  const { introspection } = tool;
  const { getSchemaMap } = introspection;
  let counted: object | null | undefined;
  introspection.getSchemaMap = (schema) => {
    const entities = getSchemaMap(schema);
    // The tool asks again at each page.
    if (schema === counted) return entities;
    counted = schema;
    names = namesOf(entities);
    current?.onPages(Object.values(entities).reduce((sum, kind) => sum + Object.keys(kind ?? {}).length, 0));
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

/** The file that the tool writes the page of an entity to. */
function fileOf(extension: string, folder: unknown, name: unknown): string {
  return path.resolve(String(folder), tool.strings.slugify(String(name)) + extension);
}

/**
 * Lets the tool make one page after the other, in the order of the schema. It starts all at once, which on a disk leaves
 * the order to chance; here all pages would be ready at the very end, and progress could not be told.
 */
function makePagesInTurn(): void {
  const { prototype } = tool.renderer.Renderer;
  const { generateIndexMetafile, renderTypeEntities } = prototype;
  const inTurn = taskQueue();
  prototype.generateIndexMetafile = function (...given) {
    return inTurn(() => generateIndexMetafile.apply(this, [...given]));
  };
  prototype.renderTypeEntities = async function (...given) {
    const [folder, name, entity] = given;
    const write = (): Promise<unknown> => renderTypeEntities.apply(this, [...given]);
    const page = await inTurn(async () => {
      if (!current) return write();
      return current.pages.writing(fileOf(this.mdxExtension, folder, name), names.get(entity) ?? String(name), write);
    });
    current?.onPage();
    return page;
  };
}

giveModules();
markSchemaProblems();
makePagesInTurn();
speedUp(tool);
countPages();
tool.strings.escapeMDX = escapeMarkup;
