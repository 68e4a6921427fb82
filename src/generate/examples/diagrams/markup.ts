import { BREAK, letters, measures, rowHeight } from "./drawing";
import type { Kind, NeighbourhoodData, Panel, Place, Row } from "./drawing";

/**
 * Drawings as MDX, in one line, so that no part of them becomes a paragraph. Links are those of Markdown: the site checks
 * them, adds its base URL to them, and follows them without reloading.
 */
type Attributes = Readonly<Record<string, string | number>>;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}=${JSON.stringify(String(value))}`)
    .join("");
}

/** An element; its attributes may hold no quotation marks. */
function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const start = `<${name}${attributesOf(attributes)}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join("")}</${name}>`;
}

/** Text as an expression, in which nothing is read as Markdown or as markup. */
function expression(text: string): string {
  return `{${JSON.stringify(text)}}`;
}

/** An element at a position: numbers that the style sheet turns into lengths, with others for narrow screens. */
function positioned(
  name: string,
  className: string,
  [x, y, nx, ny]: Place,
  rest: string,
  ...children: string[]
): string {
  const style = `{{"--x":${String(x)},"--y":${String(y)},"--nx":${String(nx)},"--ny":${String(ny)}}}`;
  return `<${name}${attributesOf(className === "" ? {} : { className })} style=${style}${rest}>${children.join("")}</${name}>`;
}

/** The lines of a name, one below the other. */
function nameAt(x: number, y: number, name: string): string {
  const [first = "", ...others] = name.split(BREAK);
  const further = others.map((line) => element("tspan", { x, dy: measures.line }, expression(line)));
  return element("text", { x, y }, expression(first), ...further);
}

const BASELINE = 16;
const LETTER_AT = 20;
const NAME_AT = 32;

function row([name, kind, to]: Row, y: number, width: number): string {
  const letter = { className: kind, x: LETTER_AT, y: y + BASELINE, "aria-hidden": "true" };
  const box = { x: measures.padding, y, width, height: rowHeight(name) };
  return `[${element("rect", box)}${element("text", letter, letters[kind])}${nameAt(NAME_AT, y + BASELINE, name)}](${to})`;
}

function panelBox({ title, count, rows, section, at, width, height }: Panel): string {
  const inner = width - 2 * measures.padding;
  let y: number = measures.title;
  const links: string[] = [];
  for (const each of rows) {
    links.push(row(each, y, inner));
    y += rowHeight(each[0]) + measures.gap;
  }
  if (count > rows.length) {
    const box = element("rect", { x: measures.padding, y, width: inner, height: measures.row });
    const text = element("text", { x: LETTER_AT - 6, y: y + BASELINE }, `and ${String(count - rows.length)} more`);
    links.push(`[${box}${text}](#${section ?? ""})`);
  }
  const heading = element("text", { x: measures.padding, y: 18 }, `${title} `, element("tspan", {}, String(count)));
  return positioned("g", "", at, "", element("rect", { width, height }), heading, ...links);
}

function centre({ name, kind, at, width }: NeighbourhoodData): string {
  const box = element("rect", { width, height: measures.title + rowHeight(name) });
  return positioned("g", "centre", at, "", box, element("text", { x: 12, y: 18 }, kind), nameAt(12, 37, name));
}

/** The key to the letters, hidden from screen readers: the diagram in words does without letters. */
function key(kinds: readonly Kind[]): string {
  const entries = [...new Set(kinds)].map((kind) => `<b className="${kind}">${letters[kind]}</b> ${kind}`);
  return element("p", { className: "schema-key", "aria-hidden": "true" }, entries.join(" "));
}

/** A name without its breaks. */
function withoutBreaks(name: string): string {
  return name.replaceAll(BREAK, "");
}

function sentence({ title, count, rows }: Panel): string {
  const named = rows.map(([name, kind]) => `${withoutBreaks(name)} (${kind})`).join(", ");
  const rest = count > rows.length ? ` and ${String(count - rows.length)} more` : "";
  // A name has no other sign that Markdown knows; an expression would leave comments around the text.
  return `- ${title} ${String(count)}: ${named}${rest}`.replaceAll("_", "\\_");
}

/**
 * The neighbourhood of a type as it stands on a page: the drawing, the key to its letters, and the same in words.
 *
 * @returns lines of MDX
 */
export function neighbourhoodMarkup(drawing: NeighbourhoodData): string {
  const { name, size, arrows, panels } = drawing;
  const label = ` role="group" aria-label="Diagram of ${withoutBreaks(name)} and its neighbours"`;
  const [wide, narrow] = arrows;
  const paths = [element("path", { d: wide }), element("path", { className: "narrow", d: narrow })];
  const svg = positioned("svg", "", size, label, ...paths, ...panels.map(panelBox), centre(drawing));
  const kinds = panels.flatMap(({ rows }) => rows.map(([, kind]) => kind));
  return [
    element("figure", { className: "schema-diagram" }, svg, key(kinds)),
    "",
    '<details className="schema-words">',
    "<summary>The diagram in words</summary>",
    "",
    ...panels.map(sentence),
    "",
    "</details>",
  ].join("\n");
}
