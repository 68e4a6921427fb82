import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { DESCRIPTION_FILE, descriptionText } from "../openSearch/description";

/** Writes the OpenSearch description of each locale, and names it in the head of every page, where browsers look for it. */
export default function openSearch({ siteConfig, i18n }: LoadContext): Plugin {
  const { title, baseUrl, favicon } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    name: "open-search",
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
