import { createRequire } from "node:module";
import { GenerationError } from "../error";
import { canSpeedUp, speedUp } from "../../shared/relationsPatch/relations";
import type { RelationModules } from "../../shared/relationsPatch/relations";

/**
 * Makes the tool, in this process, look for relations in a time that grows with the schema: see {@link speedUp}.
 *
 * @throws GenerationError when the tool has the functions that would be replaced no more
 */
export function makeRelationsFast(): void {
  // Its modules read each other's exports at each call, so that what stands there counts; imports could not be assigned.
  const require = createRequire(import.meta.url);
  const modules = {
    introspection: require("@graphql-markdown/graphql/introspection") as RelationModules["introspection"],
    relation: require("@graphql-markdown/graphql/relation") as RelationModules["relation"],
  };
  if (!canSpeedUp(modules)) {
    throw new GenerationError(
      "The package @graphql-markdown/graphql has other functions for relations than those that are known here.",
      "Compare src/generate/examples/speed with its new release, or leave out its call.",
    );
  }
  speedUp(modules);
}
