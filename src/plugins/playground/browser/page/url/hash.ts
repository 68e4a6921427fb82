import type { PlaygroundInput } from "../../protocol";
import { beyond, BOUNDS, BrokenLinkError, checkDepth, checkOptions } from "./bounds";
import { pack, unpack } from "./compress";
import { changedOptions, readOptions } from "./options";
import { PREFIX } from "./prefix";

/** Whether a link may hold these options: one that is written can be opened. */
function isWithin(options: PlaygroundInput["options"]): boolean {
  try {
    checkOptions(options);
    return true;
  } catch (error) {
    if (error instanceof BrokenLinkError) return false;
    throw error;
  }
}

/**
 * The hash that reproduces an input.
 *
 * @returns `#playground=…`, or nothing when it would be too long for a URL or have more than a link may hold
 */
export async function hashOf({ source, options }: PlaygroundInput): Promise<string | undefined> {
  const json = JSON.stringify([source, changedOptions(options)]);
  if (new TextEncoder().encode(json).length > BOUNDS.unpacked || !isWithin(options)) return undefined;
  const hash = PREFIX + (await pack(json));
  return hash.length > BOUNDS.hash ? undefined : hash;
}

/** The JSON in a hash. */
async function jsonOf(hash: string): Promise<unknown> {
  if (hash.length > BOUNDS.hash) throw beyond("a URL", BOUNDS.hash, "characters");
  try {
    const json = await unpack(hash.slice(PREFIX.length), BOUNDS.unpacked);
    checkDepth(json);
    return JSON.parse(json);
  } catch (cause) {
    if (cause instanceof BrokenLinkError) throw cause;
    if (cause instanceof RangeError) throw beyond("a schema and options", BOUNDS.unpacked, "bytes");
    throw new BrokenLinkError("The link is damaged: a part of its URL is missing or was changed.", { cause });
  }
}

/**
 * The input that a hash reproduces.
 *
 * @param hash one that is meant for the playground
 * @throws BrokenLinkError when it is cut, changed, of another version of this site, or has more than a link may hold
 */
export async function inputOf(hash: string): Promise<PlaygroundInput> {
  const value = await jsonOf(hash);
  const [source, given] = Array.isArray(value) ? (value as unknown[]) : [];
  const options = readOptions(given);
  if (typeof source !== "string" || !options) {
    throw new BrokenLinkError("The link has options that this playground does not know.");
  }
  checkOptions(options);
  return { source, options };
}
