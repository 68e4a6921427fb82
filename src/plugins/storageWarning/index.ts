import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/**
 * Turns storage errors into console warnings: the site still works, it only forgets. The theme warns of a storage that is
 * not there, but logs an error at each access that fails, as when the storage is full.
 *
 * @upstream @docusaurus/theme-common/lib/utils/storageUtils.js
 */
export default function storageWarning(): Plugin {
  return {
    name: "storage-warning",
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /theme-common[\\/]lib[\\/]utils[\\/]storageUtils\.js$/u,
            loader: path.resolve(__dirname, "loader.mjs"),
          },
        ],
      },
    }),
  };
}
