import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { project } from "../docs/markdown/files";
import { temporaryFolder } from "../unit/temporaryFolder";
import { configuration, createProject, FASTER, generate, pagesOf, runNode } from "./project";
import type { Printed } from "./project";
import { HASHES, HIERARCHIES, LARGE, seededProject, timedRun } from "./runs";
import { seededSchema } from "./seededSchema";

const TYPES = 300;
const PNPM = "pnpm@10.34.9";
const formatter = "@graphql-markdown/docusaurus/mdx";

/** Options of the examples, without the functions of this site. */
const EXAMPLES = {
  default: { printTypeOptions: { hierarchy: "api", deprecated: "group" } },
  "group-by": {
    groupByDirective: { directive: "doc", field: "category", fallback: "Common" },
    docOptions: { index: true },
    printTypeOptions: { hierarchy: "entity", deprecated: "group" },
  },
};

/** Pages of a project as the tool makes them, then with the file that readers copy. */
async function bothOf(
  folder: string,
  run: (env?: Readonly<Record<string, string>>) => Promise<Printed> = (env) => generate(folder, env),
): Promise<readonly Record<string, string>[]> {
  await run();
  const stock = await pagesOf(folder);
  const { stderr } = await run(FASTER);
  expect(stderr).not.toContain("relations.mjs");
  return [stock, await pagesOf(folder)];
}

function expectSame([stock, fast]: readonly Record<string, string>[], pages: number): void {
  expect(Object.keys(stock ?? {}).length).toBeGreaterThan(pages);
  expect(fast).toEqual(stock);
}

describe("pages made with relations.mjs are those of the tool", () => {
  it.each(["module", "commonjs"] as const)("for the examples, in a %s project", async (type) => {
    for (const [name, options] of Object.entries(EXAMPLES)) {
      const folder = await temporaryFolder();
      const schema = path.join(project, "examples/schemas", name, "*.graphql");
      await createProject(folder, "npm", configuration(type, { schema, formatter, ...options }));
      expectSame(await bothOf(folder), 50);
    }
  });

  it.each(HIERARCHIES)(`for ${String(TYPES)} types in the hierarchy %s`, async (hierarchy) => {
    const folder = await temporaryFolder();
    await seededProject(folder, TYPES, hierarchy);
    expectSame(await bothOf(folder), TYPES);
  });

  it.each(HIERARCHIES)(`for ${String(LARGE)} types in the hierarchy %s`, async (hierarchy) => {
    const hashes = JSON.parse(await readFile(HASHES, "utf8")) as Readonly<Record<string, string>>;
    const folder = await temporaryFolder();
    await seededProject(folder, LARGE, hierarchy);
    const { hash } = await timedRun(folder, "fast");
    expect(hash).toBe(hashes[hierarchy]);
  });

  it.each(["module", "commonjs"] as const)("for the command of Docusaurus, in a %s project", async (type) => {
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
    const cached = { DOCUSAURUS_NO_PERSISTENT_CACHE: "true" };
    expectSame(await bothOf(folder, (env) => runNode(folder, [program, "graphql-to-doc"], { ...cached, ...env })), 50);
  });

  it("where pnpm has installed the tool", async () => {
    const { overrides, dependencies } = JSON.parse(await readFile(path.join(project, "package.json"), "utf8")) as {
      readonly overrides: Readonly<Record<string, string>>;
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const folder = await temporaryFolder();
    const needed = ["@graphql-markdown/cli", "@graphql-tools/graphql-file-loader", "graphql"];
    await createProject(folder, "none", {
      ...configuration("module", {}),
      "package.json": JSON.stringify({
        private: true,
        type: "module",
        dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
      }),
      "pnpm-workspace.yaml": JSON.stringify({ packages: [], overrides }),
      "schema.graphql": seededSchema(50),
    });
    await promisify(execFile)("npx", ["--yes", PNPM, "install"], { cwd: folder });
    const missing = 'process.exitCode = 3; import.meta.resolve("@graphql-markdown/graphql")';
    await expect(runNode(folder, ["--input-type=module", "-e", missing])).rejects.toThrow("ERR_MODULE_NOT_FOUND");
    expectSame(await bothOf(folder), 50);
  });
});
