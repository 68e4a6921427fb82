import process from "node:process";

/** What is combined, by name: `{ width: [390, 1440], mode: ["light", "dark"] }`. */
type Axes<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** Every combination, in the order of the axes. */
function product<Row extends object>(axes: Axes<Row>): Row[] {
  const names = Object.keys(axes) as (keyof Row)[];
  return names.reduce<Row[]>(
    (rows, name) => rows.flatMap((row) => axes[name].map((value) => ({ ...row, [name]: value }))),
    [{} as Row],
  );
}

function cells(row: object): string[] {
  return Object.entries(row).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
}

/** What a row covers: pairs of values or, where there are two axes only, single values. */
function covered(row: object): string[] {
  const all = cells(row);
  return all.length < 3 ? all : all.flatMap((one, at) => all.slice(at + 1).map((other) => `${one}&${other}`));
}

/**
 * A sample of all combinations in which each pair of values occurs; with two axes, in which each value occurs, those of the shorter axis in turn.
 *
 * @param axes values that JSON tells apart
 */
function sample<Row extends object>(axes: Axes<Row>): Row[] {
  const rows = product(axes);
  const open = new Set(rows.flatMap(covered));
  const uses = new Map<string, number>();
  /** How much a row would add. Of two rows that add as much, the one whose values are used less gains more. */
  const gain = (row: Row): number => {
    const used = cells(row).reduce((sum, cell) => sum + (uses.get(cell) ?? 0), 0);
    return covered(row).filter((item) => open.has(item)).length - used / (1 + rows.length ** 2);
  };
  const chosen: Row[] = [];
  while (open.size > 0) {
    const best = rows.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    for (const item of covered(best)) open.delete(item);
    for (const cell of cells(best)) uses.set(cell, (uses.get(cell) ?? 0) + 1);
  }
  return chosen;
}

/** Whether all combinations are tested, as in `npm run test:all`, and not a sample. */
export function isComplete(): boolean {
  return process.env["MATRIX"] === "full";
}

/** How many of a property's random cases are tried: a fifth, or all of them. */
export function sampled(cases: number): number {
  return isComplete() ? cases : Math.ceil(cases / 5);
}

/** The combinations to test: a sample, or all of them. */
export function matrix<Row extends object>(axes: Axes<Row>): Row[] {
  return isComplete() ? product(axes) : sample(axes);
}
