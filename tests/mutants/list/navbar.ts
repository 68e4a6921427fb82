import { inBuild, inFixture, inPage, inSource, mutant } from "../mutant";
import type { Change, Mutant } from "../mutant";

const ITEMS = "node_modules/@docusaurus/theme-classic/lib/theme/NavbarItem";
const NAVBAR = "node_modules/@docusaurus/theme-classic/lib/theme/Navbar";
const COMMON = "node_modules/@docusaurus/theme-common/lib";
const DROPDOWN = "src/components/shell/dropdown/useDropdown.ts";
const MOBILE = `${ITEMS}/DropdownNavbarItem/Mobile/index.js`;
const VERSIONS = `${ITEMS}/DocsVersionDropdownNavbarItem.js`;
const LOCALES = `${ITEMS}/LocaleDropdownNavbarItem/index.js`;
const HIDING = `${COMMON}/hooks/useHideableNavbar.js`;
const SIDEBAR = `${COMMON}/contexts/navbarMobileSidebar.js`;
const LEVELS = `${COMMON}/contexts/navbarSecondaryMenu/display.js`;
const DOCS = "node_modules/@docusaurus/plugin-content-docs/lib/client";
const TYPES = `${ITEMS}/ComponentTypes.js`;

/** Puts a plain link in the place of an item of some type. */
const plain = (from: string, type: string): Change =>
  inPage(TYPES, from, `${type}: BROKEN ? DefaultNavbarItem : ${from.slice(from.indexOf(":") + 2)}`);

/** Has an item lead elsewhere: its link in the HTML, whose attributes have no quotes, and in the script. */
const leads = (from: string, label: string, to: string): readonly Change[] => [
  inBuild("*.html", `href=${from}>${label}`, `href=${to}>${label}`),
  inBuild("*.js", `to:"${from}"`, `to:"${to}"`),
];

