import { createRequire } from "node:module";
import { speedUpKnown } from "fast-relations/relations.mjs";
import { GenerationError } from "../error";

/**
 * Makes the tool, in this process, find relations in linear time, as the file does that readers copy.
 *
 * @throws GenerationError when the tool is a release that the file does not know
 */
export function makeRelationsFast(): void {
  const require = createRequire(import.meta.url);
  const difference = speedUpKnown((module) => require(`@graphql-markdown/graphql/${module}`));
  if (difference === undefined) return;
  throw new GenerationError(
    `packages/fast-relations/relations.mjs ${difference}.`,
    "Compare the functions that it replaces with the new release, add it to RELEASES, and run `npx tsx tests/relations/writeHashes.ts`.",
  );
}
