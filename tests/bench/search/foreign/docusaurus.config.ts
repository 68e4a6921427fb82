import process from "node:process";
import type { Config, PluginConfig } from "@docusaurus/types";
import type { Corpus } from "./index";

const { docs, blog, search } = JSON.parse(process.env["FOREIGN"] ?? "") as Corpus & { readonly search: PluginConfig };
const instances = Object.entries(docs).map(([routeBasePath, path]) => ({ routeBasePath, path }));

/**
 * A site of the classic preset with pages of another project and one search. Broken links are ignored, because some lead to
 * pages that are not measured.
 */
const config: Config = {
  title: "Foreign pages",
  url: "https://docs.example.org",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  onBrokenAnchors: "ignore",
  markdown: { hooks: { onBrokenMarkdownLinks: "ignore", onBrokenMarkdownImages: "ignore" } },
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
  presets: [["classic", { docs: instances[0], blog: blog === undefined ? false : { path: blog } }]],
  plugins: instances
    .slice(1)
    .map((one) => ["@docusaurus/plugin-content-docs", { ...one, id: one.routeBasePath.replaceAll("/", "-") }]),
  themes: [search],
};

export default config;
