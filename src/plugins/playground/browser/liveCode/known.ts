/** Prettier's replacement for a space at the end of a line. */
export const SPACE = '{" "}';

/** Elements that the presets and the reference formatter write into MDX. */
const ELEMENTS = new Set(
  (
    "Argument Arguments Aside Badge Bullet Callout Chip Clipped Default Deprecated Example Facts Field Kind Operation " +
    "Parts Related Rows Sdl Signature SpecifiedBy TabItem Tabs a b code details em fieldset legend mark span summary"
  ).split(" "),
);

/** Attributes of these elements. None of them runs code. */
const ATTRIBUTES = new Set(
  (
    "class className color count deprecated folded groupId hidden href kind label lines of size style target text title tone " +
    "type url value variant"
  ).split(" "),
);

/** Whether code between braces is data, or the style that the preset for Docusaurus writes. */
function isData(code: string): boolean {
  if (code.trim() === "{ fontWeight: 'normal' }") return true;
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

/** Whether the presets or the reference formatter write elements of this name. */
export function isKnownElement(name: string | null): boolean {
  return name !== null && ELEMENTS.has(name);
}

/**
 * Whether the presets or the reference formatter could have written an attribute.
 *
 * @param value the text in quotes, if there is one
 * @param code the code in braces, if there are braces instead of quotes
 */
export function isKnownAttribute(name: string, value = "", code?: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  const isAddress = name === "href" || name === "url";
  if (code !== undefined) return !isAddress && isData(code);
  return !isAddress || /^https?:\/\//iu.test(value);
}
