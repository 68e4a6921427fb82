import type { PageSection, PrintTypeOptions } from "@graphql-markdown/types";
import type { GraphQLNamedType } from "graphql";
import { hasNeighbourhood, kindOf } from "./kind";
import { neighbourhoodMarkup } from "./markup";
import { drawNeighbourhood } from "./neighbourhood";
import { neighboursOf } from "./neighbours";
import { routesOf } from "./routes";
import { entityOf } from "./uses";

/** Stands on a page until the tool has formatted it: a formatter of text would tear a drawing into lines. */
const PLACEHOLDER = /^##drawing (?<name>\w+)##$/mu;

const drawings = new Map<string, string>();
const links = new Map<string, string>();

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
  const linkTo = routesOf(options);
  links.set(subject.name, linkTo(entityOf(subject)));
  const drawing = drawNeighbourhood(
    { name: subject.name, kind: kindOf(subject) },
    neighboursOf(subject, schema),
    linkTo,
  );
  drawings.set(subject.name, neighbourhoodMarkup(drawing));
  return { title: "Neighbourhood", level: 3, content: `\n##drawing ${subject.name}##\n` };
}

/**
 * Puts the drawings in the place of what stands for them.
 *
 * @param page the page as it is written
 * @throws Error when it is to hold a drawing that was not made
 */
export function withDrawing(page: string): string {
  return page.replace(PLACEHOLDER, (_, name: string) => {
    const drawing = drawings.get(name);
    if (drawing === undefined) throw new Error(`No drawing of ${name}.`);
    return drawing;
  });
}

/**
 * Link to the page of a type whose neighbourhood was drawn.
 *
 * @throws Error when it was not
 */
export function linkToType(name: string): string {
  const link = links.get(name);
  if (link === undefined) throw new Error(`No page with a drawing of ${name}.`);
  return link;
}
