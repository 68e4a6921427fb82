import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** What decodes `&nbsp;` and the like; browsers get a variant that asks the document, which workers do not have. */
const DECODER = "decode-named-character-reference";

/** Lets the page of the playground start from the schemas of the examples, as texts, and parse Markdown in a worker. */
export default function playgroundPage(): Plugin {
  const include = path.resolve(__dirname, "../../examples/schemas");
  return {
    name: "playground-page",
    configureWebpack: () => ({
      module: { rules: [{ test: /\.graphql$/u, include, type: "asset/source" }] },
      resolve: { alias: { [`${DECODER}$`]: require.resolve(DECODER) } },
    }),
  };
}
