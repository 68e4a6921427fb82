import postcss from "postcss";

/** What is read of the theme's configuration. */
interface ThemeConfig {
  readonly navbar?: { readonly style?: string };
  readonly footer?: { readonly style?: string; readonly links?: readonly unknown[]; readonly logo?: object };
}

/**
 * The classes of the theme that no element of the site has, or whose rules the site replaces, which its scripts do not
 * tell.
 *
 * @returns a pattern for names of classes
 */
export function needlessClasses({ navbar, footer }: ThemeConfig): RegExp {
  const patterns = [
    // `src/css/alerts.css` has all kinds of them.
    "alert--",
    ...["dark", "primary"].filter((style) => navbar?.style !== style).map((style) => `navbar--${style}`),
    ...(footer?.style === "dark" ? [] : ["footer--dark"]),
    ...((footer?.links?.length ?? 0) > 0 || footer?.logo ? [] : ["footer__", "footerLogo"]),
  ];
  return new RegExp(`^(?:${patterns.join("|")})`, "u");
}

/** Drops the selectors in cascade layers, which is where the theme's rules are, that ask for such a class. */
export function withoutNeedless(css: string, needless: RegExp): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (layer) => {
    layer.walkRules((rule) => {
      const selectors = rule.selectors.filter(
        (selector) => ![...selector.matchAll(/\.([\w-]+)/gu)].some(([, name = ""]) => needless.test(name)),
      );
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
  });
  return root.toString();
}
