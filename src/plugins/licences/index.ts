import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { collectModules } from "./collectModules";
import { noticesOf } from "./notices";

/** Name of the file, from the root of the site. */
export const LICENCES_FILE = "licences.txt";

/**
 * Writes `licences.txt`: the licence of the site, and of each package whose code the bundler put into a script or style
 * sheet. The scripts themselves hold no comments.
 */
export default function licences({ siteDir }: LoadContext): Plugin {
  const files = new Set<string>();
  return {
    name: "licences",
    configureWebpack: (_config, isServer) => (isServer ? {} : ({ plugins: [collectModules(files)] } as object)),
    postBuild: async ({ outDir }) => {
      await writeFile(path.join(outDir, LICENCES_FILE), await noticesOf(siteDir, files));
    },
  };
}
