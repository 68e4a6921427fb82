/** Values of each axis, by name. */
type Axes<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** An axis and the position of a value on it. */
type Cell = readonly [axis: number, value: number];

const keyOf = ([axis, value]: Cell, [otherAxis, otherValue]: Cell): string =>
  axis < otherAxis
    ? `${String(axis)}.${String(value)}&${String(otherAxis)}.${String(otherValue)}`
    : `${String(otherAxis)}.${String(otherValue)}&${String(axis)}.${String(value)}`;

/**
 * Rows in which every two values of different axes occur together at least once. In a sample of `tests/matrix.ts`, each value
 * occurs, but not each pair.
 *
 * @param axes values of any number of axes
 * @returns few rows, the same for the same axes
 */
export function pairs<Row extends object>(axes: Axes<Row>): Row[] {
  const names = Object.keys(axes) as (keyof Row)[];
  const counts = names.map((name) => axes[name].length);
  const uncovered = new Map<string, readonly [Cell, Cell]>();
  counts.forEach((count, axis) => {
    counts.slice(0, axis).forEach((otherCount, other) => {
      for (let value = 0; value < count; value += 1) {
        for (let at = 0; at < otherCount; at += 1) {
          const pair = [
            [other, at],
            [axis, value],
          ] as const;
          uncovered.set(keyOf(...pair), pair);
        }
      }
    });
  });
  const rows: Row[] = [];
  for (let [first] = uncovered.values(); first; [first] = uncovered.values()) {
    const cells: Cell[] = [...first];
    counts.forEach((count, axis) => {
      if (cells.some(([taken]) => taken === axis)) return;
      const gain = (value: number): number => cells.filter((cell) => uncovered.has(keyOf(cell, [axis, value]))).length;
      // Of equally good values, the first wins. Start each row at another value, so that no value is left to the end.
      const values = Array.from({ length: count }, (_, step) => (step + rows.length) % count);
      cells.push([axis, values.reduce((best, value) => (gain(value) > gain(best) ? value : best))]);
    });
    for (const cell of cells) for (const other of cells) if (cell[0] !== other[0]) uncovered.delete(keyOf(cell, other));
    const values = cells.flatMap(([axis, value]) => {
      const name = names[axis];
      return name === undefined ? [] : [[name, axes[name][value]] as const];
    });
    rows.push(Object.fromEntries(values) as Row);
  }
  return rows;
}
