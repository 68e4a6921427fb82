import { readFile } from "node:fs/promises";
import path from "node:path";
import { isIntrospectionType } from "graphql";
import type { GraphQLSchema } from "graphql";
import { listFiles } from "../../shared/files";
import { GenerationError } from "../target";

/** A page that the tool wrote: the page of an entity, or the landing page. */
export interface Page {
  /** The title in the front matter: the entity's name. */
  readonly title: string;
  /** Link target for other pages. */
  readonly link: string;
  /** Kind of the entity, from the folder that the page is in; empty for the landing page. */
  readonly kind: string;
}

/**
 * Lists the titles of the pages that the tool must write for a schema: one for each directive, each root field, and each type
 * except root and introspection types. A title occurs as often as there are entities with that name.
 */
export function expectedTitles(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !roots.some((root) => root === type),
  );
  const operations = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  return [...schema.getDirectives(), ...types, ...operations].map(({ name }) => name).sort();
}

/**
 * Reads the pages that the tool wrote.
 *
 * @param output folder of the pages
 * @param base prefix of links to pages in that folder
 */
export async function readPages(output: string, base: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const name of await listFiles(output)) {
    if (!name.endsWith(".mdx")) continue;
    const text = await readFile(path.join(output, name), "utf8");
    const title = /^title: (?<title>.+)$/mu.exec(text)?.groups?.["title"];
    const folder = path.basename(path.dirname(name));
    const kind = folder === "queries" ? "query" : folder.slice(0, -1);
    if (title !== undefined) pages.push({ title, link: path.posix.join(base, name), kind });
  }
  return pages;
}

/**
 * Compares the titles of the expected pages with those of the written pages. The tool's own count is not enough, because it
 * includes failed pages.
 *
 * @param log warnings of the tool, for the error message
 * @throws GenerationError naming each entity that has no page
 */
export function checkPages(expected: readonly string[], written: readonly string[], log: readonly string[]): void {
  const remaining = [...written];
  const missing = expected.filter((title) => {
    const at = remaining.indexOf(title);
    if (at === -1) return true;
    remaining.splice(at, 1);
    return false;
  });
  if (missing.length === 0) return;
  const output = log.length > 0 ? ` The tool said: ${log.join(" | ")}` : "";
  throw new GenerationError(
    `The generator left out ${String(missing.length)} of ${String(expected.length)} pages: ${missing.join(", ")}.${output}`,
    "Rename an entity whose file name collides with another, or remove the option that drops the page.",
  );
}
