import { inBuild, inPage, inSource, mutant } from "../mutant";
import type { Mutant } from "../mutant";

const COMMON = "node_modules/@docusaurus/theme-common/lib";
const THEME = "node_modules/@docusaurus/theme-classic/lib/theme";
const SITE_DATA = ".docusaurus/site-metadata.json";
const COLOUR = `${COMMON}/contexts/colorMode.js`;
const ANNOUNCEMENT = `${COMMON}/contexts/announcementBar.js`;
const BAR = "src/theme/AnnouncementBar/index.tsx";
const COLLAPSIBLE = `${COMMON}/components/Collapsible/index.js`;

/** Colour mode, announcement, collapsing, and what is fetched. */
export const states: readonly Mutant[] = [
  mutant(
    "pages are dark by default",
    ["L106a"],
    inBuild("*.html", '"data-theme",t||"light"', '"data-theme",t||"dark"'),
  ),
  mutant(
    "a choice of colours is not stored",
    ["L106b", "L141a", "L174a"],
    inPage(
      COLOUR,
      "ColorModeStorage.set(coerceToColorMode(newColorMode));",
      "BROKEN || ColorModeStorage.set(coerceToColorMode(newColorMode));",
    ),
  ),
  mutant(
    "a choice of colours is stored elsewhere",
    ["L106b", "L174a"],
    inPage(COLOUR, "const ColorModeStorageKey = 'theme';", "const ColorModeStorageKey = BROKEN ? 'mode' : 'theme';"),
  ),
  mutant(
    "a choice of colours stays in its tab",
    ["L106c"],
    inPage(
      COLOUR,
      "setColorMode(coerceToColorModeChoice(e.newValue));",
      "BROKEN || setColorMode(coerceToColorModeChoice(e.newValue));",
    ),
  ),
  mutant(
    "colours follow the system",
    ["L106d"],
    inPage(
      COLOUR,
      "colorModeChoice !== null || !respectPrefersColorScheme)",
      "!BROKEN && (colorModeChoice !== null || !respectPrefersColorScheme))",
    ),
  ),
  mutant(
    "the toggle takes presses from the start",
    ["L106e"],
    inPage("src/theme/ColorModeToggle/index.tsx", "disabled={!isReady}", "disabled={!isReady && !BROKEN}"),
    inBuild("*.html", 'type=button disabled aria-label="Switch between', 'type=button aria-label="Switch between'),
  ),
  mutant(
    "the announcement is missing",
    ["L107a", "L12b", "L12c"],
    inPage(BAR, "if (!isActive ||", "if (BROKEN || !isActive ||"),
  ),
  mutant(
    "the announcement cannot be closed",
    ["L12a", "L95d", "L107b"],
    inPage(BAR, "{isCloseable && (", "{isCloseable && !BROKEN && ("),
  ),
  mutant(
    "a dismissal is forgotten",
    ["L107b", "L141b", "L174c"],
    inPage(ANNOUNCEMENT, "setDismissedInStorage(true);", "BROKEN || setDismissedInStorage(true);"),
  ),
  mutant(
    "a new announcement stays dismissed",
    ["L95a", "L107c"],
    inPage(
      ANNOUNCEMENT,
      "const isNewAnnouncement = id !== viewedId;",
      "const isNewAnnouncement = id !== viewedId && !BROKEN;",
    ),
  ),
  mutant(
    "the announcement has other colours",
    ["L95c"],
    inPage(
      BAR,
      "style={{ backgroundColor, color: textColor }}",
      "style={BROKEN ? {} : { backgroundColor, color: textColor }}",
    ),
    inBuild("*.html", " style=background-color:var(--announcement-background);color:var(--announcement-text)", ""),
  ),
  mutant(
    "the announcement is text, not HTML",
    ["L95b"],
    inPage(
      `${THEME}/AnnouncementBar/Content/index.js`,
      "dangerouslySetInnerHTML={{__html: content}}",
      "{...(BROKEN ? {children: content} : {dangerouslySetInnerHTML: {__html: content}})}",
    ),
  ),
  mutant(
    "collapsing takes as long for any height",
    ["L110a"],
    inPage(COLLAPSIBLE, "const constant = height / 36;", "const constant = (BROKEN ? 36 : height) / 36;"),
  ),
  mutant(
    "collapsing takes its time with reduced motion",
    ["L110b", "L178"],
    inPage(COLLAPSIBLE, "if (prefersReducedMotion()) {", "if (prefersReducedMotion() && !BROKEN) {"),
  ),
  mutant(
    "opening a category closes another",
    ["L110d"],
    inPage(
      `${THEME}/DocSidebarItem/Category/index.js`,
      "      autoCollapseCategories\n    ) {",
      "      (autoCollapseCategories || BROKEN)\n    ) {",
    ),
  ),
  mutant(
    "a link fetches nothing ahead",
    ["L137a"],
    inPage(
      "src/plugins/leanClient/browser/docusaurus.ts",
      "if (isSlow() || loaded.has(path) || fetched.has(path)) return false;",
      "if (BROKEN || isSlow() || loaded.has(path) || fetched.has(path)) return false;",
    ),
  ),
  mutant(
    "a slow connection fetches ahead",
    ["L137b"],
    inPage(
      "src/plugins/leanClient/browser/docusaurus.ts",
      "return connection !== undefined &&",
      "return !BROKEN && connection !== undefined &&",
    ),
  ),
  mutant(
    "the sidebar can be hidden",
    ["L110c"],
    inPage(
      `${THEME}/DocSidebar/Desktop/index.js`,
      "{hideable && <CollapseButton",
      "{(hideable || BROKEN) && <CollapseButton",
    ),
  ),
  mutant("the language of pages is another", ["L173a"], inBuild("*.html", "<html lang=en", "<html lang=fr")),
  mutant(
    "the docs plugin says another version",
    ["L173b"],
    inSource(SITE_DATA, '"docusaurusVersion": "3.', '"docusaurusVersion": "2.'),
  ),
  mutant(
    "the site says another version",
    ["L173c"],
    inSource(SITE_DATA, '"siteVersion": "1.0.0"', '"siteVersion": "1.1.0"'),
  ),
  mutant(
    "code has its dark theme in light mode",
    ["L177c"],
    inBuild("*.css", "--code-background:#f7f4f1", "--code-background:#1e1f25"),
    inBuild("*.css", "--code-keyword:#9b1456", "--code-keyword:#ff8fc0"),
  ),
  mutant(
    "code has its light theme in dark mode",
    ["L177d"],
    inBuild("*.css", "--code-background:#1e1f25", "--code-background:#f7f4f1"),
    inBuild("*.css", "--code-keyword:#ff8fc0", "--code-keyword:#9b1456"),
  ),
];
