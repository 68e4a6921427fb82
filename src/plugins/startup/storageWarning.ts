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
 * Turns console errors about storage into warnings, because the site works without storage. The theme only warns when
 * storage is missing, but logs an error for each access that fails, for example when it is full.
 *
 * @throws Error, in the build, when the theme's module is missing, or has no `console.error(`
 */
export function warnOfStorage(): object {
  const missed = patchFailed(
    patch,
    "the storage module of @docusaurus/theme-common has no `console.error(` to replace",
  ).message;
  const loader = path.resolve(__dirname, "storageWarningLoader.mjs");
  return {
    module: { rules: [{ test: STORAGE, loader, options: { missed } }] },
    plugins: [expectModules(patch, { present: [STORAGE] })],
  };
}
