import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://docs.example.org",
  integrations: [starlight({ title: "GraphQL-Markdown" })],
});
