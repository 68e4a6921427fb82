import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { forBrowsers, forServer } from "./bundler";

/** What decodes `&nbsp;` and the like; browsers get a variant that asks the document, which workers do not have. */
const DECODER = "decode-named-character-reference";

/**
 * Lets the page of the playground hold what is written for Node.js: the generator itself in a worker, a parser of
 * Markdown in another, and the schemas of the examples as texts to start from.
 */
export default function playground({ siteDir }: LoadContext): Plugin {
  const include = path.resolve(siteDir, "examples/schemas");
  return {
    name: "playground",
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      const { module, ...rest } = isServer ? { module: { rules: [] }, ...forServer(instance) } : forBrowsers(instance);
      return {
        ...rest,
        module: { rules: [...module.rules, { test: /\.graphql$/u, include, type: "asset/source" }] },
        resolve: { alias: { [`${DECODER}$`]: require.resolve(DECODER) } },
      };
    },
  };
}
