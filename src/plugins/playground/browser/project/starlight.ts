import { TITLE } from "./setup";

/** Starlight serves `film.mdx` as `film/`, and the preset links to the file. */
export const linksModule = `/**
 * A plugin of rehype: links to files of pages become links to their URLs, which end in a slash.
 */
export function linksToUrls() {
  const follow = (node) => {
    const { href } = node.properties ?? {};
    if (node.tagName === "a" && typeof href === "string" && !/^[a-z]+:/i.test(href)) {
      node.properties.href = href.replace(/\\.mdx?(?=#|$)/, "/");
    }
    node.children?.forEach(follow);
  };
  return follow;
}
`;

/** The `astro.config.mjs` of a site whose links are those of the preset. */
export const astroConfig = `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { linksToUrls } from "./links.mjs";
import { schemaAsData } from "./schema-as-data.mjs";

export default defineConfig({
  integrations: [starlight({ title: "${TITLE}" })],
  markdown: { remarkPlugins: [schemaAsData], rehypePlugins: [linksToUrls] },
});
`;

/** The collection in which Starlight finds its pages. */
export const contentConfig = `import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
