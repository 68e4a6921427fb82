/**
 * Fragments that pages once had, and those of the parts that took their content. A key also stands for the fragments that
 * begin with it and a hyphen, which were those of its entries. The first of its values that is on a page counts.
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
};

/**
 * Where the content of a fragment went that is no longer on its page.
 *
 * @param id the fragment without `#`
 * @param isThere whether the page has an id
 * @returns the id of the part to show instead; nothing for a fragment that no page ever had
 */
export function movedTo(id: string, isThere: (id: string) => boolean): string | undefined {
  const old = Object.keys(moved).find((key) => id === key || id.startsWith(`${key}-`));
  return old === undefined ? undefined : moved[old]?.find((now) => isThere(now));
}
