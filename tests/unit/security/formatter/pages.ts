import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { listFiles } from "@site/src/shared/files";
import { project } from "../../../docs/markdown/files";
import { writeFiles } from "../../../writeFiles";
import { hostileOptions, textOfSource } from "./schema";

/** Makes a script for a new process, because the printer of the tool keeps the first schema of a process. */
const scriptWith = (options: string): string => `
import { runGraphQLMarkdown } from "@graphql-markdown/cli";
${textOfSource}
const formatter = ${JSON.stringify(pathToFileURL(path.join(project, "packages/reference-formatter/index.mjs")).href)};
await runGraphQLMarkdown({ ...${options}, rootPath: "docs", baseURL: "schema", homepage: false, formatter }, {});
`;

/** The results of a run of the tool with the reference formatter. */
export interface Generated {
  /** What the tool printed to stderr. */
  readonly complaints: string;
  /** Pages and metadata of folders by path. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Generates the pages of a schema with the reference formatter, in a new process.
 *
 * @param options of the tool, as source code of an object
 */
export async function generatePages(schema: string, options = hostileOptions): Promise<Generated> {
  const folder = await mkdtemp(path.join(tmpdir(), "website-test-"));
  try {
    await writeFiles(folder, { "schema.graphql": schema, "run.mjs": scriptWith(options) });
    await symlink(path.join(project, "node_modules"), path.join(folder, "node_modules"));
    const { stderr } = await promisify(execFile)(process.execPath, ["run.mjs"], { cwd: folder, maxBuffer: 1 << 26 });
    const output = path.join(folder, "docs/schema");
    const names = await listFiles(output);
    const read = async (name: string) => [name, await readFile(path.join(output, name), "utf8")] as const;
    return { complaints: stderr, files: new Map(await Promise.all(names.map(read))) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
