import path from "node:path";
import type { Config } from "@docusaurus/types";
import { instances } from "../../../../src/data/instances";
import site from "../../../../docusaurus.config";

const folders = instances.map(({ path: folder }) => folder);

/** What of the site belongs to its own search, and would stand beside that of the peer. */
function isOwnSearch(entry: unknown): boolean {
  return /\/plugins\/(?:search|afterBuild)\/index\.ts$/u.test(String(Array.isArray(entry) ? entry[0] : entry));
}

/** Docusaurus looks for plugins beside the configuration, which stands deeper here. */
function fromRoot<Plugin>(plugin: Plugin): Plugin {
  const [name, ...options]: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  if (typeof name !== "string" || !name.startsWith("./")) return plugin;
  const absolute = path.resolve(__dirname, "../../../..", name);
  return (Array.isArray(plugin) ? [absolute, ...options] : absolute) as Plugin;
}

/** The same site with the search of `@easyops-cn/docusaurus-search-local` as it comes, over the same pages. */
const config: Config = {
  ...site,
  plugins: (site.plugins ?? []).filter((plugin) => !isOwnSearch(plugin)).map((plugin) => fromRoot(plugin)),
  themes: [
    ...(site.themes ?? []),
    ["@easyops-cn/docusaurus-search-local", { indexBlog: false, docsDir: folders, docsRouteBasePath: folders }],
  ],
};

export default config;
