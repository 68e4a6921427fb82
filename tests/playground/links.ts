import { HASH_PREFIX } from "@site/src/plugins/playground/browser/ui/saved/historyEntry";
import { linkTo, pack } from "@site/src/plugins/playground/browser/ui/saved/link";
import type { PlaygroundInput } from "@site/src/plugins/playground/browser/protocol";

/** The hash that reproduces an input; undefined when there is no link to it, for example because it is too long. */
export async function hashOf(input: PlaygroundInput): Promise<string | undefined> {
  const link = await linkTo(input);
  return "hash" in link ? link.hash : undefined;
}

/** A hash with any state, even one that the playground would not put into a link. */
export async function hashWith(state: unknown): Promise<string> {
  return HASH_PREFIX + (await pack(JSON.stringify(state)));
}
