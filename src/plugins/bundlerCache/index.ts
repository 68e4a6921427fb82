import { readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Folders of the code that decides how the site is bundled. */
const FOLDERS = ["config", "plugins"];

const source = path.resolve(__dirname, "../..");

/** What is read of the configuration: the lists of files of the cache of webpack, and of that of Rspack. */
interface WithCache {
  readonly cache?: boolean | { readonly buildDependencies?: { readonly config?: string[] } };
  readonly experiments?: { readonly cache?: boolean | { readonly buildDependencies?: string[] } };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Lets the bundler's cache end when the code changes that decides how the site is bundled. Docusaurus counts only
 * its configuration files and the versions of packages; modules that another state of a plugin had replaced, or left in
 * place, would be taken from the cache.
 *
 * @upstream @docusaurus/core/lib/webpack/base.js
 */
export default function cacheInputs(): Plugin {
  return {
    name: "cache-inputs",
    configureWebpack(config) {
      const { cache, experiments } = config as WithCache;
      const files = FOLDERS.flatMap((folder) => filesIn(path.join(source, folder)));
      if (typeof cache === "object") cache.buildDependencies?.config?.push(...files);
      if (typeof experiments?.cache === "object") experiments.cache.buildDependencies?.push(...files);
      return {};
    },
  };
}
