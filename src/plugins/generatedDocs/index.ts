import path from "node:path";
import docs from "@docusaurus/plugin-content-docs";

export { validateOptions } from "@docusaurus/plugin-content-docs";

/**
 * The docs plugin, for an instance with generated pages on the development server. The stock plugin reloads once for each
 * file that changes, all at the same time, and a change of the formatter writes hundreds: it runs out of file handles.
 * This one reloads once for each generation, when its stamp is written. The text of pages is watched by the bundler.
 */
export default async function generatedDocs(...[context, options]: Parameters<typeof docs>): ReturnType<typeof docs> {
  return {
    ...(await docs(context, options)),
    // Beside the stamp, the pages that a person writes: they stand at the top, the generated ones below.
    getPathsToWatch: () => [`.generated/${path.basename(options.path)}.json`, `${options.path}/*.{md,mdx}`],
  };
}
