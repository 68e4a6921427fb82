import { readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { patchFailed } from "../../shared/bundler/expectations";

/** Folders below `src/` with the code that determines how the site is bundled. */
const FOLDERS = ["config", "plugins", "shared/bundler"];

/** Environment variable that disables Docusaurus's cache between builds. */
const SWITCH = "DOCUSAURUS_NO_PERSISTENT_CACHE";

const patch = { file: "src/plugins/bundlerCache", switchOff: `set ${SWITCH}=1` };

const source = path.resolve(__dirname, "../..");

/** Cache settings of webpack and of Rspack: the files that invalidate the cache, and its version. */
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
 * Invalidates the bundler's cache when the code that determines how the site is bundled changes, and separates the caches by
 * `LEAN_CLIENT`. Docusaurus invalidates the cache only when its configuration files or the versions of packages change, so
 * the cache could contain modules as an earlier version of a plugin has changed them.
 *
 * @throws Error when the bundler's settings do not have the expected form, unless the cache is disabled
 * @upstream @docusaurus/core/lib/webpack/base.js
 */
export default function bundlerCache(): Plugin {
  return {
    name: "bundler-cache",
    configureWebpack(config) {
      // As in Docusaurus, any non-empty value disables the cache.
      if (process.env[SWITCH]) return {};
      const { cache, experiments } = config as WithCache;
      const files = FOLDERS.flatMap((folder) => filesIn(path.join(source, folder)));
      const settings = typeof cache === "object" ? cache : experiments?.cache;
      if (typeof settings !== "object")
        throw patchFailed(patch, "the bundler's settings do not have `cache` in the expected form");
      const { buildDependencies } = settings;
      const inputs = Array.isArray(buildDependencies) ? buildDependencies : buildDependencies?.config;
      if (inputs === undefined || settings.version === undefined) {
        throw patchFailed(patch, "the bundler's cache has no version, or no list of files that it depends on");
      }
      inputs.push(...files);
      settings.version += `-${process.env["LEAN_CLIENT"] ?? "all"}`;
      return {};
    },
  };
}
