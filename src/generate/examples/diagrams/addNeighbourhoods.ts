import { readFile, writeFile } from "node:fs/promises";
import { slugify } from "@graphql-markdown/utils";
import type { GraphQLNamedType, GraphQLSchema } from "graphql";
import { applyEdits, rangeOf } from "../../markdown/edit";
import { parseMdx } from "../../markdown/parse";
import type { Page } from "../pages";
import { hasNeighbourhood } from "./kind";
import { neighbourhoodMarkup } from "./markup";
import { drawNeighbourhood } from "./neighbourhood";
import type { LinkTo } from "./neighbourhood";
import { neighboursOf } from "./neighbours";
import { collectUses, entityOf, typesOf } from "./uses";
import type { Entity } from "./uses";

function pageOf(pages: readonly Page[], { kind, name }: Entity): Page {
  const page = pages.find((each) => each.kind === kind && each.title === name);
  if (!page) throw new Error(`No page for the ${kind} ${name}.`);
  return page;
}

/** The page with a section below the SDL. */
function withSection(source: string, section: string): string {
  const code = parseMdx(source).children.find(
    (node) => node.type === "mdxJsxFlowElement" && node.name === "SchemaCode",
  );
  if (!code) throw new Error(`No definition to draw the neighbourhood below:\n${source}`);
  const { end } = rangeOf(code);
  return applyEdits(source, [{ start: end, end, text: `\n\n${section}` }]);
}

/**
 * Adds to the page of each type, below its SDL, a section that shows its neighbourhood. The pages are written by then: the
 * tool's own formatter would break a drawing into lines.
 *
 * @param pages what the tool has written
 * @throws Error when a type or a neighbour has no page
 */
export async function addNeighbourhoods(schema: GraphQLSchema, pages: readonly Page[]): Promise<void> {
  const uses = collectUses(schema);
  const linkTo: LinkTo = (entity) =>
    entity.kind === "value" ? `#${slugify(entity.name)}` : pageOf(pages, entity).link;
  const add = async (type: GraphQLNamedType): Promise<void> => {
    const entity = entityOf(type);
    const { file } = pageOf(pages, entity);
    const drawing = drawNeighbourhood(entity, neighboursOf(type, uses), linkTo);
    const section = `## Neighbourhood {#section-neighbourhood}\n\n${neighbourhoodMarkup(drawing)}`;
    await writeFile(file, withSection(await readFile(file, "utf8"), section));
  };
  await Promise.all(typesOf(schema).filter(hasNeighbourhood).map(add));
}
