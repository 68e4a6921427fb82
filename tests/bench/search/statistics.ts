/**
 * A quantile of the values, by the nearest-rank method.
 *
 * @param values - in any order, at least one
 * @param share - from 0 to 1; 0.5 for the median
 * @throws RangeError if there is no value
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("no values");
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
