import path from "node:path";
import { hashFiles } from "@site/src/shared/files";
import { configuration, createProject, FASTER, generate } from "./project";
import type { Layout } from "./project";
import { seededSchema } from "./seededSchema";

export const HIERARCHIES = ["api", "entity", "flat"] as const;
export type Hierarchy = (typeof HIERARCHIES)[number];

/** Number of types of the schema whose pages are compared by hashes. */
export const LARGE = 1500;

/** File with hashes of the stock tool's pages, written by `npx tsx tests/relations/writeHashes.ts`. */
export const HASHES = path.join(import.meta.dirname, "hashes.json");

/** Options of the tool for a seeded schema, without a formatter. */
export function seededOptions(hierarchy: Hierarchy): object {
  return {
    groupByDirective: { directive: "doc", field: "category", fallback: "Common" },
    printTypeOptions: { hierarchy, deprecated: "group" },
  };
}

/** Creates a project with a seeded schema. */
export async function seededProject(
  folder: string,
  types: number,
  hierarchy: Hierarchy,
  layout: Layout = "npm",
): Promise<void> {
  const options = { formatter: "@graphql-markdown/docusaurus/mdx", ...seededOptions(hierarchy) };
  await createProject(folder, layout, { ...configuration("module", options), "schema.graphql": seededSchema(types) });
}

/**
 * Runs the tool in a project.
 *
 * @param folder of the project
 * @param how `stock` runs the tool without `relations.mjs`, `fast` with it
 * @returns hash of the names and contents of all pages
 * @throws Error if the tool writes no pages, or writes to the standard error
 */
export async function hashOfPages(folder: string, how: "stock" | "fast"): Promise<string> {
  const { stdout, stderr } = await generate(folder, how === "fast" ? FASTER : {});
  if (stderr !== "" || !/^[1-9]\d* pages generated/mu.test(stdout)) {
    throw new Error(`The tool failed:\n${stdout}${stderr}`);
  }
  return hashFiles(folder, ["docs"]);
}
