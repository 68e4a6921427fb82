import type { PlaygroundInput } from "../../protocol";
import { pack, unpack } from "./compress";
import { changedOptions, readOptions } from "./options";
import { PREFIX } from "./prefix";

/** Characters of the longest hash that is written. Longer URLs are cut by programs that pass links on. */
export const LONGEST = 32_000;

/** Characters of source beyond which no compression would make it short enough. */
const HOPELESS = 1_000_000;

/** A hash that holds no state, with a sentence for the reader. */
export class BrokenLinkError extends Error {
  override readonly name = "BrokenLinkError";
}

/**
 * The hash that reproduces an input.
 *
 * @returns `#playground=…`, or nothing when it would be too long for a URL
 */
export async function hashOf({ source, options }: PlaygroundInput): Promise<string | undefined> {
  if (source.length > HOPELESS) return undefined;
  const hash = PREFIX + (await pack(JSON.stringify([source, changedOptions(options)])));
  return hash.length > LONGEST ? undefined : hash;
}

/**
 * The input that a hash reproduces.
 *
 * @param hash one that is meant for the playground
 * @throws BrokenLinkError when it is cut, changed, or of another version of this site
 */
export async function inputOf(hash: string): Promise<PlaygroundInput> {
  let value: unknown;
  try {
    value = JSON.parse(await unpack(hash.slice(PREFIX.length)));
  } catch (cause) {
    throw new BrokenLinkError("The link is damaged: a part of its URL is missing or was changed.", { cause });
  }
  const [source, given] = Array.isArray(value) ? (value as unknown[]) : [];
  const options = readOptions(given);
  if (typeof source !== "string" || !options) {
    throw new BrokenLinkError("The link has options that this playground does not know.");
  }
  return { source, options };
}
