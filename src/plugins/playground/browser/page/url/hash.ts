import type { PlaygroundInput } from "../../protocol";
import { beyond, BOUNDS, BrokenLinkError, checkDepth, excessOf, moreThan } from "./bounds";
import type { Excess } from "./bounds";
import { pack, unpack } from "./compress";
import { changedOptions, readOptions } from "./options";
import { PREFIX } from "./prefix";

/** A link to a state, or what it has too much of for one. */
export type Link = { readonly hash: string } | { readonly excess: Excess };

const unpacked = moreThan("a schema and options", BOUNDS.unpacked, "bytes");
const packed = moreThan("a URL", BOUNDS.hash, "characters");

/**
 * The link that reproduces an input, which has no more than a link that is opened may have.
 *
 * @returns `#playground=…`, or why there is none
 */
export async function linkTo({ source, options }: PlaygroundInput): Promise<Link> {
  const excess = excessOf(options);
  if (excess) return { excess };
  // No character takes less than a byte, and writing megabytes as JSON after each key would be felt.
  if (source.length > BOUNDS.unpacked) return { excess: unpacked };
  const json = JSON.stringify([source, changedOptions(options)]);
  if (new TextEncoder().encode(json).length > BOUNDS.unpacked) return { excess: unpacked };
  const hash = PREFIX + (await pack(json));
  return hash.length > BOUNDS.hash ? { excess: packed } : { hash };
}

/**
 * The hash that reproduces an input.
 *
 * @returns `#playground=…`, or nothing when it would be too long for a URL or have more than a link may hold
 */
export async function hashOf(input: PlaygroundInput): Promise<string | undefined> {
  const link = await linkTo(input);
  return "hash" in link ? link.hash : undefined;
}

/** The JSON in a hash. */
async function jsonOf(hash: string): Promise<unknown> {
  if (hash.length > BOUNDS.hash) throw beyond(packed);
  try {
    const json = await unpack(hash.slice(PREFIX.length), BOUNDS.unpacked);
    checkDepth(json);
    return JSON.parse(json);
  } catch (cause) {
    if (cause instanceof BrokenLinkError) throw cause;
    if (cause instanceof RangeError) throw beyond(unpacked);
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
  const excess = excessOf(options);
  if (excess) throw beyond(excess);
  return { source, options };
}
