import { mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { project } from "../docs/markdown/files";
import { temporaryFolder } from "../unit/temporaryFolder";
import { writeFiles } from "../writeFiles";
import {
  FASTER,
  configuration,
  createProject,
  generate,
  installWithPnpm,
  installWithYarn,
  manifestOf,
  pagesOf,
  runNode,
  yarn,
} from "./project";
import { countingFormatter, readsIn } from "./typeMapReads";
import { hashOfPages, HASHES, HIERARCHIES, LARGE, seededOptions, seededProject } from "./runs";
import { seededSchema } from "./seededSchema";

const TYPES = 300;
const MDX = "@graphql-markdown/docusaurus/mdx";
/** Name of the file with the formatter that counts reads. */
const FORMATTER = "formatter.cjs";

/** Options of the examples, without functions of this site. */
const EXAMPLES = {
  default: { printTypeOptions: { hierarchy: "api", deprecated: "group" } },
  "group-by": {
    groupByDirective: { directive: "doc", field: "category", fallback: "Common" },
    docOptions: { index: true },
    printTypeOptions: { hierarchy: "entity", deprecated: "group" },
  },
};

type Type = "module" | "commonjs";
type Manager = "npm" | "pnpm";

/** Dependencies of the projects. */
const DEPENDENCIES = [
  "@graphql-markdown/cli",
  "@graphql-markdown/docusaurus",
  "@graphql-tools/graphql-file-loader",
  "graphql",
] as const;

/** Folder with packages installed by pnpm, which all projects under pnpm share. */
let pnpm: string;

beforeAll(async () => {
  pnpm = await mkdtemp(path.join(tmpdir(), "website-pnpm-"));
  await installWithPnpm(pnpm, DEPENDENCIES);
});

afterAll(() => rm(pnpm, { recursive: true, force: true }));

/** The pages of a run, and how often the tool read the type map of the schema. */
interface Outcome {
  readonly pages: Readonly<Record<string, string>>;
  readonly reads: number;
}

/** Runs the tool in a new project, with or without `relations.mjs` depending on `env`. */
async function outcomeOf(
  [manager, type]: readonly [Manager, Type],
  options: object,
  schema: string,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const folder = await temporaryFolder();
  await createProject(folder, manager === "npm" ? "npm" : "none", {
    ...configuration(type, { ...options, formatter: path.join(folder, FORMATTER) }),
    [FORMATTER]: countingFormatter(MDX),
    "schema.graphql": schema,
  });
  if (manager === "pnpm") await symlink(path.join(pnpm, "node_modules"), path.join(folder, "node_modules"));
  const { stdout, stderr } = await generate(folder, env);
  expect(stderr).toBe("");
  return { pages: await pagesOf(folder), reads: readsIn(stdout) };
}

/** Checks that only the stock tool maps the schema for each page: once for each of three lists of related types. */
function expectFast(stock: Outcome, fast: Outcome): void {
  const pages = Object.keys(stock.pages).length;
  expect(stock.reads).toBeGreaterThan(5 * pages);
  expect(fast.reads).toBeLessThan(pages);
}

/** Compares more than `minimum` pages with and without `relations.mjs`, in both types of projects, under npm and pnpm. */
async function expectSameEverywhere(options: object, schema: string, minimum: number): Promise<void> {
  const stock = await outcomeOf(["npm", "module"], options, schema, {});
  expect(Object.keys(stock.pages).length).toBeGreaterThan(minimum);
  for (const type of ["module", "commonjs"] as const) {
    const managers = ["npm", "pnpm"] as const;
    const fast = await Promise.all(
      managers.map(async (manager) => outcomeOf([manager, type], options, schema, FASTER)),
    );
    for (const [at, outcome] of fast.entries()) {
      expect(outcome.pages, `${String(managers[at])}, ${type}`).toEqual(stock.pages);
      expectFast(stock, outcome);
    }
  }
}

describe("relations.mjs does not change pages", () => {
  it.each(Object.entries(EXAMPLES))("of the example %s, under npm and pnpm", async (name, options) => {
    const folder = path.join(project, "examples/schemas", name);
    const files = (await listFiles(folder)).filter((file) => file.endsWith(".graphql"));
    const parts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
    await expectSameEverywhere(options, parts.join("\n"), 50);
  });

  it.each(HIERARCHIES)(`of ${String(TYPES)} types in the hierarchy %s, under npm and pnpm`, async (hierarchy) => {
    await expectSameEverywhere(seededOptions(hierarchy), seededSchema(TYPES), TYPES);
  });

  it.each(HIERARCHIES)(`of ${String(LARGE)} types in the hierarchy %s`, async (hierarchy) => {
    const hashes = JSON.parse(await readFile(HASHES, "utf8")) as Readonly<Record<string, string>>;
    const folder = await temporaryFolder();
    await seededProject(folder, LARGE, hierarchy);
    expect(await hashOfPages(folder, "fast")).toBe(hashes[hierarchy]);
  });

  it.each(["module", "commonjs"] as const)("with the command of Docusaurus in a %s project", async (type) => {
    const folder = await temporaryFolder({ "docs/welcome.md": "# Welcome\n" });
    const options = { loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" } };
    const config = {
      title: "Site",
      url: "https://example.org",
      baseUrl: "/",
      plugins: [["@graphql-markdown/docusaurus", { homepage: false, ...options }]],
    };
    await createProject(folder, "npm", {
      "package.json": JSON.stringify({ private: true, type }),
      "schema.graphql": seededSchema(50),
      "docusaurus.config.js": `${type === "module" ? "export default" : "module.exports ="} ${JSON.stringify(config)};\n`,
    });
    const program = "node_modules/@docusaurus/core/bin/docusaurus.mjs";
    const uncached = { DOCUSAURUS_NO_PERSISTENT_CACHE: "true" };
    const run = async (env: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
      await rm(path.join(folder, "docs/schema"), { recursive: true, force: true });
      const { stderr } = await runNode(folder, [program, "graphql-to-doc"], { ...uncached, ...env });
      expect(stderr).not.toContain("relations.mjs");
      return pagesOf(folder);
    };
    const stock = await run({});
    expect(Object.keys(stock).length).toBeGreaterThan(50);
    expect(await run(FASTER)).toEqual(stock);
  });

  it("under Yarn Plug'n'Play", async () => {
    const folder = await temporaryFolder();
    const names = DEPENDENCIES.filter((name) => name !== "@graphql-markdown/docusaurus");
    const options = { formatter: path.join(folder, FORMATTER) };
    const files = { [FORMATTER]: countingFormatter(), "schema.graphql": seededSchema(50) };
    const run = async (type: Type, env: Readonly<Record<string, string>>): Promise<Outcome> => {
      await writeFiles(folder, { ...configuration(type, options), "package.json": manifestOf(type, names) });
      await rm(path.join(folder, "docs"), { recursive: true, force: true });
      const { stdout, stderr } = await yarn(folder, ["gqlmd", "graphql-to-doc"], env);
      expect(stderr).not.toContain("relations.mjs");
      return { pages: await pagesOf(folder), reads: readsIn(stdout) };
    };
    await createProject(folder, "none", { ...files, "package.json": manifestOf("module", names) });
    await installWithYarn(folder);
    expect(await readdir(folder)).not.toContain("node_modules");

    const stock = await run("module", {});
    expect(Object.keys(stock.pages).length).toBeGreaterThan(50);
    for (const type of ["module", "commonjs"] as const) {
      const fast = await run(type, FASTER);
      expect(fast.pages).toEqual(stock.pages);
      expectFast(stock, fast);
    }
  });
});
