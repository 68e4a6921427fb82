import type { ProjectSettings } from "../config";
import type { SchemaFacts } from "../options";
import type { MissingPage, PageEntity, RunResult } from "../protocol";
import { recordPages } from "./record";
import { allOf, describe, factsOf, nameOf } from "./schemaFacts";
import { allFiles } from "./shims/fs";
import { cwd } from "./shims/node";
import type { SchemaSource } from "./source";
import { tool, withTool } from "./tool/run";
import type { Run } from "./tool/run";

/**
 * The tool's message about a page that it could not write.
 *
 * @upstream @graphql-markdown/core/dist/renderer.js
 */
const FAILED_PAGE = /^An error occurred while processing "[^"]*": (.*)$/su;

/** Whether nothing of a name is left when the tool makes a file or folder name of it. */
const hasEmptySlug = (name: string): boolean => tool.strings.slugify(name) === "";

/** Milliseconds between two reports: often enough for a smooth bar, rarely enough to cost nothing. */
const INTERVAL = 50;

/**
 * Generates the files of a schema as the tool's command line does.
 *
 * @param report called with the number of pages written so far and of all pages; an error that it throws ends the run
 * @throws InvalidSchema, or whatever the tool throws
 */
export async function generateFiles(
  source: SchemaSource,
  settings: ProjectSettings,
  report: (done: number, total: number) => void,
): Promise<RunResult> {
  const log: string[] = [];
  const { entitiesOf, writePage } = recordPages();
  let described: ReadonlyMap<unknown, PageEntity> = new Map();
  let facts: SchemaFacts | undefined;
  const missing: MissingPage[] = [];
  let done = 0;
  let total = 0;
  let reported = -INTERVAL;
  const run: Run = {
    source,
    settings,
    log,
    onSchema: (schema, entities) => {
      described = describe(entities, (entity) => tool.group.getGroupName(entity, settings["groupByDirective"]));
      total = allOf(entities).length;
      report(done, total);
      facts = factsOf(schema, entities);
    },
    writePage: async (file, entity, write) => {
      const pageEntity = described.get(entity);
      const written = pageEntity ? await writePage(file, pageEntity, write) : await write();
      if (pageEntity && !written) {
        const error = FAILED_PAGE.exec(log.at(-1) ?? "")?.[1];
        // In other cases, an option hides the page.
        if (error !== undefined || hasEmptySlug(pageEntity.name)) missing.push({ entity: nameOf(pageEntity), error });
      }
      done += 1;
      if (done >= total || performance.now() - reported >= INTERVAL) {
        reported = performance.now();
        report(done, total);
      }
      return written;
    },
  };
  return withTool(run, async (config) => {
    await tool.generator.generateDocFromSchema(config);
    // Not reached: for a schema that can't be loaded, the tool has already thrown.
    if (!facts) throw new Error("the schema was not read");
    const folder = `${cwd()}/`;
    const inSite = (file: string): string => file.slice(folder.length);
    const files = [...allFiles()].filter(([file]) => file.startsWith(folder));
    const shared = [...entitiesOf].filter(([, entities]) => entities.length > 1);
    const groups = new Set(
      [...described.values()].flatMap(({ group }) => (group && hasEmptySlug(group) ? [group] : [])),
    );
    return {
      files: files.map(([file, text]) => ({ path: inSite(file), text, entities: entitiesOf.get(file) })),
      shared: shared.map(([file, entities]) => ({ path: inSite(file), entities: entities.map(nameOf) })),
      gaps: { pages: missing, groups: [...groups] },
      log,
      facts,
    };
  });
}
