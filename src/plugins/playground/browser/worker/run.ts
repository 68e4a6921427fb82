import path from "path-browserify";
// `-!` skips the loaders that compile Markdown. With `!!`, webpack would also skip the rule that imports the file as text.
import homepage from "-!@graphql-markdown/homepage";
import { buildClientSchema, parse } from "graphql";
import type { IntrospectionQuery } from "graphql";
import type { PlaygroundConfiguration } from "../config";
import type { SchemaFacts } from "../options";
import type { MissingPage, PageEntity, RunResult } from "../protocol";
import { allOf, describe, factsOf, nameOf } from "./schemaFacts";
import { collectLog } from "./log";
import { formatterName } from "./tool/formatters";
import { tool } from "./tool/modules";
import type { LoadedSource, ToolConfig } from "./tool/modules";
import { setCurrentRun } from "./tool/prepare";
import { watchPages } from "./sharedFiles";
import { allFiles, startWith } from "./shims/fs";
import { configure } from "./shims/graphqlConfig";
import { chdir } from "./shims/node";
import type { SchemaSource } from "./source";

let runs = 0;

/** Enters a new folder for each run: the docfx formatter remembers the folders that it has written to. */
function enterNewFolder(): string {
  runs += 1;
  const folder = `/run-${String(runs)}`;
  chdir(folder);
  return folder;
}

/** Prepares a run: returns the tool's configuration, as the command line reads it from a file. */
export async function buildConfig(configuration: PlaygroundConfiguration["options"]): Promise<ToolConfig> {
  configure({ ...configuration, formatter: formatterName(configuration["formatter"]) });
  return tool.config.buildConfig({}, {});
}

/**
 * Reads the source of the current run, whatever its location, as the loaders for files do:
 * `@graphql-tools/graphql-file-loader` for SDL and `@graphql-tools/json-file-loader` for introspection.
 */
export function load(source: SchemaSource, location: string): LoadedSource {
  if (source.kind === "sdl") return { location, document: parse(source.text) };
  return { location, schema: buildClientSchema(source.introspection as IntrospectionQuery) };
}

/**
 * The tool's message about a page that it could not write.
 *
 * @upstream @graphql-markdown/core/dist/renderer.js
 */
const FAILED_PAGE = /^An error occurred while processing "[^"]*": (.*)$/su;

/** Whether a name has no character that the name of a file or folder can have. */
const isNameless = (name: string): boolean => tool.strings.slugify(name) === "";

/** Milliseconds between two reports: often enough for a smooth bar, rarely enough to cost nothing. */
const INTERVAL = 50;

/**
 * Runs the tool as its command line does, with a configuration.
 *
 * @param report called with the number of pages made so far, and of all pages; an error that it throws ends the run
 * @returns what the run made, with paths relative to the folder of the pages
 * @throws whatever the tool throws
 */
export async function runTool(
  source: SchemaSource,
  configuration: PlaygroundConfiguration["options"],
  report: (done: number, total: number) => void,
): Promise<RunResult> {
  const folder = enterNewFolder();
  const homepageFile = tool.config.ASSET_HOMEPAGE_LOCATION;
  startWith({ [homepageFile]: homepage });
  const log = collectLog();
  const config = await buildConfig(configuration);
  const pages = watchPages();
  let described: ReadonlyMap<unknown, PageEntity> = new Map();
  let facts: SchemaFacts | undefined;
  const missing: MissingPage[] = [];
  let done = 0;
  let total = 0;
  let reported = -INTERVAL;
  setCurrentRun({
    loader: { load: (location) => Promise.resolve([load(source, location)]) },
    onSchema: (schema, entities) => {
      described = describe(entities, (entity) => tool.group.getGroupName(entity, config.groupByDirective));
      total = allOf(entities).length;
      report(done, total);
      facts = factsOf(schema, entities);
    },
    writePage: async (file, entity, write) => {
      const page = described.get(entity);
      const written = page ? await pages.writing(file, page, write) : await write();
      if (page && !written) {
        const error = FAILED_PAGE.exec(log.at(-1) ?? "")?.[1];
        // Without an error or a missing name, an option hides the page.
        if (error !== undefined || isNameless(page.name)) missing.push({ entity: nameOf(page), error });
      }
      done += 1;
      if (done >= total || performance.now() - reported >= INTERVAL) {
        reported = performance.now();
        report(done, total);
      }
      return written;
    },
  });
  // Otherwise, the printer keeps the options of the first run.
  tool.printer.Printer.options = undefined;
  await tool.generator.generateDocFromSchema(config);
  const relative = (file: string): string => path.relative(path.join(folder, config.outputDir), file);
  const entitiesOf = pages.all();
  const files = [...allFiles()].filter(([file]) => file !== homepageFile);
  const shared = [...entitiesOf].filter(([, entities]) => entities.length > 1);
  const groups = new Set([...described.values()].flatMap(({ group }) => (group && isNameless(group) ? [group] : [])));
  // The files go to the page; keeping them here too would double the memory.
  startWith({});
  setCurrentRun(undefined);
  // Not reached: a schema that can't be loaded has already thrown.
  if (!facts) throw new Error("the schema was not read");
  return {
    files: files.map(([file, text]) => ({ path: relative(file), text, entities: entitiesOf.get(file) })),
    shared: shared.map(([file, entities]) => ({ path: relative(file), entities: entities.map(nameOf) })),
    gaps: { pages: missing, groups: [...groups] },
    log,
    facts,
  };
}
