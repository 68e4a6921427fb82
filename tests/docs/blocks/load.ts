import path from "node:path";
import { loadSiteConfig } from "@docusaurus/core/lib/server/config";
import { loadConfiguration } from "@graphql-markdown/core/graphql-config";
import { buildConfig } from "@graphql-markdown/core";
import type { ConfigOptions } from "@graphql-markdown/types";
import { loadConfig } from "graphql-config";
import { parse as parseToml } from "smol-toml";
import type { Fence } from "../fences";
import { fileOf } from "./roles";
import { SITE_CONFIG, createSandbox } from "./sandbox";

const PLUGIN = "@graphql-markdown/docusaurus";
// Keys that graphql-config adds to the options of each extension.
const ADDED = new Set(["documents", "include", "exclude"]);

/** Whether a block is a configuration file that the tool reads. */
export function isConfigurationFile(fence: Fence): boolean {
  if (fence.language === "diff") return false;
  const file = fileOf(fence) ?? "";
  if (file === "package.json") return fence.code.includes('"graphql": {');
  return /^(?:docusaurus\.config\.\w+|\.graphqlrc(?:\.\w+)?|graphql\.config\.\w+)$/u.test(file);
}

/**
 * Loads a configuration block as the tool does, with Docusaurus or graphql-config, and builds the options of each instance or
 * project.
 *
 * @param fence the block
 * @param known paths of the declared options
 * @returns one message for each unknown option, or one if the block has neither the plugin nor a project
 * @throws errors of the loaders
 */
export async function loadBlock(fence: Fence, known: ReadonlySet<string>): Promise<string[]> {
  const sandbox = await createSandbox();
  try {
    const [file, content] = readable(fence);
    await sandbox.write(file, content);
    const all = file.startsWith("docusaurus") ? await plugins(sandbox.folder) : await projects(sandbox.folder);
    if (all.length === 0) return [`no ${PLUGIN} and no project`];
    const problems: string[] = [];
    for (const options of all) {
      problems.push(...unknownKeys(options, known).map((key) => `unknown option "${key}"`));
      await buildConfig(options, {}, options.id ?? undefined);
    }
    return problems;
  } finally {
    await sandbox.remove();
  }
}

/** Converts TOML to JSON, because the package with which graphql-config reads TOML is not installed. */
function readable(fence: Fence): [file: string, content: string] {
  const file = fileOf(fence) ?? "";
  return fence.language === "toml"
    ? [file.replace(/\.toml$/u, ".json"), JSON.stringify(parseToml(fence.code))]
    : [file, fence.code];
}

async function plugins(folder: string): Promise<ConfigOptions[]> {
  const { siteConfig } = await loadSiteConfig({
    siteDir: folder,
    customConfigFilePath: path.join(folder, SITE_CONFIG),
  });
  return siteConfig.plugins.flatMap((plugin) => {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
    return name === PLUGIN ? [options] : [];
  });
}

async function projects(folder: string): Promise<ConfigOptions[]> {
  const config = await loadConfig({ rootDir: folder, throwOnMissing: true, throwOnEmpty: true });
  const names = Object.keys(config?.projects ?? {});
  const options: ConfigOptions[] = [];
  for (const name of names) {
    // The function passes its options to graphql-config, though its type does not allow them.
    const where = { rootDir: folder } as object;
    const project = await loadConfiguration(name, where, { throwOnMissing: true, throwOnEmpty: true });
    if (project === undefined) throw new Error(`no options in the project "${name}"`);
    const own = Object.entries(project as ConfigOptions).filter(([key]) => !ADDED.has(key));
    options.push(Object.fromEntries(own));
  }
  return options;
}

/** Options that are passed to other packages, which may have keys that the tool does not declare. */
const OPEN = "loaders.*.options";

/**
 * Finds undeclared keys of an options object, which the tool would silently ignore.
 *
 * @param known declared paths, with `*` for a user-defined name; a path with nothing below it accepts any value
 * @returns undeclared paths
 */
function unknownKeys(options: unknown, known: ReadonlySet<string>, parent = ""): string[] {
  const prefix = parent === "" ? "" : `${parent}.`;
  if (!isRecord(options) || ![...known].some((path) => path.startsWith(prefix))) return [];
  const free = [...known].some((path) => path.startsWith(`${prefix}*.`));
  return Object.entries(options).flatMap(([key, value]) => {
    if (free) return unknownKeys(value, known, `${prefix}*`);
    if (known.has(prefix + key)) return unknownKeys(value, known, prefix + key);
    return parent === OPEN ? [] : [prefix + key];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
