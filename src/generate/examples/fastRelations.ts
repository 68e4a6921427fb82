import { createRequire } from "node:module";
import { GenerationError } from "../error";
import { canSpeedUp, speedUp } from "../../shared/relationsPatch/relations";
import type { RelationModules } from "../../shared/relationsPatch/relations";

/**
 * Makes the tool, in this process, find relations in linear time: see {@link speedUp}.
 *
 * @throws GenerationError when the tool no longer has the functions that would be replaced
 */
export function makeRelationsFast(): void {
  // Its modules look up each other's exports at each call, so they can be replaced there; an import could not be.
  const require = createRequire(import.meta.url);
  const modules = {
    introspection: require("@graphql-markdown/graphql/introspection") as RelationModules["introspection"],
    relation: require("@graphql-markdown/graphql/relation") as RelationModules["relation"],
  };
  if (!canSpeedUp(modules)) {
    throw new GenerationError(
      "The package @graphql-markdown/graphql has changed its functions for relations.",
      "Compare src/shared/relationsPatch with its new release, or remove the call of makeRelationsFast.",
    );
  }
  speedUp(modules);
}
