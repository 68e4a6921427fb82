import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readDefaultCodeTranslationMessages } from "@docusaurus/theme-translations";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { createIndexer, parsePage } from "./build/indexer.ts";
import { DESCRIPTION_FILE, descriptionText } from "./openSearch.ts";
import { languagesOf } from "./options.ts";
import type { SearchOptions } from "./options.ts";
import { THEME } from "./shared/constants.ts";
import { stemmerModule } from "./stemmerLoaders.ts";

export type { Draft, PageToIndex } from "./build/documents.ts";
export { validateOptions } from "./options.ts";
export type { SectionOption, ThemeOptions } from "./options.ts";
export type { Kind } from "./shared/settings.ts";

const here = path.dirname(fileURLToPath(import.meta.url));

/** The settings that the page needs, from the options. */
export interface GlobalData {
  /** Added to the URL of the index. */
  readonly query: string;
  /** The shortcut besides `/`; if empty, `/` is disabled too. */
  readonly shortcut: string;
  readonly hasHint: boolean;
}

/** Computes a hash of the source files of all docs, posts and other pages. */
async function hashOfSources(allContent: Readonly<Record<string, unknown>>, siteDir: string): Promise<string> {
  const found = JSON.stringify(allContent).matchAll(/"source":"@site\/(?<file>[^"]+)"/gu);
  const files = new Set(Array.from(found, ({ groups }) => groups?.["file"] ?? ""));
  const hash = createHash("sha256");
  for (const file of [...files].sort()) hash.update(file).update(await readFile(path.join(siteDir, file)));
  return hash.digest("hex").slice(0, 8);
}

/**
 * The theme: its components, the index of each locale, and the OpenSearch description, which lets browsers search the site
 * from the address bar.
 */
export default function leanSearch({ siteConfig, siteDir, i18n }: LoadContext, options: SearchOptions): Plugin {
  const { title, baseUrl } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const { hashed, buildIndex, searchBarShortcut, searchBarShortcutHint, searchBarShortcutKeymap } = options;
  return {
    name: THEME,
    getThemePath: () => path.join(here, "theme"),
    getTypeScriptThemePath: () => path.join(here, "../src/theme"),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(here, "../locales"),
        locale: i18n.currentLocale,
        name: THEME,
      }),
    getClientModules: () => [path.join(here, "client/clientModule.js")],
    // Removes a part of autocomplete-core that reports to an analytics service.
    configureWebpack: () => ({
      resolve: { alias: { "@algolia/autocomplete-plugin-algolia-insights": false } },
    }),
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
    async contentLoaded({ actions }) {
      await actions.createData("stemmers.js", stemmerModule(languagesOf(options, i18n.currentLocale)));
    },
    async allContentLoaded({ allContent, actions }) {
      const data: GlobalData = {
        query: hashed ? `?${await hashOfSources(allContent, siteDir)}` : "",
        shortcut: searchBarShortcut ? searchBarShortcutKeymap : "",
        hasHint: searchBarShortcutHint,
      };
      actions.setGlobalData(data);
    },
    async postBuild(props) {
      const { outDir } = props;
      await writeFile(path.join(outDir, DESCRIPTION_FILE), descriptionText(siteConfig, language));
      if (!buildIndex) return;
      const indexer = createIndexer(props, i18n.currentLocale, options);
      for (const file of indexer.files) {
        const html = await readFile(path.join(outDir, file), "utf8").catch(() => undefined);
        if (html !== undefined) indexer.add(file, parsePage(html));
      }
      await indexer.finish();
    },
  };
}
