import process from "node:process";

/** The values to combine, by name: `{ width: [390, 1440], mode: ["light", "dark"] }`. */
type Axes<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** Every combination, in the order of the axes. */
function product<Row extends object>(axes: Axes<Row>): Row[] {
  const names = Object.keys(axes) as (keyof Row)[];
  return names.reduce<Row[]>(
    (rows, name) => rows.flatMap((row) => axes[name].map((value) => ({ ...row, [name]: value }))),
    [{} as Row],
  );
}

/** As many combinations as the longest axis has values. Each value occurs; those of shorter axes repeat in turn. */
function sample<Row extends object>(axes: Axes<Row>): Row[] {
  const values = Object.entries<readonly unknown[]>(axes);
  const length = Math.max(...values.map(([, axis]) => axis.length));
  return Array.from(
    { length },
    (_, at) => Object.fromEntries(values.map(([name, axis]) => [name, axis[at % axis.length]])) as Row,
  );
}

/** Whether to test all combinations, as `npm run test:all` does, instead of a sample. */
export function isComplete(): boolean {
  return process.env["MATRIX"] === "full";
}

/** How many of the cases of a test to try: a fifth of those given, or all of them. */
export function sampled(cases: number): number {
  return isComplete() ? cases : Math.ceil(cases / 5);
}

/** The combinations to test: a sample, or all of them. */
export function matrix<Row extends object>(axes: Axes<Row>): Row[] {
  return isComplete() ? product(axes) : sample(axes);
}
