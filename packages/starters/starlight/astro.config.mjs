import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { linksToUrls } from "./links.mjs";
import { schemaAsData } from "./schema-as-data.mjs";

export default defineConfig({
  integrations: [starlight({ title: "GraphQL API" })],
  markdown: { remarkPlugins: [schemaAsData], rehypePlugins: [linksToUrls] },
});