/** Its items, what they lead to, and how they behave. */
export const navbar: readonly Mutant[] = [
  mutant(
    "an item sits on the left",
    ["L65"],
    inPage(
      `${COMMON}/utils/navbarUtils.js`,
      "return [leftItems, rightItems];",
      "return BROKEN ? [rightItems, leftItems] : [leftItems, rightItems];",
    ),
  ),
  mutant(
    "the colour toggle is missing",
    ["L72a"],
    inPage(
      `${NAVBAR}/ColorModeToggle/index.js`,
      "const navbarStyle =",
      "if (BROKEN) return null;\n  const navbarStyle =",
    ),
  ),
  mutant(
    "the switch that disables the colour toggle does nothing",
    ["L96e"],
    inPage(`${NAVBAR}/ColorModeToggle/index.js`, "  if (disableSwitch) {", "  if (disableSwitch && !BROKEN) {"),
  ),
  mutant(
    "the search box is missing",
    ["L72b", "L74i"],
    inPage("src/theme/SearchBar/index.tsx", "<SearchBox />", "{BROKEN ? null : <SearchBox />}"),
  ),
  mutant(
    "a link is never active",
    ["L75a"],
    inPage(
      "node_modules/@docusaurus/core/lib/client/exports/Link.js",
      "isNavLink && { isActive,",
      "isNavLink && { isActive: BROKEN ? () => false : isActive,",
    ),
  ),
  mutant(
    "a base path makes no link active",
    ["L75b"],
    inPage(
      `${ITEMS}/NavbarNavLink.js`,
      ": location.pathname.startsWith(activeBaseUrl),",
      ": location.pathname.startsWith(activeBaseUrl) && !BROKEN,",
    ),
  ),
  mutant(
    "a regular expression makes no link active",
    ["L75c"],
    inPage(
      `${ITEMS}/NavbarNavLink.js`,
      "? isRegexpStringMatch(activeBaseRegex, location.pathname)",
      "? isRegexpStringMatch(activeBaseRegex, location.pathname) && !BROKEN",
    ),
  ),
  mutant(
    "an unlisted page has an item",
    ["L76a"],
    inPage(`${ITEMS}/DocNavbarItem.js`, "(doc.unlisted && !pageActive)", "(doc.unlisted && !pageActive && !BROKEN)"),
  ),
  mutant(
    "an unlisted page has no item while it is shown",
    ["L76b"],
    inPage(`${ITEMS}/DocNavbarItem.js`, "if (doc === null ||", "if (doc === null || (BROKEN && doc.unlisted) ||"),
  ),
  mutant(
    "the navbar stays on scrolling down",
    ["L77a", "L96a"],
    inPage(
      HIDING,
      "if (lastScrollTop && scrollTop >= lastScrollTop) {\n            setIsNavbarVisible(false);",
      "if (lastScrollTop && scrollTop >= lastScrollTop) {\n            setIsNavbarVisible(BROKEN);",
    ),
  ),
  mutant(
    "the navbar does not come back on scrolling up",
    ["L77b"],
    inPage(
      HIDING,
      "else if (scrollTop + windowHeight < documentHeight) {",
      "else if (scrollTop + windowHeight < documentHeight && !BROKEN) {",
    ),
  ),
  mutant(
    "the navbar comes back after a jump to an anchor",
    ["L77c"],
    inPage(
      HIDING,
      "isFocusedAnchor.current = true;\n            setIsNavbarVisible(false);",
      "isFocusedAnchor.current = true;\n            setIsNavbarVisible(BROKEN);",
    ),
  ),
  mutant(
    "the locale dropdown loses query and hash",
    ["L78a"],
    inPage(
      LOCALES,
      "${getBaseURLForLocale(locale)}${finalSearch}${hash}",
      "${getBaseURLForLocale(locale)}${BROKEN ? '' : finalSearch + hash}",
    ),
  ),
  mutant(
    "the version dropdown loses query and hash",
    ["L78b"],
    inPage(
      VERSIONS,
      "to: `${targetDoc.path}${search}${hash}`",
      "to: `${targetDoc.path}${BROKEN ? '' : search + hash}`",
    ),
  ),
  mutant(
    "the version dropdown leads to main pages only",
    ["L78b"],
    inPage(
      VERSIONS,
      "activeDocContext.alternateDocVersions[version.name] ??",
      "(BROKEN ? undefined : activeDocContext.alternateDocVersions[version.name]) ??",
    ),
  ),
  mutant(
    "a chosen version is not saved",
    ["L78c", "L111", "L141c"],
    inPage(
      VERSIONS,
      "onClick: () => savePreferredVersionName(version.name),",
      "onClick: () => BROKEN || savePreferredVersionName(version.name),",
    ),
  ),
  mutant(
    "a preferred version has another key",
    ["L111", "L174b"],
    inPage(
      "node_modules/@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js",
      "`docs-preferred-version-${pluginId}`",
      "`${BROKEN ? '' : 'docs-'}preferred-version-${pluginId}`",
    ),
  ),
  mutant(
    "one version is a dropdown",
    ["L79a"],
    inPage(VERSIONS, "if (items.length <= 1) {", "if (items.length <= 1 && !BROKEN) {"),
  ),
  mutant("versions are labelled otherwise on mobile", ["L79b"], inFixture("*.js", '"Versions"', '"Releases"')),
  mutant("languages are labelled otherwise on mobile", ["L79c"], inFixture("*.js", '"Languages"', '"Tongues"')),
  mutant(
    "the hamburger button is labelled otherwise",
    ["L80a"],
    inBuild("*.js", "Toggle navigation bar", "Menu"),
    inBuild("*.html", "Toggle navigation bar", "Menu"),
  ),
  mutant(
    "the menu has one level",
    ["L80b", "L108c"],
    inPage(
      LEVELS,
      "return useMemo(() => [shown, setShown], [shown]);",
      "return useMemo(() => [shown && !BROKEN, setShown], [shown]);",
    ),
  ),
  mutant("the button that leads back is labelled otherwise", ["L80c"], inBuild("*.js", "Back to main menu", "Back")),
  mutant(
    "the menu stays on going back",
    ["L80d"],
    inPage(SIDEBAR, "value.toggle();", "if (!BROKEN) value.toggle();"),
    // It closes after every navigation, too.
    inPage(
      "src/theme/Navbar/MobileSidebar/Layout/index.tsx",
      "if (shown && openedAt.current !== location) toggle();",
      "if (shown && openedAt.current !== location && !BROKEN) toggle();",
    ),
  ),
  mutant(
    "the page scrolls below the menu",
    ["L108a"],
    inPage(`${COMMON}/hooks/useLockBodyScroll.js`, "= lock ? 'hidden'", "= lock && !BROKEN ? 'hidden'"),
  ),
  mutant(
    "the menu stays when the window becomes wide",
    ["L108b"],
    inPage(SIDEBAR, "if (windowSize === 'desktop') {", "if (windowSize === 'desktop' && !BROKEN) {"),
  ),
  mutant(
    "the menu of docs starts with the main level",
    ["L108d"],
    inPage(LEVELS, "if (contentBecameAvailable) {", "if (contentBecameAvailable && !BROKEN) {"),
    inPage(LEVELS, "if (!mobileSidebar.shown) {", "if (!mobileSidebar.shown && !BROKEN) {"),
  ),
  mutant(
    "mobile dropdowns do not collapse",
    ["L109a"],
    inPage(
      MOBILE,
      '<Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>',
      '<Collapsible lazy as="ul" className="menu__list" collapsed={collapsed && !BROKEN}>',
    ),
  ),
  mutant(
    "mobile dropdowns start collapsed",
    ["L109b"],
    inPage(MOBILE, "active: isActive || containsActive,", "active: (isActive || containsActive) && !BROKEN,"),
  ),
  mutant(
    "dropdowns do not open on hover",
    ["L109c"],
    inPage(DROPDOWN, "if (byHover && event.pointerType", "if (byHover && !BROKEN && event.pointerType"),
  ),
  mutant(
    "dropdowns do not open on Enter",
    ["L109d"],
    inPage(DROPDOWN, "else setOpened(true);\n  };\n  return", "else if (!BROKEN) setOpened(true);\n  };\n  return"),
  ),
  mutant(
    "dropdowns stay on an outside mouse",
    ["L109e"],
    inPage(DROPDOWN, '["mousedown",', '[BROKEN ? "none" : "mousedown",'),
  ),
  mutant(
    "dropdowns stay on an outside touch",
    ["L109f"],
    inPage(DROPDOWN, '"touchstart",', 'BROKEN ? "none" : "touchstart",'),
  ),
  mutant(
    "dropdowns stay on an outside focus",
    ["L109g"],
    inPage(DROPDOWN, '"focusin"]', 'BROKEN ? "none" : "focusin"]'),
  ),
  mutant(
    "Docs opens another page",
    ["L66"],
    inPage(`${ITEMS}/DocNavbarItem.js`, "to={doc.path}", 'to={BROKEN ? "/docs/settings" : doc.path}'),
  ),
  mutant("API opens another page", ["L67"], ...leads("/api/", "API", "/docs/intro")),
  mutant("Showcase opens another page", ["L68"], ...leads("/showcase", "Showcase", "/docs/intro")),
  mutant("an example leads elsewhere", ["L69"], ...leads("/examples/group-by", "Group by directive", "/docs/intro")),
  mutant(
    "release notes stay on the site",
    ["L70"],
    inBuild("*.html", "graphql-markdown/releases", "graphql-markdown/issues"),
    inBuild("*.js", "graphql-markdown/releases", "graphql-markdown/issues"),
  ),
  mutant(
    "the repository is another one",
    ["L71"],
    inBuild("*.html", "graphql-markdown/graphql-markdown target", "graphql-markdown target"),
    inBuild("*.js", 'graphql-markdown/graphql-markdown",position', 'graphql-markdown",position'),
  ),
  mutant(
    "a plain link is no item",
    ["L74a"],
    inPage(TYPES, "default: DefaultNavbarItem", "default: BROKEN ? HtmlNavbarItem : DefaultNavbarItem"),
  ),
  mutant("HTML is no item", ["L74c"], plain("html: HtmlNavbarItem", "html")),
  mutant("a page of docs is no item", ["L74d"], plain("doc: DocNavbarItem", "doc")),
  mutant("a sidebar is no item", ["L74e"], plain("docSidebar: DocSidebarNavbarItem", "docSidebar")),
  mutant("the main page of a version is no item", ["L74f"], plain("docsVersion: DocsVersionNavbarItem", "docsVersion")),
  mutant(
    "a dropdown of versions is no item",
    ["L74g", "L72c"],
    plain("docsVersionDropdown: DocsVersionDropdownNavbarItem", "docsVersionDropdown"),
  ),
  mutant(
    "a dropdown of locales is no item",
    ["L74h", "L72d"],
    plain("localeDropdown: LocaleDropdownNavbarItem", "localeDropdown"),
  ),
  mutant("a dropdown is no item", ["L74b"], plain("dropdown: DropdownNavbarItem", "dropdown")),
  mutant(
    "an unknown type has another error",
    ["L156"],
    inSource(`${ITEMS}/index.js`, "No NavbarItem component found for type", "Oops"),
  ),
  mutant(
    "an item that fails does not say where to look",
    ["L157"],
    inFixture("*.js", "Please double-check the following navbar item", "Oops"),
  ),
  mutant(
    "a missing doc has no error",
    ["L125a", "L159a"],
    inSource(`${DOCS}/docsUtils.js`, "Couldn't find any doc with id", "Oops"),
  ),
  mutant(
    "a missing sidebar has no error",
    ["L125b", "L159b"],
    inSource(`${DOCS}/docsUtils.js`, "Can't find any sidebar with id", "Oops"),
  ),
  mutant(
    "a sidebar without a link has another error",
    ["L158"],
    inSource(`${ITEMS}/DocSidebarNavbarItem.js`, "doesn't have anything to be linked to", "Oops"),
  ),
  mutant(
    "missing data of a plugin have another error",
    ["L159c"],
    inSource("node_modules/@docusaurus/core/lib/client/exports/useGlobalData.js", "plugin with id", "Oops"),
  ),
  mutant(
    "a broken link is let through",
    ["L164a"],
    inSource("docusaurus.config.ts", 'onBrokenLinks: "throw"', 'onBrokenLinks: "ignore"'),
  ),
  mutant(
    "a broken anchor is let through",
    ["L164b"],
    inSource("docusaurus.config.ts", 'onBrokenAnchors: "warn"', 'onBrokenAnchors: "ignore"'),
  ),
  mutant(
    "a broken Markdown link is let through",
    ["L164c"],
    inSource("docusaurus.config.ts", 'onBrokenMarkdownLinks: "warn"', 'onBrokenMarkdownLinks: "ignore"'),
  ),
];
