import { place } from "./graph";
import type { Box, Placed, Point } from "./graph";
import type { Neighbours, Relation } from "./neighbours";
import { BREAK, measures, rowHeight } from "./drawing";
import type { Kind, NeighbourhoodData, Panel, Place, Row } from "./drawing";
import { breakName, codeWidth, textWidth } from "./text";
import type { Entity } from "./uses";

/** Rows of a panel, and of one that shares its side with two others. */
const LIMIT = 5;
const LIMIT_OF_MANY = 3;

/** Room for the letter of the kind in a row, its margins included. */
const LETTER = 28;
/** Room on the left for the line that joins panels one below the other. */
const SPINE = 16;
const GAP = 16;
const RANK_GAP = 52;
/** Ends a path that goes to the right: the two sides of the head, drawn from one end to the other over the tip. */
const ARROWHEAD = "m-6 -4 6 4 -6 4";
/** Id of the type itself in the layout; no relation has this title. */
const CENTRE = "type";

/** Gives the link to the page of an entity, or to the anchor of a value. */
export type LinkTo = (entity: Entity) => string;

/** A panel that has no position yet. */
type Draft = Omit<Panel, "at"> & Box;

/** A type that is drawn. */
interface Subject {
  readonly name: string;
  readonly kind: Kind;
}

function widestLine(name: string): number {
  return Math.max(...name.split(BREAK).map(codeWidth));
}

function heightOf(rows: readonly Row[], isCut: boolean): number {
  const heights = rows.map(([name]) => rowHeight(name) + measures.gap);
  const rest = isCut ? measures.row : -measures.gap;
  return measures.title + heights.reduce((sum, height) => sum + height, 0) + rest + measures.padding;
}

/** The first entities of a relation. One above the limit is shown: “and 1 more” would take the same room. */
function draft({ title, entities, section }: Relation, limit: number, linkTo: LinkTo): Draft {
  const shown = section === undefined || entities.length <= limit + 1 ? entities.length : limit;
  const rows = entities.slice(0, shown).map((entity): Row => [breakName(entity.name), entity.kind, linkTo(entity)]);
  const heading = textWidth(`${title} ${String(entities.length)}`) + measures.gap;
  const inner = Math.max(heading, ...rows.map(([name]) => LETTER + widestLine(name)));
  return {
    id: title,
    title,
    count: entities.length,
    rows,
    ...(section === undefined ? {} : { section }),
    width: inner + 2 * measures.padding,
    height: heightOf(rows, shown < entities.length),
  };
}

function drafts(relations: readonly Relation[], linkTo: LinkTo): Draft[] {
  const limit = relations.length > 2 ? LIMIT_OF_MANY : LIMIT;
  const all = relations.map((relation) => draft(relation, limit, linkTo));
  const width = Math.max(0, ...all.map((each) => each.width));
  return all.map((each) => ({ ...each, width }));
}

function centreBox({ name, kind }: Subject): Box & { readonly lines: string } {
  const lines = breakName(name);
  // The name is a little larger there than in a row.
  const width = Math.max(Math.ceil(widestLine(lines) * 1.1), textWidth(kind)) + 3 * measures.padding;
  return { id: CENTRE, lines, width, height: measures.title + rowHeight(lines) };
}

/** A curve that leaves and arrives level, with an arrowhead. */
function curve(from: Point, to: Point): string {
  const middle = Math.round((from.x + to.x) / 2);
  const points = [
    [middle, from.y],
    [middle, to.y],
    [to.x, to.y],
  ].map((point) => point.join(" "));
  return `M${String(from.x)} ${String(from.y)}C${points.join(" ")}${ARROWHEAD}`;
}

function middleOf({ y, height }: Placed): number {
  return Math.round(y + height / 2);
}

/** Where the arrows of one side touch the box in the middle: spread over its height, in the order of their panels. */
function touches({ y, height }: Placed, panels: readonly Placed[]): number[] {
  const order = [...panels].sort((one, other) => one.y - other.y);
  return panels.map((panel) => y + Math.round((height * (order.indexOf(panel) + 1)) / (panels.length + 1)));
}

