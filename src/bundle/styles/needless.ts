import postcss from "postcss";

/** What is read of the theme's configuration. */
interface ThemeConfig {
  readonly navbar?: { readonly style?: string; readonly hideOnScroll?: boolean };
  readonly footer?: { readonly style?: string; readonly links?: readonly unknown[]; readonly logo?: object };
  readonly docs?: { readonly sidebar?: { readonly hideable?: boolean } };
}

/** What the pages of a site have, which its configuration does not tell. */
export interface Features {
  readonly tags: boolean;
  readonly editLinks: boolean;
  /** Several languages to choose from. */
  readonly locales: boolean;
}

/** Parts of the sidebar and beside it that are for hiding it. */
const HIDEABLE_SIDEBAR =
  "collapseSidebarButton|expandButton|docSidebarContainerHidden|docMainContainerEnhanced|docItemWrapperEnhanced|sidebarHidden";

/** The sidebar takes over what a navbar shows that goes away. */
const HIDEABLE_NAVBAR =
  "navbarHideable|navbarHidden|anchorTargetHideOnScrollNavbar|sidebarWithHideableNavbar|sidebarLogo";

/**
 * The classes of the theme that no element of the site has, or whose rules the site replaces, which its scripts do not
 * tell.
 *
 * @returns a pattern for names of classes
 */
export function needlessClasses({ navbar, footer, docs }: ThemeConfig, features: Features): RegExp {
  const patterns = [
    // `src/css/alerts.css` has all kinds of them.
    "alert(?:$|--)",
    // The glow that runs ahead of the line of progress; without it less moves.
    "peg$",
    ...["dark", "primary"].filter((style) => navbar?.style !== style).map((style) => `navbar--${style}`),
    ...(navbar?.style === "dark" ? [] : ["darkNavbarColorModeToggle"]),
    ...(navbar?.hideOnScroll ? [] : [HIDEABLE_NAVBAR]),
    ...(docs?.sidebar?.hideable ? [] : [HIDEABLE_SIDEBAR]),
    ...(footer?.style === "dark" ? [] : ["footer--dark"]),
    ...((footer?.links?.length ?? 0) > 0 || footer?.logo ? [] : ["footer__", "footerLogo"]),
    ...(features.tags ? [] : ["tags?_", "tagRegular_", "tagWithCount_"]),
    ...(features.editLinks ? [] : ["iconEdit_"]),
    ...(features.locales ? [] : ["iconLanguage_"]),
  ];
  return new RegExp(`^(?:${patterns.join("|")})`, "u");
}

/** For browsers from before `scrollbar-width` and `:any-link`, which stand beside these rules. */
const OLD_BROWSERS = /::-webkit-scrollbar|area\[href\]|:link:hover|:visited:hover/u;

/** Drops the selectors in cascade layers, which is where the theme's rules are, that ask for such a class. */
export function withoutNeedless(css: string, needless: RegExp): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (layer) => {
    layer.walkRules((rule) => {
      const selectors = rule.selectors.filter(
        (selector) =>
          !OLD_BROWSERS.test(selector) &&
          ![...selector.matchAll(/\.([\w-]+)/gu)].some(([, name = ""]) => needless.test(name)),
      );
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
  });
  return root.toString();
}
