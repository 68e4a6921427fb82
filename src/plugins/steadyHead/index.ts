import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectModules";

/** Takes the place of `@docusaurus/Head`. */
const own = path.join(__dirname, "browser/Head.tsx");

const patch = { file: "src/plugins/steadyHead", switchOff: "remove it from docusaurus.config.ts" };

/**
 * Keeps the head of a page as the server wrote it until the page responds. Docusaurus writes the head anew for every part of
 * the page that starts: with the site's title before the page's, without the canonical link, and so on, frame by frame.
 *
 * @throws Error, in the build, when Docusaurus gets its head from elsewhere
 * @upstream @docusaurus/core/lib/client/exports/Head.js
 */
export default function steadyHead(): Plugin {
  return {
    name: "steady-head",
    configureWebpack: () =>
      ({
        mergeStrategy: { "resolve.alias": "prepend" },
        resolve: { alias: { "@docusaurus/Head$": own } },
        plugins: [expectModules(patch, { present: [own] })],
      }) as object,
  };
}
