import path from "node:path";
import { hashFiles } from "@site/src/shared/files";
import { configuration, createProject, FASTER, generate } from "./project";
import type { Layout } from "./project";
import { seededSchema } from "./seededSchema";

export const HIERARCHIES = ["api", "entity", "flat"] as const;
export type Hierarchy = (typeof HIERARCHIES)[number];

/** How many types the schema has whose pages are known by hashes. */
export const LARGE = 1500;

/** Where the hashes of the stock tool's pages stand; `npx tsx tests/relations/writeHashes.ts` writes them. */
export const HASHES = path.join(import.meta.dirname, "hashes.json");

/** Options of the tool for a seeded schema, without a formatter. */
export function seededOptions(hierarchy: Hierarchy): object {
  return {
    groupByDirective: { directive: "doc", field: "category", fallback: "Common" },
    printTypeOptions: { hierarchy, deprecated: "group" },
  };
}

/** A project with a seeded schema. */
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
 * @param how as it is installed, or with the file that readers copy
 * @returns hash of the names and contents of all pages
 * @throws Error when it made no pages, or complained
 */
export async function hashOfPages(folder: string, how: "stock" | "fast"): Promise<string> {
  const { stdout, stderr } = await generate(folder, how === "fast" ? FASTER : {});
  if (stderr !== "" || !/^[1-9]\d* pages generated/mu.test(stdout)) {
    throw new Error(`The tool did not do its work:\n${stdout}${stderr}`);
  }
  return hashFiles(folder, ["docs"]);
}
