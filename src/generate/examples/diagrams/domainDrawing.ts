import type { Domain } from "./domains";
import type { Kind } from "./drawing";
import { place } from "./graph";
import type { Arrow, Box, Layout, Placed, Point } from "./graph";
import { arrowhead } from "./lines";
import { element, words } from "./markup";
import { textWidth } from "./text";

/** Room that a page has beside its table of contents; a drawing that is wider leaves out the weakest arrows. */
const ROOM = 800;
/** From so many domains on, arrows from all of them to one would hide the others. */
const MANY = 6;

const PADDING = 10;
/** Height of a line of text. */
const LINE = 17;
const GAP = 14;
const RANK_GAP = 56;

/** Lines are drawn in so many strengths. */
const STRENGTHS = 4;

/** Finds the page that a domain leads to, as a link of Markdown; nothing if there is none. */
export type LinkOf = (domain: Domain) => string | undefined;

const OPERATIONS: readonly Kind[] = ["query", "mutation", "subscription"];

/** A number with its word: `1 type`, `2 types`. */
function counted(count: number, word: string): string {
  return `${String(count)} ${word}${count === 1 ? "" : "s"}`;
}

function sumOf(domain: Domain, kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + (domain.counts.get(kind) ?? 0), 0);
}

/** The lines in the box of a domain. */
function linesOf(domain: Domain): readonly string[] {
  const operations = sumOf(domain, OPERATIONS);
  const all = [...domain.counts.values()].reduce((sum, count) => sum + count, 0);
  const types = all - operations - sumOf(domain, ["directive"]);
  return [
    domain.name,
    ...(types > 0 ? [counted(types, "type")] : []),
    ...(operations > 0 ? [counted(operations, "operation")] : []),
  ];
}

/** A domain that all others refer to; arrows from everywhere would say nothing. */
function foundationOf(domains: readonly Domain[]): Domain | undefined {
  if (domains.length < MANY) return undefined;
  return domains.find(({ name }) => domains.every((other) => other.name === name || other.refersTo.has(name)));
}

interface DrawnArrow extends Arrow {
  readonly weight: number;
}

interface Drawn {
  readonly layout: Layout;
  readonly arrows: readonly DrawnArrow[];
  /** Arrows for fewer mentions are left out. */
  readonly least: number;
}

function arrowsOf(domains: readonly Domain[], foundation: Domain | undefined, least: number): DrawnArrow[] {
  return domains.flatMap(({ name, refersTo }) =>
    [...refersTo]
      .filter(([target, count]) => target !== foundation?.name && count >= least)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([target, count]) => ({ from: name, to: target, weight: count })),
  );
}

/** Each step stands for twice as many mentions. */
function strengthOf(weight: number): number {
  return Math.min(STRENGTHS, Math.floor(Math.log2(weight + 2)));
}

/** A smooth line through points, to the right or to the left. */
function path(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  let from = first;
  const curves = others.map((to) => {
    const middle = Math.round((from.x + to.x) / 2);
    const curve = `C${[middle, from.y, middle, to.y, to.x, to.y].join(" ")}`;
    from = to;
    return curve;
  });
  return `M${String(first.x)} ${String(first.y)}${curves.join("")}${arrowhead(last.x > first.x ? "right" : "left")}`;
}

function middleOf({ y, height }: Placed): number {
  return y + height / 2;
}

/** An end of an arrow: the box that it is at, the one at its other end, and on which side of the box it is. */
interface End {
  readonly box: Placed;
  readonly other: Placed;
  readonly right: boolean;
}

/** Where an arrow touches its box: those of one side are spread over it, in the order of their other ends. */
function touch(end: End, ends: readonly End[]): Point {
  const { box, right } = end;
  const side = ends
    .filter((each) => each.box === box && each.right === right)
    .sort((one, other) => middleOf(one.other) - middleOf(other.other));
  const y = Math.round(box.y + (box.height * (side.indexOf(end) + 1)) / (side.length + 1));
  return { x: right ? box.x + box.width + 1 : box.x - 1, y };
}

/**
 * The ways of arrows, from side to side of their boxes: the layout would let them end wherever a straight line to the
 * centre does. Between them they pass through the ranks as the layout has it.
 */
function waysOf(pairs: readonly (readonly [from: Placed, to: Placed])[], ways: Layout["ways"]): Point[][] {
  const ends = pairs.map(([from, to]) => {
    const right = from.x < to.x;
    return [
      { box: from, other: to, right },
      { box: to, other: from, right: !right },
    ] as const;
  });
  const all = ends.flat();
  return ends.map(([start, end], at) => {
    const between = (ways[at] ?? []).slice(1, -1);
    return [touch(start, all), ...(between.length > 1 ? between : []), touch(end, all)];
  });
}

function boxOf(domain: Domain): Box {
  const lines = linesOf(domain);
  const width = Math.max(...lines.map(textWidth)) + 2 * PADDING;
  return { id: domain.name, width, height: lines.length * LINE + PADDING };
}

function linked(content: string, link: string | undefined): string {
  return link === undefined ? content : `[${content}](${link})`;
}

function drawnBoxes(layout: Layout, domains: readonly Domain[], linkOf: LinkOf): string[] {
  return domains.map((domain) => {
    const box = layout.boxes.get(domain.name);
    if (!box) throw new Error(`The layout lost ${domain.name}.`);
    const { x, y, width, height } = box;
    const texts = linesOf(domain).map((line, at) =>
      element("text", { x: x + PADDING, y: y + LINE * (at + 1) }, words(line)),
    );
    return linked(element("rect", { x, y, width, height }) + texts.join(""), linkOf(domain));
  });
}

