import { textOfBlocks } from "../../markdown/text";

/** How wide a type is once its links and escapes are gone. */
export function plainLength(markdown: string): number {
  return textOfBlocks(markdown).join(" ").length;
}
