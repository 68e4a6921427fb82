import path from "node:path";
import { hashFiles } from "@site/src/shared/files";
import { configuration, createProject, FASTER, generate } from "./project";
import type { Layout } from "./project";
import { seededSchema } from "./seededSchema";

export const HIERARCHIES = ["api", "entity", "flat"] as const;
export type Hierarchy = (typeof HIERARCHIES)[number];

/** How many types the schema has whose pages are known by hashes. */
export const LARGE = 1500;

/** Where the hashes of the stock tool's pages stand; `npm run bench:relations` writes them. */
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

/** What a run took, and what came of it. */
export interface Run {
  readonly seconds: number;
  /** Pages that the tool says it has made. */
  readonly pages: number;
  /** Of the names and contents of all files. */
  readonly hash: string;
}

/**
 * Runs the tool in a project.
 *
 * @param folder of the project
 * @param how as it is installed, or with the file that readers copy
 * @throws Error when it made no pages, or complained
 */
export async function timedRun(folder: string, how: "stock" | "fast"): Promise<Run> {
  const start = performance.now();
  const { stdout, stderr } = await generate(folder, how === "fast" ? FASTER : {});
  const seconds = (performance.now() - start) / 1000;
  const pages = Number(/^(?<count>\d+) pages generated/mu.exec(stdout)?.groups?.["count"]);
  if (stderr !== "" || !(pages > 0)) throw new Error(`The tool did not do its work:\n${stdout}${stderr}`);
  return { seconds, pages, hash: await hashFiles(folder, ["docs"]) };
}
