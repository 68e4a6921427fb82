/** The data of a drawing, before it becomes markup. */

/** Kinds of entities, with the letters that stand for them in a diagram. */
export const letters = {
  object: "O",
  interface: "I",
  union: "U",
  input: "In",
  enum: "E",
  value: "V",
  scalar: "S",
  directive: "@",
  query: "Q",
  mutation: "M",
  subscription: "Su",
} as const;

export type Kind = keyof typeof letters;

/** Where a name continues on a second line, between two of its words. */
export const BREAK = "\n";

/** Name, with its breaks; kind; file of its page, or an anchor. */
export type Row = readonly [name: string, kind: Kind, to: string];

/** Left and top in pixels: where panels stand side by side, then where one stands below the other. */
export type Place = readonly [x: number, y: number, narrowX: number, narrowY: number];

/** A list of neighbours that have the same relation to the type. */
export interface Panel {
  readonly title: string;
  /** How many neighbours there are, of which `rows` are the first. */
  readonly count: number;
  readonly rows: readonly Row[];
  /** Anchor of the whole list on the page; without one, `rows` is the whole list. */
  readonly section?: string;
  readonly at: Place;
  readonly width: number;
  readonly height: number;
}

/** A type among what is next to it. */
export interface NeighbourhoodData {
  readonly name: string;
  readonly kind: Kind;
  /** Width and height in pixels: side by side, then one below the other. */
  readonly size: Place;
  /** Of the type itself. */
  readonly at: Place;
  readonly width: number;
  readonly panels: readonly Panel[];
  /** Paths of all arrows: side by side, then one below the other. */
  readonly arrows: readonly [wide: string, narrow: string];
}

/** Measures of a panel in pixels. */
export const measures = {
  /** Space around the rows of a panel. */
  padding: 8,
  /** Height of the title, the space below it included. */
  title: 26,
  /** Height of a row of one line. */
  row: 24,
  /** What each further line of a name adds. */
  line: 14,
  gap: 4,
} as const;

function linesOf(name: string): number {
  return name.split(BREAK).length;
}

/** Height of a row. */
export function rowHeight(name: string): number {
  return measures.row + (linesOf(name) - 1) * measures.line;
}
