import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { countingFormatter, readsIn } from "../../relations/typeMapReads";
import { configuration, createProject, FASTER, generate, pagesOf } from "../../relations/project";
import type { Layout } from "../../relations/project";
import { replaceIn } from "../../replaceIn";
import { temporaryFolder } from "../temporaryFolder";

const SCHEMA = `
  interface Node { id: ID! }
  type Pet implements Node { id: ID!, owner(since: Year): Owner }
  type Owner implements Node { id: ID!, pets: [Pet!]! }
  union Anyone = Pet | Owner
  input Filter { tag: Tag, not: Filter }
  enum Tag { OLD, NEW }
  scalar Year
  type Query { anyone: Anyone, pets(filter: Filter): [Pet!]! }
`;

/** Maximum number of reads with `relations.mjs`: to map the schema once, and for other work of the tool. */
const FEW = 10;
/** Minimum number without `relations.mjs`: the tool maps the schema for each of three lists on the page of each type. */
const MANY = 100;

const filesOf = (type: "module" | "commonjs", folder: string): Record<string, string> => ({
  ...configuration(type, { formatter: path.join(folder, "formatter.cjs") }),
  "schema.graphql": SCHEMA,
  "formatter.cjs": countingFormatter(),
});

async function projectOf(layout: Layout, type: "module" | "commonjs" = "module"): Promise<string> {
  const folder = await temporaryFolder();
  await createProject(folder, layout, filesOf(type, folder));
  return folder;
}

/** Returns the folder of the package whose functions `relations.mjs` replaces, in a project with the layout `pnpm`. */
function installedIn(folder: string): string {
  return path.join(folder, "node_modules/.pnpm/node_modules/@graphql-markdown/graphql");
}

let stock: Readonly<Record<string, string>>;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "website-test-"));
  await createProject(folder, "npm", filesOf("module", folder));
  const { stdout } = await generate(folder);
  expect(readsIn(stdout)).toBeGreaterThan(MANY);
  stock = await pagesOf(folder);
  expect(stock).toHaveProperty(["schema/types/objects/pet.mdx"], expect.stringContaining("### Member Of"));
  await rm(folder, { recursive: true });
});

describe("relations.mjs in NODE_OPTIONS", () => {
  it.each([
    ["npm", "module"],
    ["npm", "commonjs"],
    ["pnpm", "module"],
    ["pnpm", "commonjs"],
  ] as const)("keeps the pages the same and maps the schema once, under %s in a %s project", async (layout, type) => {
    const folder = await projectOf(layout, type);
    const { stdout, stderr } = await generate(folder, FASTER);
    expect(await pagesOf(folder)).toEqual(stock);
    expect(readsIn(stdout)).toBeLessThanOrEqual(FEW);
    expect(stderr).toBe("");
  });

  it("is disabled by GRAPHQL_MARKDOWN_FASTER=0", async () => {
    const folder = await projectOf("npm");
    const { stdout, stderr } = await generate(folder, { ...FASTER, GRAPHQL_MARKDOWN_FASTER: "0" });
    expect(readsIn(stdout)).toBeGreaterThan(MANY);
    expect(stderr).toBe("");
  });

  it("warns once for all processes of npx, and does nothing, if a function differs", async () => {
    const folder = await projectOf("pnpm");
    const file = path.join(installedIn(folder), "dist/relation.js");
    await replaceIn(file, "const getRelationOfReturn = (type, schemaMap) => {", "$&;");

    const env = { ...process.env, ...FASTER, npm_config_offline: "true" };
    const { stdout, stderr } = await promisify(execFile)("npx", ["gqlmd", "graphql-to-doc"], { cwd: folder, env });
    expect(stderr.split("\n").filter((line) => line.includes("relations.mjs"))).toEqual([
      expect.stringMatching(
        /^relations\.mjs does not know these functions of @graphql-markdown\/graphql: getRelationOfReturn [0-9a-f]{16}\. The tool runs without it\.$/u,
      ),
    ]);
    expect(readsIn(stdout)).toBeGreaterThan(MANY);
    expect(await pagesOf(folder)).toEqual(stock);
  });
});
