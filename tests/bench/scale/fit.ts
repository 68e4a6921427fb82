/**
 * The exponent of a power law through measurements, by least squares on the logarithms: 1 where a quantity grows as its
 * cause does, 0 where it does not grow.
 *
 * @param causes - such as the number of pages; at least two different ones, above zero
 * @param quantities - one for each cause, above zero
 * @throws RangeError if there are too few measurements, or one that has no logarithm
 */
export function exponentOf(causes: readonly number[], quantities: readonly number[]): number {
  const points = causes.map((cause, at) => [Math.log(cause), Math.log(quantities[at] ?? NaN)] as const);
  if (new Set(causes).size < 2 || points.flat().some((value) => !Number.isFinite(value))) {
    throw new RangeError("an exponent takes two different causes, and quantities above zero");
  }
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
