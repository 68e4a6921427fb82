import type { Config } from "@docusaurus/types";
import site from "../../../docusaurus.config";
import { fromRoot } from "../fromRoot";

/** Ignores an optional package of Mermaid that is not installed: webpack fails at its import, unlike the site's bundler. */
function withoutOptionalLayout(): { name: string; configureWebpack: () => object } {
  return {
    name: "without-optional-layout",
    configureWebpack: () => ({ resolve: { alias: { "@mermaid-js/layout-elk": false } } }),
  };
}

/** The same site, built with Docusaurus's defaults: webpack, Babel, Terser, one thread. */
const config: Config = {
  ...site,
  plugins: [...(site.plugins ?? []).map((plugin) => fromRoot(plugin)), withoutOptionalLayout],
  themes: (site.themes ?? []).map((theme) => fromRoot(theme)),
  future: { ...site.future, faster: false },
};

export default config;
