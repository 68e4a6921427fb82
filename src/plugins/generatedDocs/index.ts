import path from "node:path";
import docs from "@docusaurus/plugin-content-docs";

export { validateOptions } from "@docusaurus/plugin-content-docs";

/**
 * The docs plugin for instances with generated pages, on the development server. The stock plugin reloads for each
 * changed file. A change of the formatter writes hundreds of files at once, and that many reloads at once run out of
 * file handles. This plugin reloads once for each generation, when the generator writes the stamp file. Changes to the
 * text of pages still reach the browser, because the bundler watches the pages itself.
 */
export default async function generatedDocs(...[context, options]: Parameters<typeof docs>): ReturnType<typeof docs> {
  return {
    ...(await docs(context, options)),
    // The stamp file, and the hand-written pages, which are at the top level of the folder.
    getPathsToWatch: () => [`.generated/${path.basename(options.path)}.json`, `${options.path}/*.{md,mdx}`],
  };
}
