// cspell:ignore Alles
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { describe, expect, it } from "vitest";
import leanSearch from "./index.ts";
import type { GlobalData } from "./index.ts";
import type { ThemeOptions } from "./options.ts";
import { optionsOf } from "./testing/settings.ts";
import { temporaryFolder } from "./testing/temporaryFolder.ts";

const siteConfig = { title: "Notes", tagline: "", url: "https://notes.example", baseUrl: "/fr/", favicon: "icon.svg" };

function themeOf(options: ThemeOptions = {}, { locale = "fr", siteDir = "." } = {}): Plugin {
  const i18n = { currentLocale: locale, localeConfigs: { [locale]: { htmlLang: "fr-FR" } } };
  return leanSearch({ siteConfig, siteDir, i18n } as unknown as LoadContext, optionsOf(options));
}

/** The data that the page gets from the options, on a site with these sources of docs. */
async function dataOf(options: ThemeOptions, siteDir = ".", sources: readonly string[] = []): Promise<GlobalData> {
  const allContent = { docs: { default: sources.map((file) => ({ source: `@site/${file}` })) } };
  let found: unknown;
  const actions = {
    setGlobalData: (data: unknown) => {
      found = data;
    },
  };
  await themeOf(options, { siteDir }).allContentLoaded?.({ allContent, actions } as never);
  return found as GlobalData;
}

describe("the data that the page gets", () => {
  it.each<[options: ThemeOptions, data: GlobalData]>([
    [{}, { query: "", shortcut: "mod+k", hasHint: true }],
    [{ searchBarShortcutKeymap: "ctrl+s" }, { query: "", shortcut: "ctrl+s", hasHint: true }],
    [{ searchBarShortcut: false }, { query: "", shortcut: "", hasHint: true }],
    [{ searchBarShortcutHint: false }, { query: "", shortcut: "mod+k", hasHint: false }],
  ])("from the options %j is %j", async (options, data) => {
    expect(await dataOf(options)).toEqual(data);
  });

  it("changes the URL of the index with the sources, if `hashed` is set", async () => {
    const siteDir = await temporaryFolder();
    const query = async (content: string): Promise<string> => {
      await writeFile(path.join(siteDir, "a.md"), content);
      return (await dataOf({ hashed: true }, siteDir, ["a.md"])).query;
    };
    const first = await query("One.");
    expect(first).toMatch(/^\?[0-9a-f]{8}$/u);
    expect(await query("Two.")).not.toBe(first);
    expect(await query("One.")).toBe(first);
  });
});

describe("the theme", () => {
  it("has the texts of a locale, or of its language", async () => {
    const textIn = async (locale: string): Promise<unknown> => {
      const theme = themeOf({}, { locale }) as Plugin & {
        getDefaultCodeTranslationMessages: () => Promise<Record<string, string>>;
      };
      return (await theme.getDefaultCodeTranslationMessages())["theme/d-s-l.searchBar.all"];
    };
    const texts = await Promise.all(["fr", "fr-CA", "de", "zh", "zh-Hans", "zh-CN"].map(textIn));
    expect(texts).toEqual(["Tout", "Tout", "Alles", "全部", "全部", "全部"]);
    // Traditional Chinese has other characters; the English texts are in the sources.
    expect(await Promise.all(["zh-TW", "en"].map(textIn))).toEqual([undefined, undefined]);
  });

  it("links the OpenSearch description, and writes it even without an index", async () => {
    const outDir = await temporaryFolder({ "a.html": "<h1>A</h1>" });
    const tags = themeOf().injectHtmlTags?.({} as never) as { readonly headTags: readonly object[] };
    expect(tags.headTags).toMatchObject([{ attributes: { rel: "search", href: "/fr/opensearch.xml" } }]);
    const docs = { loadedVersions: [{ path: "/fr/", isLast: true, sidebars: {}, docs: [{ permalink: "/fr/a" }] }] };
    const plugins = [{ name: "docusaurus-plugin-content-docs", options: {}, content: docs }];
    const props = {
      outDir,
      baseUrl: "/fr/",
      plugins,
      siteConfig: { trailingSlash: false },
      codeTranslations: {},
    } as never;
    await themeOf({ buildIndex: false }).postBuild?.(props);
    expect((await readdir(outDir)).sort()).toEqual(["a.html", "opensearch.xml"]);
    expect(await readFile(path.join(outDir, "opensearch.xml"), "utf8")).toContain("<Language>fr-FR</Language>");
    await themeOf().postBuild?.(props);
    expect(await readdir(outDir)).toContain("search-index-fr.json");
  });

  it("leaves out the package that reports to an analytics service", () => {
    const config = themeOf().configureWebpack?.({}, false, {} as never, undefined);
    expect(config).toMatchObject({ resolve: { alias: { "@algolia/autocomplete-plugin-algolia-insights": false } } });
  });
});
