import { isIntrospectionType } from "graphql";
import type { GraphQLSchema } from "graphql";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { GenerationError } from "../error";
import { listFiles } from "../../shared/files/list";

/**
 * Titles of the pages that a schema must yield: one for each type that is neither a root nor introspection, one for each
 * directive, one for each root field. A title stands as often as there are entities of that name.
 */
export function expectedTitles(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const titles = schema.getDirectives().map((directive) => directive.name);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    const root = roots.find((candidate) => candidate === type);
    titles.push(...(root ? Object.keys(root.getFields()) : [type.name]));
  }
  return titles.sort();
}

/** Titles of generated pages, from their front matter. */
export async function writtenTitles(folder: string): Promise<string[]> {
  const titles: string[] = [];
  for (const file of await listFiles(folder)) {
    if (!file.endsWith(".mdx")) continue;
    const title = /^title: (?<title>.+)$/mu.exec(await readFile(path.join(folder, file), "utf8"))?.groups?.title;
    if (title !== undefined) titles.push(title);
  }
  return titles.sort();
}

/**
 * Compares what the schema asks for with what was written. The tool counts a page that failed as generated and exits
 * with 0, so its own figure proves nothing.
 *
 * @throws GenerationError naming each entity that has no page
 */
export function checkPages(expected: readonly string[], written: readonly string[], log: readonly string[]): void {
  const left = [...written];
  const missing = expected.filter((title) => {
    const at = left.indexOf(title);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
  if (missing.length === 0) return;
  const said = log.length > 0 ? ` The tool said: ${log.join(" | ")}` : "";
  throw new GenerationError(
    `The generator left out ${String(missing.length)} of ${String(expected.length)} pages: ${missing.join(", ")}.${said}`,
    "Rename an entity whose file name collides with another, or take out the option that drops the page.",
  );
}
