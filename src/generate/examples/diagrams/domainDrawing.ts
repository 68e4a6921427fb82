import type { Domain } from "./domains";
import type { Kind } from "./drawing";
import { place } from "./graph";
import type { Arrow, Box, Layout, Point } from "./graph";
import { arrowhead } from "./lines";
import { element, words } from "./markup";
import { textWidth } from "./text";

/** Arrows for fewer mentions than this are left out where there are many domains: the table has them. */
const LEAST = 3;
/** From so many domains on there are many. */
const MANY = 6;

const BOX_HEIGHT = 48;
const PADDING = 12;

/** Lines are drawn in so many strengths. */
const STRENGTHS = 4;

/** Finds the page that a domain leads to, as a link of Markdown. */
export type LinkOf = (domain: Domain) => string;

const OPERATIONS: readonly Kind[] = ["query", "mutation", "subscription"];

/** A number with its word: `1 type`, `2 types`. */
function counted(count: number, word: string): string {
  return `${String(count)} ${word}${count === 1 ? "" : "s"}`;
}

function sumOf(domain: Domain, kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + (domain.counts.get(kind) ?? 0), 0);
}

/** What stands in the box of a domain below its name. */
function summary(domain: Domain): string {
  const operations = sumOf(domain, OPERATIONS);
  const all = [...domain.counts.values()].reduce((sum, count) => sum + count, 0);
  const types = all - operations - sumOf(domain, ["directive"]);
  return [types > 0 ? counted(types, "type") : "", operations > 0 ? counted(operations, "operation") : ""]
    .filter((part) => part !== "")
    .join(", ");
}

/** A domain that all others refer to; arrows from everywhere would say nothing. */
function foundationOf(domains: readonly Domain[]): Domain | undefined {
  if (domains.length < MANY) return undefined;
  return domains.find(({ name }) => domains.every((other) => other.name === name || other.refersTo.has(name)));
}

interface DrawnArrow extends Arrow {
  readonly weight: number;
}

function arrowsOf(domains: readonly Domain[], foundation: Domain | undefined): DrawnArrow[] {
  const least = domains.length < MANY ? 1 : LEAST;
  return domains.flatMap(({ name, refersTo }) =>
    [...refersTo]
      .filter(([target, count]) => target !== foundation?.name && count >= least)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([target, count]) => ({ from: name, to: target, weight: count })),
  );
}

/** Steps of a factor of two, so that a line which is twice as strong stands for many more mentions. */
function strengthOf(weight: number): number {
  return Math.min(STRENGTHS, Math.max(1, Math.floor(Math.log2(weight))));
}

/** A smooth line through the points of a layout, from top to bottom or the other way. */
function path(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  let from = first;
  const curves = others.map((to) => {
    const middle = Math.round((from.y + to.y) / 2);
    const curve = `C${[from.x, middle, to.x, middle, to.x, to.y].join(" ")}`;
    from = to;
    return curve;
  });
  const before = points.at(-2) ?? first;
  return `M${String(first.x)} ${String(first.y)}${curves.join("")}${arrowhead(last.y > before.y ? "down" : "up")}`;
}

function boxOf(domain: Domain, foundation: Domain | undefined): Box & { readonly line: string } {
  const line = domain === foundation ? `${summary(domain)}, used by all` : summary(domain);
  return { id: domain.name, width: Math.max(textWidth(domain.name) + 8, textWidth(line)) + 2 * PADDING, height: BOX_HEIGHT, line };
}

function drawnBoxes(layout: Layout, domains: readonly Domain[], lines: ReadonlyMap<string, string>, linkOf: LinkOf): string[] {
  return domains.map((domain) => {
    const box = layout.boxes.get(domain.name);
    if (!box) throw new Error(`The layout lost ${domain.name}.`);
    const { x, y, width, height } = box;
    return `[${[
      element("rect", { x, y, width, height }),
      element("text", { x: x + PADDING, y: y + 20 }, words(domain.name)),
      element("text", { x: x + PADDING, y: y + 38 }, words(lines.get(domain.name) ?? "")),
    ].join("")}](${linkOf(domain)})`;
  });
}

function drawnArrows(layout: Layout, arrows: readonly DrawnArrow[]): string[] {
  return Array.from({ length: STRENGTHS }, (_, at) => {
    const paths = arrows.flatMap(({ weight }, index) =>
      strengthOf(weight) === at + 1 ? [path(layout.ways[index] ?? [])] : [],
    );
    return paths.length === 0 ? "" : element("path", { strokeWidth: at + 1, d: paths.join("") });
  });
}

/**
 * Draws the domains of a schema: a box for each, with arrows to those whose types it mentions, the stronger the more often.
 *
 * @param linkOf finds the page that a box leads to
 * @returns a line of MDX
 */
export function domainDrawing(domains: readonly Domain[], linkOf: LinkOf): string {
  const foundation = foundationOf(domains);
  const arrows = arrowsOf(domains, foundation);
  const boxes = domains.map((domain) => boxOf(domain, foundation));
  const layout = place(boxes, arrows, { direction: "TB", gap: 20, rankGap: 44 });
  const lines = new Map(boxes.map(({ id, line }) => [id, line]));
  const size = { width: layout.width, height: layout.height, role: "group", "aria-label": "Diagram of the domains" };
  const svg = element("svg", size, ...drawnArrows(layout, arrows), ...drawnBoxes(layout, domains, lines, linkOf));
  return `<figure className="schema-domains" role="region" aria-label="Domains of the schema" tabIndex={0}>${svg}</figure>`;
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

/**
 * The same in a table: how much of each kind a domain has, and how often it mentions types of which other.
 *
 * @returns lines of Markdown
 */
export function domainTable(domains: readonly Domain[], linkOf: LinkOf): string {
  const rows = domains.map((domain) => [
    `[${domain.name}](${linkOf(domain)})`,
    ...COLUMNS.map(([, kinds]) => String(sumOf(domain, kinds))),
    [...domain.refersTo]
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .map(([target, count]) => `${target} ${String(count)}`)
      .join(", ") || "none",
  ]);
  const head = ["Domain", ...COLUMNS.map(([title]) => title), "Mentions types of"];
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, at) => (at === 0 || at === head.length - 1 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}
