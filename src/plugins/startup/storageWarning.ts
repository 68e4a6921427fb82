import path from "node:path";
import { expectModules, patchFailed } from "../../shared/bundler/expectations";

/**
 * The module of the theme that reads and writes the browser's storage.
 *
 * @upstream @docusaurus/theme-common/lib/utils/storageUtils.js
 */
const STORAGE = path.join(path.dirname(require.resolve("@docusaurus/theme-common")), "utils/storageUtils.js");

const patch = {
  file: "src/plugins/startup/storageWarning.ts",
  switchOff: "remove `configureWebpack` from src/plugins/startup/index.ts",
};

/**
 * Turns storage errors into console warnings: the site still works, it only forgets. The theme warns of a storage that is
 * not there, but logs an error at each access that fails, as when the storage is full.
 *
 * @throws Error, in the build, when the theme has no such module or the module logs no errors
 */
export function warnOfStorage(): object {
  const missed = patchFailed(patch, "the storage module of @docusaurus/theme-common logs no errors").message;
  const loader = path.resolve(__dirname, "storageWarningLoader.mjs");
  return {
    module: { rules: [{ test: STORAGE, loader, options: { missed } }] },
    plugins: [expectModules(patch, { present: [STORAGE] })],
  };
}
