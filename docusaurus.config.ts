import { spawnSync } from "node:child_process";
import type { Options as PresetOptions, ThemeConfig } from "@docusaurus/preset-classic";
import type { Config, PresetConfig } from "@docusaurus/types";
import type { PrismTheme } from "prism-react-renderer";
import { afterBuildOptions, docsInstances, mainDocs, outsideSitemap, socialSections } from "./src/config/docsPlugins";
import { navbarItems } from "./src/config/navbar";
import { pageTemplate } from "./src/plugins/startup";
import { siteUrl } from "./src/config/siteUrl";
import { downloads, packages } from "./src/data/downloads";
import { themeColors } from "./src/data/themeColors";
import packageManagers from "./src/plugins/packageManagers";

const { url, baseUrl } = siteUrl(process.env);
/** Docusaurus reads the dates of pages from the git history, and fails without one, as in a downloaded archive. */
const hasHistory =
  spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD"], { cwd: __dirname, stdio: "ignore" }).status === 0;

const copyright = "Copyright © 2020-2025 GraphQL-Markdown";

const classic: PresetConfig = [
  "classic",
  {
    docs: { ...mainDocs(), showLastUpdateTime: hasHistory },
    blog: false,
    pages: { remarkPlugins: [packageManagers] },
    theme: {
      customCss: ["tokens", "base", "alerts", "code", "navbar", "adapt", "print"].map(
        (name) => `./src/css/${name}.css`,
      ),
    },
    sitemap: {
      filename: "sitemap.xml",
      changefreq: "monthly",
      priority: 0.5,
      lastmod: null,
      ignorePatterns: outsideSitemap(baseUrl),
    },
  } satisfies PresetOptions,
];

const socialImageAlt = "A type of a schema on the left, the page that it becomes on the right.";

/**
 * A theme without colours: `src/css/code.css` colours tokens by their classes. Inline styles would be a third of the HTML of
 * a page with code, and would not follow the colour mode.
 */
const prismTheme: PrismTheme = { plain: {}, styles: [] };

/**
 * CSS that colours flowcharts by the site's tokens, so that they follow the colour mode. Passed to Mermaid, which adds it
 * after its own rules and under the id of each drawing; rules in a style sheet would need a higher specificity than that id.
 */
const diagramColours = [
  ".node :is(rect,polygon){fill:var(--surface-raised);stroke:var(--page)}",
  ".label,.nodeLabel,.edgeLabel,.edgeLabel p{color:var(--text)}",
  ".edgeLabel,.edgeLabel p,.labelBkg{background:var(--surface)}",
  ".flowchart-link,.marker{stroke:var(--line-strong)}",
  ".marker{fill:var(--line-strong)}",
].join("");

const themeConfig: ThemeConfig = {
  // For pages outside the docs instances, which have their own images, of the same size, in `src/data/instances.ts`.
  image: "img/social/home.png",
  metadata: [
    { property: "og:site_name", content: "GraphQL-Markdown" },
    { property: "og:type", content: "website" },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: socialImageAlt },
    { name: "twitter:image:alt", content: socialImageAlt },
  ],
  colorMode: {
    defaultMode: "light",
    respectPrefersColorScheme: false,
  },
  announcementBar: {
    // A new id shows the bar again to readers who closed an earlier one.
    id: "web-frameworks",
    // On a phone, src/css/navbar.css shows a short form; screen readers always read this one.
    content:
      '<span class="announcement-long">GraphQL-Markdown is now compatible with several web frameworks: </span>' +
      `<a href="${baseUrl}docs/advanced/integration-with-frameworks">` +
      '<span class="announcement-long">read how to integrate it</span></a>' +
      '<span class="announcement-long">.</span>',
    backgroundColor: "var(--announcement-background)",
    textColor: "var(--announcement-text)",
    isCloseable: true,
  },
  navbar: {
    title: "GraphQL-Markdown",
    logo: { alt: "", src: "img/logo.svg", srcDark: "img/logo-dark.svg", width: 32, height: 32 },
    items: navbarItems,
  },
  footer: { copyright },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  prism: {
    theme: prismTheme,
    darkTheme: prismTheme,
    // An empty list would bundle Prism's whole catalogue.
    additionalLanguages: ["bash", "json", "toml", "diff"],
  },
  mermaid: { theme: { light: "default", dark: "dark" }, options: { themeCSS: diagramColours } },
};

const config: Config = {
  title: "GraphQL-Markdown",
  tagline: "Human-friendly documentation for GraphQL schemas.",
  url,
  baseUrl,
  favicon: "img/favicon.svg",
  headTags: [
    { tagName: "link", attributes: { rel: "manifest", href: `${baseUrl}site.webmanifest` } },
    { tagName: "link", attributes: { rel: "apple-touch-icon", href: `${baseUrl}img/icons/apple-touch-180.png` } },
    // Not in `metadata`, which the theme rewrites on each navigation: our scripts set this colour to match the colour mode.
    { tagName: "meta", attributes: { name: "theme-color", content: themeColors.light } },
  ],
  titleDelimiter: "|",
  noIndex: false,
  i18n: { defaultLocale: "en", locales: ["en"], localeConfigs: { en: { direction: "ltr" } } },
  // Neither true nor false: `/api/` and `/docs/intro` are both URLs of this site.
  trailingSlash: undefined,
  onBrokenLinks: "throw",
  onBrokenAnchors: "warn",
  markdown: {
    mermaid: true,
    hooks: { onBrokenMarkdownLinks: "warn" },
  },
  future: {
    faster: true,
    // Named one by one: `v4: true` would rename the storage keys, and what readers' browsers have stored would be lost.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      siteStorageNamespacing: false,
    },
  },
  ssrTemplate: pageTemplate,
  storage: { type: "localStorage", namespace: false },
  clientModules: [
    "./src/client/cleanUrl.ts",
    "./src/client/copyNames.ts",
    "./src/client/foldedTargets.ts",
    "./src/client/movedFragments.ts",
    "./src/client/scrollableTables.ts",
    "./src/client/sidebarPosition.ts",
    "./src/client/headUpdates.ts",
    "./src/client/themeColor.ts",
  ],
  presets: [classic],
  plugins: [
    ...docsInstances,
    "./packages/reference-formatter/docusaurus/index.mjs",
    "./src/plugins/startup/index.ts",
    "./src/plugins/codeHighlighting/index.ts",
    "./src/plugins/leanClient/index.ts",
    "./src/plugins/stableRuntime/index.ts",
    "./src/plugins/bundlerCache/index.ts",
    "./src/plugins/playground/index.ts",
    "./src/plugins/contentSecurityPolicy/index.ts",
    "./src/plugins/markdownPages/index.ts",
    ["./src/plugins/structuredData/index.ts", { sections: socialSections }],
    ["./src/plugins/downloads/index.ts", { archives: downloads, packages }],
    "./src/plugins/licences/index.ts",
    "./src/plugins/robots/index.ts",
    "./src/plugins/devServer/index.ts",
    ["./src/plugins/afterBuild/index.ts", afterBuildOptions],
  ],
  themes: ["@docusaurus/theme-mermaid", "./src/plugins/search/index.ts"],
  themeConfig,
};

export default config;