function wideArrows(centre: Placed, from: readonly Placed[], to: readonly Placed[]): string {
  const right = centre.x + centre.width;
  const [before, after] = [touches(centre, from), touches(centre, to)];
  return [
    ...from.map((panel, at) =>
      curve({ x: panel.x + panel.width, y: middleOf(panel) }, { x: centre.x - 1, y: before[at] ?? 0 }),
    ),
    ...to.map((panel, at) => curve({ x: right, y: after[at] ?? 0 }, { x: panel.x - 1, y: middleOf(panel) })),
  ].join("");
}

/** Boxes one below the other. */
function stack(boxes: readonly Box[]): { readonly tops: readonly number[]; readonly height: number } {
  const tops: number[] = [];
  let bottom = 0;
  for (const { height } of boxes) {
    tops.push(bottom);
    bottom += height + GAP;
  }
  return { tops, height: bottom - GAP };
}

/** Lines down the left: from each panel above into the middle, out of it into each panel below. */
function narrowArrows(tops: readonly number[], middle: number): string {
  const level = (top: number | undefined): number => (top ?? 0) + measures.title / 2;
  const at = level(tops[middle]);
  const x = SPINE / 2;
  const above = tops.slice(0, middle).map((top) => `M${String(SPINE)} ${String(level(top))}H${String(x)}`);
  const below = tops
    .slice(middle + 1)
    .map((top) => `M${String(x)} ${String(level(top))}h${String(SPINE - x - 1)}${ARROWHEAD}`);
  const into =
    above.length > 0
      ? `M${String(x)} ${String(level(tops[0]))}V${String(at - 6)}H${String(SPINE - 1)}${ARROWHEAD}`
      : "";
  const out = below.length > 0 ? `M${String(SPINE)} ${String(at + 6)}H${String(x)}V${String(level(tops.at(-1)))}` : "";
  return [...above, into, out, ...below].join("");
}

/**
 * Draws the neighbourhood of a type: panels of what leads to it on its left and of what it leads to on its right, and the
 * same panels one below the other for narrow screens.
 *
 * @param subject the type
 * @param neighbours its relations
 * @param linkTo gives the link to a neighbour
 */
export function drawNeighbourhood(subject: Subject, neighbours: Neighbours, linkTo: LinkTo): NeighbourhoodData {
  const from = drafts(neighbours.from, linkTo);
  const to = drafts(neighbours.to, linkTo);
  const { lines, ...centre } = centreBox(subject);
  const arrows = [
    ...from.map(({ id }) => ({ from: id, to: CENTRE })),
    ...to.map(({ id }) => ({ from: CENTRE, to: id })),
  ];
  const wide = place([...from, centre, ...to], arrows, { nodesep: GAP, ranksep: RANK_GAP });
  const narrow = stack([...from, centre, ...to]);
  const placed = (id: string): Placed => {
    const box = wide.boxes.get(id);
    if (!box) throw new Error(`The layout lost ${id}.`);
    return box;
  };
  const at = (id: string, position: number): Place => {
    const { x, y } = placed(id);
    return [x, y, SPINE, narrow.tops[position] ?? 0];
  };
  const panels = [...from, ...to].map(({ id, ...panel }, index): Panel => {
    const position = index < from.length ? index : index + 1;
    return { ...panel, at: at(id, position) };
  });
  return {
    name: lines,
    kind: subject.kind,
    size: [
      wide.width,
      wide.height,
      SPINE + Math.max(...[...from, centre, ...to].map(({ width }) => width)),
      narrow.height,
    ],
    at: at(CENTRE, from.length),
    width: centre.width,
    panels,
    arrows: [
      wideArrows(
        placed(CENTRE),
        from.map(({ id }) => placed(id)),
        to.map(({ id }) => placed(id)),
      ),
      narrowArrows(narrow.tops, from.length),
    ],
  };
}
