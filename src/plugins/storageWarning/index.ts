import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/**
 * Makes a browser storage that fails worth a warning on the console, as one that is not there is. The theme logs an error
 * at each access that fails, as when the storage is full, although the site works as well as before: it only forgets.
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
