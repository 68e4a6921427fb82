/**
 * Former fragments of pages, and the fragments that replace them: the first that exists on the page is used. A key also
 * covers fragments that start with it and a hyphen, which were those of the section's rows.
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
  "when-not-to-use-it": ["frameworks"],
};

/**
 * Finds the replacement of a fragment that is no longer on its page.
 *
 * @param id the fragment without `#`
 * @returns the id to show instead; undefined for a fragment that no page ever had
 */
export function movedTo(id: string, isOnPage: (id: string) => boolean): string | undefined {
  const old = Object.keys(moved).find((key) => id === key || id.startsWith(`${key}-`));
  return old === undefined ? undefined : moved[old]?.find((replacement) => isOnPage(replacement));
}
