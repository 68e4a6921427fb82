import type { SitePlugin } from "@site/src/plugins/markdownPages/llms/sections";

/** A doc whose title is its id. */
export interface Doc {
  readonly id: string;
  readonly permalink: string;
  readonly description?: string;
  readonly unlisted?: boolean;
}

/** Makes a docs instance as loaded by its plugin, with one version and one sidebar. */
export function instance(id: string, path: string, docs: readonly Doc[], sidebar: readonly object[]): SitePlugin {
  const loaded = docs.map((doc) => ({ title: doc.id, description: "", unlisted: false, ...doc }));
  const version = { path, isLast: true, docs: loaded, sidebars: { main: sidebar } };
  return { name: "docusaurus-plugin-content-docs", options: { id }, content: { loadedVersions: [version] } };
}

/** Makes a built page. */
export function page(path: string, text: string, head = ""): string {
  const title = path.split("/").findLast((part) => part !== "") ?? "";
  return (
    `<html><head><meta charset=UTF-8><title>${title} | Site</title><link rel=canonical href=https://site.example${path}>` +
    `<meta name=description content="About ${title}">${head}</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  );
}

export const siteConfig = {
  title: "Site",
  tagline: "Pages [and] more.",
  url: "https://site.example",
  titleDelimiter: "|",
};
