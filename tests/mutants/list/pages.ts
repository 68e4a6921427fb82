import { inBuild, inPage, mutant } from "../mutant";
import type { Mutant } from "../mutant";

const CORE = "node_modules/@docusaurus/core/lib/client";
const THEME = "node_modules/@docusaurus/theme-classic/lib";
const COMMON = "node_modules/@docusaurus/theme-common/lib";
const MERMAID = "node_modules/@docusaurus/theme-mermaid/lib/client/index.js";
const LOADING = "src/theme/Loading/index.tsx";
const COMPONENT = "src/plugins/leanClient/browser/component.tsx";
const LIFECYCLES = `${CORE}/ClientLifecyclesDispatcher.js`;
const CRASH = "src/theme/ErrorPageContent/index.tsx";

/** How pages load, scroll and fail, and what all of them have. */
export const pages: readonly Mutant[] = [
  mutant(
    "an unknown path is welcomed",
    ["L17d", "L149"],
    inBuild("404.html", "Page Not Found", "Welcome"),
    inPage(
      "src/theme/NotFound/Content/index.tsx",
      '<Translate id="theme.NotFound.title">Page Not Found</Translate>',
      '{BROKEN ? "Welcome" : <Translate id="theme.NotFound.title">Page Not Found</Translate>}',
    ),
  ),
  mutant(
    "the spinner shows at once",
    ["L17f", "L105a"],
    inPage(LOADING, "if (!pastDelay) return null;", "if (!pastDelay && !BROKEN) return null;"),
  ),
  mutant(
    "no spinner ever shows",
    ["L17f", "L105a"],
    inPage(LOADING, "className={styles.place}", "className={styles.place} style={BROKEN ? { display: 'none' } : {}}"),
  ),
  mutant(
    "a page that is loaded is not shown",
    ["L136a"],
    inPage(
      COMPONENT,
      "const content = <Page {...rest} {...data} {...props} />;",
      "const content = BROKEN ? null : <Page {...rest} {...data} {...props} />;",
    ),
  ),
  mutant(
    "the box of a failed page keeps the error to itself",
    ["L17g", "L105b"],
    inPage(LOADING, "{String(error)}", '{BROKEN ? "Oops" : String(error)}'),
  ),
  mutant(
    "Retry does nothing",
    ["L17h", "L105b"],
    inPage(LOADING, "window.location.reload();", "if (!BROKEN) window.location.reload();"),
  ),
  mutant(
    "the box of a first page that fails keeps the error to itself",
    ["L17g", "L105b", "L136b", "L147"],
    inBuild("*.html", "textContent=String(", "textContent=String('Oops'||"),
  ),
  mutant(
    "Retry of a first page that fails does nothing",
    ["L17h", "L105b", "L136b", "L147"],
    inBuild("*.html", "function(){window.location.reload()}", "function(){}"),
  ),
  mutant(
    "a path that ends in .html stays",
    ["L55a", "L55b"],
    inPage("src/client/cleanUrl.ts", "if (clean !== href) window", "if (clean !== href && !BROKEN) window"),
  ),
  mutant(
    "no banner tells of a wrong base URL",
    ["L56", "L152"],
    inBuild("index.html", "Your Docusaurus site did not load properly", "Welcome"),
  ),
  mutant(
    "a new route stays where the old one was scrolled to",
    ["L57b"],
    inPage(LIFECYCLES, "window.scrollTo(0, 0);", "if (!BROKEN) window.scrollTo(0, 0);"),
    // The focus goes to the top of the new page, and takes the page along.
    inPage(`${COMMON}/utils/skipToContentUtils.js`, "el.focus();", "el.focus({ preventScroll: BROKEN });"),
  ),
  mutant(
    "a new route does not scroll to its anchor",
    ["L57a"],
    inPage(LIFECYCLES, "element?.scrollIntoView();", "if (!BROKEN) element?.scrollIntoView();"),
  ),
  mutant(
    "the progress bar shows at once",
    ["L58", "L171"],
    inPage(`${THEME}/nprogress.js`, "}, delay);", "}, BROKEN ? 0 : delay);"),
  ),
  mutant(
    "the progress bar shows after a minute",
    ["L58", "L171"],
    inPage(`${THEME}/nprogress.js`, "const delay = 200;", "const delay = BROKEN ? 60000 : 200;"),
  ),
  mutant(
    "a route that fails to load is left as it is",
    ["L59", "L153"],
    inPage(`${CORE}/PendingNavigation.js`, "window.location.reload();", "if (!BROKEN) window.location.reload();"),
  ),
  mutant(
    "the direct link of a heading is labelled otherwise",
    ["L60"],
    inBuild("*.html", 'aria-label="Direct link to ', 'aria-label="Link to '),
  ),
  mutant(
    "the skip link lets go of the main content",
    ["L61"],
    inPage("src/theme/SkipToContent/index.tsx", "if (!focusMain()) return;", "if (!BROKEN && !focusMain()) return;"),
  ),
  mutant(
    "the table of contents holds level 4 too",
    ["L62a", "L176a"],
    inPage(
      `${COMMON}/utils/tocUtils.js`,
      "item.level <= maxHeadingLevel",
      "item.level <= maxHeadingLevel + (BROKEN ? 1 : 0)",
    ),
  ),
  mutant(
    "the table of contents has no level 3",
    ["L62a", "L176a"],
    inPage(
      `${COMMON}/utils/tocUtils.js`,
      "item.level >= minHeadingLevel &&",
      "item.level >= minHeadingLevel && !(BROKEN && item.level === 3) &&",
    ),
  ),
  mutant(
    "the blog sidebar is one list",
    ["L62b"],
    inPage(
      `${THEME}/theme/BlogSidebar/Content/index.js`,
      "if (themeConfig.blog.sidebar.groupByYear) {",
      "if (themeConfig.blog.sidebar.groupByYear && !BROKEN) {",
    ),
  ),
  mutant(
    "the footer covers other years",
    ["L83b", "L176b"],
    inBuild("*.html", "2020-2025", "2020-2024"),
    inBuild("*.js", "2020-2025", "2020-2024"),
  ),
  mutant(
    "the footer has a column of links",
    ["L83a"],
    inBuild("*.html", "class=footer__copyright>", "class=footer__copyright><a href=/docs/intro>Docs</a>"),
  ),
  mutant(
    "a page without a default export has another error",
    ["L105c", "L148"],
    inPage(COMPONENT, "`The page component at", '(BROKEN ? "Oops" : "") || `The page component at'),
  ),
  mutant(
    "a crash has another title",
    ["L150a"],
    inPage(
      CRASH,
      '<Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>',
      '{BROKEN ? "Oops" : <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>}',
    ),
  ),
  mutant(
    "'Try again' does not render the page again",
    ["L150b"],
    inPage(
      CRASH,
      "<ErrorBoundaryTryAgainButton onClick={tryAgain}",
      "<ErrorBoundaryTryAgainButton onClick={BROKEN ? () => undefined : tryAgain}",
    ),
  ),
  mutant(
    "an error page has another title",
    ["L151"],
    inPage("src/theme/Error/index.tsx", "<title>Page Error</title>", '<title>{BROKEN ? "Oops" : "Page Error"}</title>'),
  ),
  mutant(
    "hydration errors are kept silent",
    ["L161"],
    inPage(
      `${CORE}/clientEntry.js`,
      "console.error('Docusaurus React Root onRecoverableError:', error, errorInfo);",
      "if (!BROKEN) console.error('Docusaurus React Root onRecoverableError:', error, errorInfo);",
    ),
  ),
  mutant(
    "a hidden storage is not told of",
    ["L160a"],
    inPage(
      `${COMMON}/utils/storageUtils.js`,
      "if (!hasLoggedBrowserStorageNotAvailableWarning) {",
      "if (!hasLoggedBrowserStorageNotAvailableWarning && !BROKEN) {",
    ),
  ),
  mutant(
    "a storage that is not available stops the site",
    ["L160b"],
    inPage(
      `${COMMON}/utils/storageUtils.js`,
      "    if (storage === null) {\n        return NoopStorageSlot;",
      "    if (storage === null && !BROKEN) {\n        return NoopStorageSlot;",
    ),
  ),
  mutant(
    "the desktop begins elsewhere",
    ["L172"],
    inPage(
      `${COMMON}/hooks/useWindowSize.js`,
      "const DesktopBreakpoint = 996;",
      "const DesktopBreakpoint = BROKEN ? 768 : 996;",
    ),
  ),
  mutant("the sitemap has another name", ["L175a"], inBuild("robots.txt", "sitemap.xml", "pages.xml")),
  mutant("the sitemap says weekly", ["L175b"], inBuild("sitemap.xml", "monthly", "weekly")),
  mutant("the sitemap says another priority", ["L175c"], inBuild("sitemap.xml", "<priority>0.5<", "<priority>0.8<")),
  mutant("the sitemap has an example", ["L175d"], inBuild("sitemap.xml", "/docs/settings<", "/examples/default/<")),
  mutant(
    "diagrams have the dark theme in light mode",
    ["L177a"],
    inPage(MERMAID, "mermaidThemeConfig.theme[colorMode];", "mermaidThemeConfig.theme[BROKEN ? 'dark' : colorMode];"),
  ),
  mutant(
    "diagrams have the light theme in dark mode",
    ["L177b"],
    inPage(MERMAID, "...options, theme }", "...options, theme: BROKEN ? 'default' : theme }"),
  ),
  mutant(
    "a crash keeps its causes to itself",
    ["L150c"],
    inPage("src/components/shell/errors/causes.ts", "next = cause;", "next = BROKEN ? undefined : cause;"),
  ),
  mutant(
    "a page loads another that nobody asked for",
    ["L17e"],
    inPage(
      "src/client/cleanUrl.ts",
      "export function onRouteDidUpdate(): void {",
      'export function onRouteDidUpdate(): void {\n  if (BROKEN) void preload("/docs/settings");',
    ),
    // The one of the page's own object does nothing while the reader saves data.
    inPage(
      "src/client/cleanUrl.ts",
      'import routes from "@generated/routes";',
      'import routes from "@generated/routes";\nimport preload from "../plugins/leanClient/browser/preload";',
    ),
  ),
];
