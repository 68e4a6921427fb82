import type { Config } from "@docusaurus/types";
import { instances } from "../../../../src/data/instances";
import site from "../../../../docusaurus.config";
import { fromRoot } from "../../fromRoot";

const folders = instances.map(({ routeBasePath }) => routeBasePath);

/** Whether a plugin or theme belongs to the site's own search, or is the plugin `afterBuild`, which makes its index. */
function isOwnSearch(entry: unknown): boolean {
  return /\/plugins\/(?:search|afterBuild)\/index\.ts$/u.test(String(Array.isArray(entry) ? entry[0] : entry));
}

/** The same pages with the search of `@easyops-cn/docusaurus-search-local` in its default configuration. */
const config: Config = {
  ...site,
  plugins: (site.plugins ?? []).filter((plugin) => !isOwnSearch(plugin)).map((plugin) => fromRoot(plugin)),
  themes: [
    ...(site.themes ?? []).filter((theme) => !isOwnSearch(theme)),
    ["@easyops-cn/docusaurus-search-local", { indexBlog: false, docsDir: folders, docsRouteBasePath: folders }],
  ],
};

export default config;
