import { hasControlCharacter, textsIn } from "../../config/optionText";
import { changedOptions, defaultOptions, definitions } from "../../options";
import type { OptionName, PlaygroundOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import { HASH_PREFIX } from "./historyEntry";

/*
 * A link contains a state of the playground in its hash: `[source, changed options]` as JSON, compressed, in base64url.
 */

/** Limits of a link: more than readers type into the fields, and less than would keep a tab busy. */
export const LIMITS = {
  /** Characters of the hash; programs that forward links truncate longer URLs. */
  hash: 32_000,
  /** Bytes of the JSON. */
  unpacked: 400_000,
  /** Entries of an option that is a list. */
  entries: 50,
  /** Characters of a text in an option. */
  text: 1000,
} as const;

/** A link to a state, or why there is none, such as `frontMatter of more than 50 entries`. */
export type Link = { readonly hash: string } | { readonly excess: string };

/** A link that cannot be opened; the message is for the reader. */
export class BrokenLinkError extends Error {
  override readonly name = "BrokenLinkError";
}

function moreThan(subject: string, max: number, unit: string): string {
  return `${subject} of more than ${max.toLocaleString("en")} ${unit}`;
}

const TOO_MANY_BYTES = moreThan("a schema and options", LIMITS.unpacked, "bytes");
const TOO_LONG = moreThan("a URL", LIMITS.hash, "characters");

const excessError = (excess: string): BrokenLinkError =>
  new BrokenLinkError(`The link has ${excess}, so it is not opened.`);

/** Whether a text in an option contains a control character, which could end the line that the text is written to. */
export function holdsControlCharacter(option: unknown): boolean {
  return textsIn(option).some(hasControlCharacter);
}

/** Says in words why options cannot be in a link: the first limit that they exceed, or a control character. */
function excessOf(options: Partial<PlaygroundOptions>): string | undefined {
  for (const [name, value] of Object.entries(options)) {
    if (Array.isArray(value) && value.length > LIMITS.entries) return moreThan(name, LIMITS.entries, "entries");
    if (textsIn(value).some(({ length }) => length > LIMITS.text)) return moreThan(name, LIMITS.text, "characters");
    if (holdsControlCharacter(value)) return `${name} with a control character`;
  }
  return undefined;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isListOf = (value: unknown, check: (entry: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(check);

/** Whether a value can be entered into the fields of an option. */
function fits(name: string, value: unknown): boolean {
  if (!Object.hasOwn(definitions, name)) return false;
  const { form } = definitions[name as OptionName];
  switch (form.kind) {
    case "choice":
      return typeof value === "string" && Object.hasOwn(form.labels, value);
    case "switch":
      return typeof value === "boolean";
    case "names":
      return isListOf(value, isText);
    case "texts": {
      const texts = Object(value) as Readonly<Record<string, unknown>>;
      return Object.values(texts).every(isText) && Object.keys(form.fields).every((key) => isText(texts[key]));
    }
    case "lines":
      return isListOf(value, (line) => isListOf(line, isText) && line.length === 2);
  }
}

/** Converts options of earlier releases of this site, where `exampleSection` was true or false. */
function upgraded(options: object): object {
  const { exampleSection } = options as { readonly exampleSection?: unknown };
  if (exampleSection === true) return { ...options, exampleSection: { directive: "example", field: "value" } };
  return exampleSection === false ? { ...options, exampleSection: defaultOptions.exampleSection } : options;
}

/**
 * Reads options from the JSON of a link or of storage, which anybody may have written.
 *
 * @returns all options, defaults filled in; undefined when an option is unknown, or a value does not fit its option
 */
export function readOptions(value: unknown): PlaygroundOptions | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const options = upgraded(value);
  const isKnown = Object.entries(options).every(([name, given]) => fits(name, given));
  return isKnown ? { ...defaultOptions, ...options } : undefined;
}

/** Compresses or decompresses bytes. */
async function convert(bytes: BlobPart, by: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

/** Compresses a text to the letters of base64url. */
export async function pack(text: string): Promise<string> {
  let binary = "";
  for (const byte of await convert(text, new CompressionStream("deflate-raw"))) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Decompresses what `pack` wrote. The size is checked only afterwards, because a hash of at most `LIMITS.hash` characters, as
 * `parseHash` accepts, expands to at most 25 MB.
 *
 * @throws BrokenLinkError when the text exceeds the limits of a link
 * @throws Error when the text is damaged
 */
async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const unpacked = await convert(bytes, new DecompressionStream("deflate-raw"));
  if (unpacked.length > LIMITS.unpacked) throw excessError(TOO_MANY_BYTES);
  return new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
}

/** Returns the link that reproduces an input, if it is within the limits. */
export async function linkTo({ source, options }: PlaygroundInput): Promise<Link> {
  const excess = excessOf(options);
  if (excess) return { excess };
  // A character takes at least one byte, and serializing megabytes after each key would slow typing down.
  if (source.length > LIMITS.unpacked) return { excess: TOO_MANY_BYTES };
  const json = JSON.stringify([source, changedOptions(options)]);
  if (new TextEncoder().encode(json).length > LIMITS.unpacked) return { excess: TOO_MANY_BYTES };
  const hash = HASH_PREFIX + (await pack(json));
  return hash.length > LIMITS.hash ? { excess: TOO_LONG } : { hash };
}

async function parseHash(hash: string): Promise<unknown> {
  if (hash.length > LIMITS.hash) throw excessError(TOO_LONG);
  try {
    return JSON.parse(await unpack(hash.slice(HASH_PREFIX.length)));
  } catch (cause) {
    if (cause instanceof BrokenLinkError) throw cause;
    throw new BrokenLinkError("The link is damaged: a part of its URL is missing or was changed.", { cause });
  }
}

/**
 * Returns the input that a link reproduces.
 *
 * @param hash of a URL, which begins with `HASH_PREFIX`
 * @throws BrokenLinkError when the hash is damaged, exceeds the limits, or has options that are unknown or not allowed
 */
export async function inputOf(hash: string): Promise<PlaygroundInput> {
  const state = await parseHash(hash);
  const [source, given] = Array.isArray(state) ? (state as unknown[]) : [];
  const options = readOptions(given);
  if (typeof source !== "string" || !options) {
    throw new BrokenLinkError("The link has options that this playground does not know.");
  }
  const excess = excessOf(options);
  if (excess) throw excessError(excess);
  return { source, options };
}
