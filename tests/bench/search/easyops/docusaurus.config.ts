import type { Config } from "@docusaurus/types";
import site from "../../../../docusaurus.config";

const instances = ["docs", "api", "examples/default", "examples/group-by"];

/** What of the site belongs to its own search, and would stand beside that of the peer. */
function isOwnSearch(entry: unknown): boolean {
  return String(Array.isArray(entry) ? entry[0] : entry).endsWith("/search.ts");
}

/** The same site with the search of `@easyops-cn/docusaurus-search-local` as it comes, over the same pages. */
const config: Config = {
  ...site,
  clientModules: (site.clientModules ?? []).filter((module) => !isOwnSearch(module)),
  plugins: (site.plugins ?? []).filter((plugin) => !isOwnSearch(plugin)),
  themes: [
    ...(site.themes ?? []),
    ["@easyops-cn/docusaurus-search-local", { indexBlog: false, docsDir: instances, docsRouteBasePath: instances }],
  ],
};

export default config;
