import path from "node:path";
import { defineConfig } from "vitepress";
import { schemaIncludes, schemaPages, schemaSearch, sidebarOf } from "./pages.mjs";

const source = path.resolve(import.meta.dirname, "..");

export default defineConfig({
  title: "GraphQL API",
  markdown: { config: schemaPages("api") },
  vite: { plugins: [schemaIncludes("api")] },
  themeConfig: {
    search: { provider: "local", options: { _render: schemaSearch("api") } },
    sidebar: sidebarOf(source, "api"),
  },
});
