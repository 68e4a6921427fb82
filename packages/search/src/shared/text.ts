/** Functions for names and words that a site may need too. */
export { editDistance } from "./editDistance.ts";
export {
  breakBetweenWords,
  isIdentifierBreak,
  splitIdentifier,
  splitName,
  withoutBreaks,
  WORD_JOINER,
  ZERO_WIDTH_SPACE,
} from "./identifiers.ts";