/** Boxes in rows, as many in each as there is room for, below what is there already. */
function inRows(boxes: readonly Box[], width: number, top: number): Placed[] {
  let [x, y] = [0, top];
  return boxes.map((box) => {
    if (x > 0 && x + box.width > width) {
      x = 0;
      y += box.height + GAP;
    }
    const placed = { ...box, x, y };
    x += box.width + GAP;
    return placed;
  });
}

/** Boxes that no arrow touches stand below the others, so that they do not make one rank of all of them. */
function layOut(boxes: readonly Box[], arrows: readonly DrawnArrow[]): Layout {
  const touched = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const joined = place(
    boxes.filter(({ id }) => touched.has(id)),
    arrows,
    { direction: "LR", gap: GAP, rankGap: RANK_GAP },
  );
  const others = boxes.filter(({ id }) => !touched.has(id));
  const rows = inRows(others, Math.max(joined.width, ROOM), joined.height === 0 ? 0 : joined.height + RANK_GAP);
  const all = [...joined.boxes.values(), ...rows];
  return {
    width: Math.max(...all.map(({ x, width }) => x + width)),
    height: Math.max(...all.map(({ y, height }) => y + height)),
    boxes: new Map(all.map((box) => [box.id, box])),
    ways: joined.ways,
  };
}

/** The drawing with as many arrows as there is room for, and how many mentions the weakest of them stands for. */
function roomy(domains: readonly Domain[], foundation: Domain | undefined): Drawn {
  const boxes = domains.map(boxOf);
  for (let least = 1; ; least += 1) {
    const arrows = arrowsOf(domains, foundation, least);
    const layout = layOut(boxes, arrows);
    if (layout.width <= ROOM || arrows.length === 0) return { layout, arrows, least };
  }
}

/** What the drawing does not show. */
function remark(least: number, foundation: Domain | undefined): string {
  const weak = least > 1 ? [`for fewer than ${String(least)} mentions`] : [];
  const base = foundation ? [`to ${foundation.name}, which all others mention`] : [];
  const without = [...weak, ...base];
  return without.length === 0
    ? ""
    : `The drawing leaves out arrows ${without.join(", and arrows ")}; the table counts them.`;
}

function drawnArrows({ layout, arrows }: Drawn): string[] {
  const pairs = arrows.map(({ from, to }) => {
    const [start, end] = [layout.boxes.get(from), layout.boxes.get(to)];
    if (!start || !end) throw new Error(`The layout lost the arrow from ${from} to ${to}.`);
    return [start, end] as const;
  });
  const ways = waysOf(pairs, layout.ways);
  const paths = arrows.map(({ weight }, at) => ({ strength: strengthOf(weight), d: path(ways[at] ?? []) }));
  return Array.from({ length: STRENGTHS }, (_, at) => at + 1).flatMap((strength) => {
    const same = paths.filter((each) => each.strength === strength).map(({ d }) => d);
    return same.length === 0 ? [] : [element("path", { strokeWidth: strength, d: same.join("") })];
  });
}

/**
 * Draws the domains of a schema: a box for each, with arrows to those whose types it mentions, the stronger the more often.
 *
 * @param linkOf finds the page that a box leads to
 * @returns lines of MDX
 */
export function domainDrawing(domains: readonly Domain[], linkOf: LinkOf): string {
  const foundation = foundationOf(domains);
  const drawn = roomy(domains, foundation);
  const { layout, least } = drawn;
  const size = { width: layout.width, height: layout.height, role: "group", "aria-label": "Diagram of the domains" };
  const svg = element("svg", size, ...drawnArrows(drawn), ...drawnBoxes(layout, domains, linkOf));
  const figure = `<figure className="schema-domains" role="region" aria-label="Domains of the schema" tabIndex={0}>${svg}</figure>`;
  return [figure, "", remark(least, foundation)].join("\n").trim();
}

const COLUMNS: readonly (readonly [title: string, kinds: readonly Kind[]])[] = [
  ["Operations", OPERATIONS],
  ["Objects", ["object"]],
  ["Interfaces", ["interface"]],
  ["Unions", ["union"]],
  ["Inputs", ["input"]],
  ["Enums", ["enum"]],
  ["Scalars", ["scalar"]],
  ["Directives", ["directive"]],
];

/** Text in a cell, in which nothing is taken for Markdown. */
function cell(text: string): string {
  return words(text).replaceAll("|", "\\|");
}

function mentionsOf({ refersTo }: Domain): string {
  const sorted = [...refersTo].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return sorted.map(([target, count]) => `${target} ${String(count)}`).join(", ") || "none";
}

/**
 * The same in a table: how much of each kind a domain has, and how often it mentions types of which other.
 *
 * @param word what a domain is called in this schema
 * @returns lines of Markdown
 */
export function domainTable(domains: readonly Domain[], linkOf: LinkOf, word: string): string {
  const rows = domains.map((domain) => [
    linked(cell(domain.name), linkOf(domain)),
    ...COLUMNS.map(([, kinds]) => String(sumOf(domain, kinds))),
    cell(mentionsOf(domain)),
  ]);
  const head = [word, ...COLUMNS.map(([title]) => title), "Mentions types of"];
  const alignment = head.map((_, at) => (at === 0 || at === head.length - 1 ? "---" : "--:"));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
