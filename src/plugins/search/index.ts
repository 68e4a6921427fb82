import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectations";
import { DESCRIPTION_FILE, descriptionText } from "./openSearch";

export type { IndexOptions } from "./build";
export { searchIndex } from "./build";
export { SIDEBAR_PARENT_CATEGORIES } from "./shared/constants";

const NO_INSIGHTS = path.resolve(__dirname, "browser/noInsights.ts");

const patch = { file: "src/plugins/search", switchOff: "remove the alias in its index.ts" };

/**
 * The search of the site: its client module, and the OpenSearch description of each locale, which lets browsers search
 * the site from the address bar. `afterBuild` runs the task `searchIndex`.
 */
export default function search({ siteConfig, i18n }: LoadContext): Plugin {
  const { title, baseUrl, favicon } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    name: "search",
    getClientModules: () => [path.resolve(__dirname, "browser/clientModule.ts")],
    // Removes a part of autocomplete-core that reports to an analytics service.
    configureWebpack: () =>
      ({
        resolve: { alias: { "@algolia/autocomplete-plugin-algolia-insights": NO_INSIGHTS } },
        plugins: [expectModules(patch, { present: [NO_INSIGHTS] })],
      }) as object,
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: "link",
          attributes: {
            rel: "search",
            type: "application/opensearchdescription+xml",
            title,
            href: baseUrl + DESCRIPTION_FILE,
          },
        },
      ],
    }),
    postBuild: async ({ outDir }) =>
      writeFile(path.join(outDir, DESCRIPTION_FILE), descriptionText({ ...siteConfig, favicon, language })),
  };
}
