/** Test helpers. The reports do not need this file. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSchema } from "graphql";
import { compare, selectChanges } from "./changes.mjs";
import { openReference, startRun } from "./reference.mjs";
import { loadTool } from "./tool.mjs";

/** @import { TestContext } from "node:test" */
/** @import { Change } from "./changes.mjs" */
/** @import { Reference } from "./reference.mjs" */

/** Options with which the tests run the tool. */
export const OPTIONS = {
  baseURL: "api",
  rootPath: "docs",
  loaders: {
    GraphQLFileLoader: "@graphql-tools/graphql-file-loader",
    JsonFileLoader: "@graphql-tools/json-file-loader",
  },
};

/**
 * Creates a folder with files, which is removed after the test.
 *
 * @param {TestContext} test
 * @param {Readonly<Record<string, string>>} files
 * @returns {Promise<string>} its path
 */
export async function folderWith(test, files) {
  const folder = await mkdtemp(path.join(tmpdir(), "schema-report-test-"));
  test.after(() => rm(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}

/**
 * Writes the pages of a schema.
 *
 * @param {object} options of the tool
 */
export async function generate(options) {
  const { config, generator, printer } = loadTool();
  printer.Printer.options = undefined;
  // Silences the tool, which logs each page that it cannot write.
  Object.assign(globalThis, { logger: { instance: console, _log: () => undefined } });
  const { generateDocFromSchema } = /** @type {{ generateDocFromSchema: (config: object) => Promise<void> }} */ (
    /** @type {unknown} */ (generator)
  );
  await generateDocFromSchema(await config.buildConfig(options, {}));
}

/**
 * Compares two schemas.
 *
 * @param {string} oldSdl
 * @param {string} newSdl
 * @param {object} [options] of the tool
 * @param {boolean} [descriptions] whether to list changes of descriptions
 * @returns {Promise<{ readonly changes: readonly Change[], readonly reference: Reference }>}
 */
export async function compareSdl(oldSdl, newSdl, options = {}, descriptions = false) {
  const tool = loadTool();
  const config = await tool.config.buildConfig({ ...OPTIONS, ...options }, {});
  const run = await startRun(tool, config);
  const [oldSchema, newSchema] = [buildSchema(oldSdl), buildSchema(newSdl)];
  const { found, elements } = await compare(tool, config, oldSchema, newSchema);
  const reference = await openReference(run, newSchema, elements);
  const changes = await selectChanges({ tool, config, found, oldSchema, newSchema, reference, descriptions });
  return { changes, reference };
}
