import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { generationErrors } from "./generationErrors";
import { lastBuild } from "./lastBuild";
import { regenerator } from "./regenerator";

/** What the generated pages are made from: below the project, every file of a folder. */
export const GENERATED_FROM = [
  "examples/schemas",
  "examples/options",
  "examples/landing",
  "packages/reference-formatter",
  "packages/fast-relations",
  "src/generate",
  "src/shared/compareNames.ts",
  "prettier.config.mjs",
  "package.json",
  "node_modules/@graphql-markdown/*/package.json",
  "node_modules/@graphql-markdown/*/{dist,src}/**/*.d.ts",
];

/**
 * What the development server of this site does beyond that of Docusaurus: it generates pages again when what they are
 * made from changes, shows why that failed, and serves what only a build makes. A build does without it.
 *
 * @returns nothing when the site is built
 */
export default function devServer({ siteDir, generatedFilesDir, outDir, baseUrl }: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== "development") return null;
  const errorFile = path.join(generatedFilesDir, "generation-errors.txt");
  const regenerate = regenerator(siteDir, errorFile);
  let loaded = false;
  return {
    name: "dev-server",
    getPathsToWatch: () => GENERATED_FROM,
    // Docusaurus calls this at the start, after `npm start` has generated all pages, and then after each change of a
    // watched path. It must not wait for the pages: the docs plugins reload as soon as they are written.
    loadContent() {
      if (loaded) regenerate();
      loaded = true;
    },
    configureWebpack(_config, _isServer, { currentBundler }) {
      // Once for each start of the server: an error of the last one is no longer true.
      writeFileSync(errorFile, "");
      return {
        plugins: [generationErrors(errorFile, currentBundler.instance)],
        devServer: {
          setupMiddlewares(middlewares: unknown[]) {
            // This function and that of Docusaurus are merged into one that joins the lists that they return.
            middlewares.unshift({ name: "last-build", middleware: lastBuild(outDir, baseUrl) });
            return [];
          },
        },
      };
    },
  };
}
