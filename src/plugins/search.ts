import type { Plugin } from "@docusaurus/types";

/** Keeps out of the bundle what the search box never uses. The index is made by `afterBuild.ts`. */
export default function search(): Plugin {
  return {
    name: "search",
    // The box's library brings a reporter to an analytics service, which starts on request only. Without it, it never can.
    configureWebpack: () => ({ resolve: { alias: { "@algolia/autocomplete-plugin-algolia-insights": false } } }),
  };
}
