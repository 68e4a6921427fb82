import { textOfBlocks } from "../../markdown/text";
import { withoutMarks } from "./marks";

/** How wide a type is once its links, marks and escapes are gone. */
export function plainLength(markdown: string): number {
  return textOfBlocks(withoutMarks(markdown)).join(" ").length;
}
