import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import { holdsControlCharacter } from "../url/bounds";
import { readOptions } from "../url/options";

/**
 * Reads an input from storage, where another release of this site, an extension or the reader may have written anything.
 * Bounds of links don't apply: what is too much for a link is stored instead.
 *
 * @param value from storage
 * @param notify gets a sentence for the reader when something of it is dropped
 * @returns nothing when it holds no schema
 */
export function readStored(value: unknown, notify: (sentence: string) => void): PlaygroundInput | undefined {
  const { source, options: given } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof source !== "string") {
    notify("What was stored could not be read, so it was dropped.");
    return undefined;
  }
  const options = readOptions(given);
  if (options && !holdsControlCharacter(options)) return { source, options };
  notify("The stored options could not be read, so they are at their defaults.");
  return { source, options: defaultOptions };
}
