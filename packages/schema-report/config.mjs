/** Reads the options of GraphQL-Markdown, which the reports need to find pages. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ReportError } from "./error.mjs";

/** @import { Config, Tool } from "./tool.mjs" */

const PLUGIN = "@graphql-markdown/docusaurus";

/**
 * Returns the options of a run of the tool: those of the graphql-config file in the working directory, and those of a file
 * with plugin options.
 *
 * @param {Tool} tool
 * @param {object} [from]
 * @param {string | object} [from.config] options of the plugin; or a file with them: a configuration of Docusaurus, or a
 *   module or JSON file whose default export is the options
 * @param {string} [from.id] of the plugin's instance, or project in the graphql-config file
 * @returns {Promise<Config>}
 * @throws {ReportError} when the file has no options
 */
export async function readConfig(tool, { config, id = "default" } = {}) {
  const options = typeof config === "string" ? await readOptions(config, id) : config;
  try {
    return await tool.config.buildConfig(options, {}, id);
  } catch (error) {
    throw new ReportError(
      `${messageOf(error)}. Correct the options in ${typeof config === "string" ? config : ".graphqlrc"}.`,
    );
  }
}

/**
 * @param {unknown} error
 * @returns {string} without a full stop at the end
 */
export function messageOf(error) {
  return (error instanceof Error ? error.message : String(error))
    .trim()
    .replaceAll(/\s*\n\s*/gu, " ")
    .replace(/\.$/u, "");
}

/** @type {(file: string, id: string) => Promise<object>} */
async function readOptions(file, id) {
  if (!existsSync(file))
    throw new ReportError(`${file}: no such file. Give --config the file with the plugin's options.`);
  let read;
  try {
    read = await load(path.resolve(file));
  } catch (error) {
    throw new ReportError(
      `${file}: ${messageOf(error)}. Correct the file, or move the options into a file of their own.`,
    );
  }
  const exported = /** @type {unknown} */ (
    typeof read === "function" ? await Reflect.apply(read, undefined, []) : read
  );
  if (typeof exported !== "object" || exported === null) {
    throw new ReportError(`${file}: exports no options. Export the options of ${PLUGIN} as default.`);
  }
  if (!("plugins" in exported) || !Array.isArray(exported.plugins)) return exported;
  const instances = exported.plugins.flatMap((/** @type {unknown} */ plugin) => {
    const [name, options = {}] = /** @type {[unknown, { readonly id?: string }?]} */ ([plugin].flat());
    return typeof name === "string" && name.startsWith(PLUGIN) ? [options] : [];
  });
  const found = instances.find((options) => (options.id ?? "default") === id);
  if (!found) {
    const ids = instances.map((options) => options.id ?? "default").join(", ");
    throw new ReportError(
      `${file}: has no instance "${id}" of ${PLUGIN}${ids && `, only ${ids}`}. Add it, or give --id.`,
    );
  }
  // The plugin adds this formatter to its command.
  return { formatter: `${PLUGIN}/mdx`, ...found };
}

/** @type {(file: string) => Promise<unknown>} */
async function load(file) {
  if (file.endsWith(".json")) return JSON.parse(await readFile(file, "utf8"));
  try {
    // Docusaurus's own function also reads TypeScript.
    const require = createRequire(createRequire(file).resolve(PLUGIN));
    const utils = /** @type {{ loadFreshModule: (file: string) => Promise<unknown> }} */ (require("@docusaurus/utils"));
    return await utils.loadFreshModule(file);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "MODULE_NOT_FOUND") throw error;
  }
  const { default: exported } = /** @type {{ default: unknown }} */ (await import(pathToFileURL(file).href));
  return exported;
}
