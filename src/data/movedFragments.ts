/**
 * Replacements of fragments that no longer exist, by the former fragment. The first replacement that is on the page is used.
 * A key also matches fragments that start with the key and a hyphen: those of the rows of a former section.
 */
const moved: Readonly<Record<string, readonly string[]>> = {
  "section-neighbourhood": ["section-related-types"],
  "section-member-of": ["section-related-types", "from-schema-to-page"],
  "section-facts": ["from-schema-to-page"],
  "section-fields": ["from-schema-to-page"],
  "section-example": ["from-schema-to-page"],
  "section-implemented-by": ["section-related-types"],
  "section-interfaces": ["section-facts"],
  "section-directives": ["section-facts"],
  "section-specification": ["section-facts"],
  "any-source": ["frameworks"],
  "custom-directives": ["what-it-does"],
  examples: ["what-it-does"],
  output: ["next-steps"],
};

/** Fragments that moved to another page: by the old page, a pattern for the id, and the new URL from the site's root. */
const movedToPages: Readonly<Record<string, readonly (readonly [old: RegExp, url: string])[]>> = {
  "/": [[/^when-not-to-use-it$/u, "docs/intro#what-it-is-not"]],
  "/docs/troubleshooting": [
    [/^(bugs?-[a-z-]+|workarounds)$/u, "docs/guides/known-bugs#$1"],
    [/^known-bugs$/u, "docs/guides/known-bugs"],
  ],
  "/docs/advanced/integration-with-frameworks": [
    [/^load-the-module$/u, "docs/guides/custom-formatter#load"],
    [/^extend-a-preset$/u, "docs/guides/custom-formatter#extend-a-preset"],
    [/^hook-into-the-run$/u, "docs/guides/custom-formatter#hooks"],
    [/^(?:draw-a-diagram-on-each-page|what-can-go-wrong-with-a-drawing)$/u, "docs/advanced/reference-pages#drawings"],
    [/^what-you-see$/u, "docs/advanced/reference-pages#result"],
  ],
};

/**
 * Finds the replacement of a fragment that is no longer on its page.
 *
 * @param id the fragment without `#`
 * @returns the id to show instead; undefined for an unknown fragment, or if the page has none of its replacements
 */
export function movedTo(id: string, isOnPage: (id: string) => boolean): string | undefined {
  const old = Object.keys(moved).find((key) => id === key || id.startsWith(`${key}-`));
  return old === undefined ? undefined : moved[old]?.find((replacement) => isOnPage(replacement));
}

/**
 * Finds the page to which a fragment has moved.
 *
 * @param route path of the old page from the root of the site, without a slash at its end
 * @param id the fragment without `#`
 * @returns path and fragment, relative to the root of the site; undefined for a fragment that did not move to another page
 */
export function movedToPage(route: string, id: string): string | undefined {
  const found = movedToPages[route]?.find(([old]) => old.test(id));
  return found && id.replace(...found);
}
