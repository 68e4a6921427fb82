import { readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitepress";

const pages = path.resolve(import.meta.dirname, "../pages");

/** The sidebar of a folder, as Starlight makes one by itself: its pages, and a group for each folder in it. */
function sidebarOf(folder) {
  return readdirSync(path.join(pages, folder), { withFileTypes: true }).map((entry) => {
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory()
      ? { text: entry.name, collapsed: true, items: sidebarOf(name) }
      : { text: entry.name.replace(/\.md$/u, ""), link: `/${name}` };
  });
}

export default defineConfig({
  title: "GraphQL-Markdown",
  srcDir: "pages",
  // The pages are built once each; a link to `/api/` means `api.md`.
  ignoreDeadLinks: true,
  // The pages hold no HTML of their own and no expressions of Vue: what looks like either is text.
  markdown: { html: false },
  vue: { template: { compilerOptions: { delimiters: ["\u0001", "\u0001"] } } },
  themeConfig: {
    search: { provider: "local" },
    sidebar: Object.fromEntries(["api", "docs", "examples"].map((name) => [`/${name}/`, sidebarOf(name)])),
  },
});
