import type { PageSection, PrintTypeOptions } from "@graphql-markdown/types";
import type { GraphQLNamedType, GraphQLSchema } from "graphql";
import { hasNeighbourhood, kindOf } from "./kind";
import { drawNeighbourhood } from "./neighbourhood";
import { neighboursOf } from "./neighbours";
import { routesOf } from "./routes";

/** A component that a page imports by itself, so that other pages have nothing of it. */
const IMPORT = 'import Neighbourhood from "@site/src/components/schema/diagram/Neighbourhood";';

/**
 * The section of a page that shows the neighbourhood of its type.
 *
 * @param type what the page is of
 * @param options those that the tool gives to a hook
 * @returns nothing for an operation, a directive or a scalar
 * @throws Error when the tool gave no schema, and when a neighbour has no page
 */
export function neighbourhoodSection(type: unknown, options: PrintTypeOptions): PageSection | undefined {
  if (!hasNeighbourhood(type)) return undefined;
  const { schema } = options;
  if (!schema) throw new Error("The tool gave no schema.");
  const subject = type as GraphQLNamedType;
  const drawing = drawNeighbourhood(
    { name: subject.name, kind: kindOf(subject) },
    neighboursOf(subject, schema as GraphQLSchema),
    routesOf(options),
  );
  return {
    title: "Neighbourhood",
    level: 3,
    content: `\n${IMPORT}\n\n<Neighbourhood {...${JSON.stringify(drawing)}} />\n`,
  };
}
