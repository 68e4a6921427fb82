/**
 * Whether a field, an argument, an input field or an enum value is deprecated, with or without words.
 *
 * @param {{ readonly deprecationReason?: string | null | undefined }} element
 */
export function isDeprecated({ deprecationReason }) {
  return typeof deprecationReason === "string";
}
