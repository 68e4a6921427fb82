import { readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitepress";

const pages = path.resolve(import.meta.dirname, "../pages");

/** Makes the sidebar of a folder as Starlight does by itself: its pages, and a group for each subfolder. */
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
  // Links to `/api/` lead to `api.md`, but VitePress reports them as dead.
  ignoreDeadLinks: true,
  // The pages contain neither HTML nor Vue expressions: text that looks like either is text.
  markdown: { html: false },
  vue: { template: { compilerOptions: { delimiters: ["\u0001", "\u0001"] } } },
  themeConfig: {
    search: { provider: "local" },
    sidebar: Object.fromEntries(["api", "docs", "examples"].map((name) => [`/${name}/`, sidebarOf(name)])),
  },
});
