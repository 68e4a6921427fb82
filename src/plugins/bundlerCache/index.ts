import { readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { patchFailed } from "../../shared/bundler/expectations";

/** Folders of the code that decides how the site is bundled. */
const FOLDERS = ["config", "plugins", "shared/bundler"];

/** The environment variable with which Docusaurus keeps no cache from one build to the next. */
const SWITCH = "DOCUSAURUS_NO_PERSISTENT_CACHE";

const patch = { file: "src/plugins/bundlerCache", switchOff: `set ${SWITCH}=1` };

const source = path.resolve(__dirname, "../..");

/** The caches of webpack and Rspack: the files whose change ends them, and a name for what they hold. */
interface WithCache {
  readonly cache?: boolean | { version?: string; readonly buildDependencies?: { readonly config?: string[] } };
  readonly experiments?: { readonly cache?: boolean | { version?: string; readonly buildDependencies?: string[] } };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Invalidates the bundler's cache when the code that decides how the site is bundled changes, and keeps the caches of
 * different lean clients apart. Docusaurus counts only its configuration files and the versions of packages; modules that another
 * state of a plugin had replaced, or left in place, would be taken from the cache.
 *
 * @throws Error when the cache is not where it was or has an unexpected shape, unless it is switched off
 * @upstream @docusaurus/core/lib/webpack/base.js
 */
export default function bundlerCache(): Plugin {
  return {
    name: "bundler-cache",
    configureWebpack(config) {
      // As Docusaurus reads it: any text but the empty one switches the cache off.
      if (process.env[SWITCH]) return {};
      const { cache, experiments } = config as WithCache;
      const files = FOLDERS.flatMap((folder) => filesIn(path.join(source, folder)));
      const kept = typeof cache === "object" ? cache : experiments?.cache;
      if (typeof kept !== "object") throw patchFailed(patch, "the bundler's settings have no cache where it was");
      const { buildDependencies } = kept;
      const inputs = Array.isArray(buildDependencies) ? buildDependencies : buildDependencies?.config;
      if (inputs === undefined || kept.version === undefined) {
        throw patchFailed(patch, "the bundler's cache has no version, or no list of files that it depends on");
      }
      inputs.push(...files);
      kept.version += `-${process.env["LEAN_CLIENT"] ?? "all"}`;
      return {};
    },
  };
}
