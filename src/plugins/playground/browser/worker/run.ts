import path from "path-browserify";
// Without the loaders that make a module of Markdown; after "!!" webpack would also leave out the rule that makes it text.
import homepage from "-!@graphql-markdown/homepage";
import type { PlaygroundConfiguration } from "../config";
import type { Gaps, GeneratedFile, MissingPage, PageEntity, SchemaFacts, SharedFile } from "../protocol";
import { allOf, describe, nameOf } from "./entities";
import { factsOf } from "./facts";
import { collectLog } from "./log";
import { watchPages } from "./sharedFiles";
import type { SchemaSource } from "./source";
import { allFiles, startWith } from "./shims/fs";
import { configure } from "./shims/graphqlConfig";
import { chdir } from "./shims/process";
import { formatterName } from "./packages/formatters";
import { loaderOf } from "./packages/loader";
import { tool } from "./packages/modules";
import { serve } from "./packages/prepare";
import type { Progress } from "./progress";

let runs = 0;

/** A folder of its own for each run: the docfx formatter remembers the folders that it has written to. */
function enterNewFolder(): string {
  runs += 1;
  const folder = `/run-${String(runs)}`;
  chdir(folder);
  return folder;
}

/**
 * What the tool says of a page that it could not write.
 *
 * @upstream @graphql-markdown/core/dist/renderer.js
 */
const FAILED_PAGE = /^An error occurred while processing "[^"]*": (.*)$/su;

/** Whether nothing of a name is left in that of a file or a folder. */
const isNameless = (name: string): boolean => tool.strings.slugify(name) === "";

/** What a run made. */
export interface RunResult {
  readonly files: readonly GeneratedFile[];
  readonly shared: readonly SharedFile[];
  readonly gaps: Gaps;
  readonly log: readonly string[];
  readonly facts: SchemaFacts;
}

type Pages = ReadonlyMap<string, readonly PageEntity[]>;

function filesBelow(folder: string, pages: Pages, given: string): readonly GeneratedFile[] {
  const written = [...allFiles()].filter(([file]) => file !== given);
  return written.map(([file, text]) => ({ path: path.relative(folder, file), text, entities: pages.get(file) }));
}

function sharedOf(folder: string, pages: Pages): readonly SharedFile[] {
  const shared = [...pages].filter(([, entities]) => entities.length > 1);
  return shared.map(([file, entities]) => ({ path: path.relative(folder, file), entities: entities.map(nameOf) }));
}

/**
 * Runs the tool as its command line does, on a configuration that it finds.
 *
 * @param source of the schema
 * @param configuration of the tool
 * @param progress hears of pages
 * @returns the files, with paths relative to the folder of the pages, and what the tool said
 * @throws whatever the tool throws
 */
export async function runTool(
  source: SchemaSource,
  configuration: PlaygroundConfiguration["options"],
  progress: Progress,
): Promise<RunResult> {
  const folder = enterNewFolder();
  const given = tool.config.ASSET_HOMEPAGE_LOCATION;
  startWith({ [given]: homepage });
  const log = collectLog();
  configure({ ...configuration, formatter: formatterName(configuration["formatter"]) });
  const pages = watchPages();
  const config = await tool.config.buildConfig({}, {});
  let described: ReadonlyMap<unknown, PageEntity> = new Map();
  let facts: SchemaFacts | undefined;
  const missing: MissingPage[] = [];
  serve({
    loader: loaderOf(source),
    pages,
    onSchema: (schema, entities) => {
      described = describe(entities, (entity) => tool.group.getGroupName(entity, config.groupByDirective));
      progress.onPages(allOf(entities).length);
      facts = factsOf(schema, entities);
    },
    describe: (entity) => described.get(entity),
    onPage: progress.onPage,
    onNoPage: (entity) => {
      const error = FAILED_PAGE.exec(log.at(-1) ?? "")?.[1];
      // What has neither is hidden by an option.
      if (error !== undefined || isNameless(entity.name)) missing.push({ entity: nameOf(entity), error });
    },
  });
  // The printer keeps what it was first given.
  tool.printer.Printer.options = undefined;
  await tool.generator.generateDocFromSchema(config);
  const root = path.join(folder, config.outputDir);
  const written = pages.all();
  const files = filesBelow(root, written, given);
  const shared = sharedOf(root, written);
  const groups = new Set([...described.values()].flatMap(({ group }) => (group && isNameless(group) ? [group] : [])));
  // The page gets them; held here too, they would take as much memory again.
  startWith({});
  serve(undefined);
  // The tool may stop without an error, but then it has told the loader's, which ended the run.
  if (!facts) throw new Error("the schema was not read");
  return { files, shared, gaps: { pages: missing, groups: [...groups] }, log, facts };
}
