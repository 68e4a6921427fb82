import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectModules";
import { patchFailed } from "../../shared/bundler/patchFailed";

/**
 * The module of the theme that reads and writes the browser's storage.
 *
 * @upstream @docusaurus/theme-common/lib/utils/storageUtils.js
 */
const STORAGE = path.join(path.dirname(require.resolve("@docusaurus/theme-common")), "utils/storageUtils.js");

const patch = { file: "src/plugins/storageWarning", switchOff: "remove it from docusaurus.config.ts" };

/**
 * Turns storage errors into console warnings: the site still works, it only forgets. The theme warns of a storage that is
 * not there, but logs an error at each access that fails, as when the storage is full.
 *
 * @throws Error, in the build, when the theme has no such module or the module logs no errors
 */
export default function storageWarning(): Plugin {
  const missed = patchFailed(patch, "the storage module of @docusaurus/theme-common logs no errors").message;
  return {
    name: "storage-warning",
    configureWebpack: () =>
      ({
        module: { rules: [{ test: STORAGE, loader: path.resolve(__dirname, "loader.mjs"), options: { missed } }] },
        plugins: [expectModules(patch, { present: [STORAGE] })],
      }) as object,
  };
}
