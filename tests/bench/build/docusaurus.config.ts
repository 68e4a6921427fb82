import path from "node:path";
import type { Config } from "@docusaurus/types";
import site from "../../../docusaurus.config";

/** Docusaurus looks for plugins beside the configuration, which stands deeper here. */
function fromRoot<Plugin>(plugin: Plugin): Plugin {
  const absolute = (name: string): string => (name.startsWith("./") ? path.resolve(__dirname, "../../..", name) : name);
  if (typeof plugin === "string") return absolute(plugin) as Plugin;
  const [name, ...options]: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  return typeof name === "string" ? ([absolute(name), ...options] as Plugin) : plugin;
}

/** A package of Mermaid's is optional and not installed; webpack stops at its import, the site's bundler does not. */
function withoutOptionalLayout(): { name: string; configureWebpack: () => object } {
  return {
    name: "without-optional-layout",
    configureWebpack: () => ({ resolve: { alias: { "@mermaid-js/layout-elk": false } } }),
  };
}

/** The same site, built with what Docusaurus takes when nothing is configured: webpack, Babel, Terser, one thread. */
const config: Config = {
  ...site,
  plugins: [...(site.plugins ?? []).map((plugin) => fromRoot(plugin)), withoutOptionalLayout],
  future: { ...site.future, faster: false },
};

export default config;
