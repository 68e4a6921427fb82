/**
 * Returns a text of letters and digits that compresses badly. It is the same each time.
 *
 * @param count number of parts to join, each of at most four characters
 */
export function incompressible(count: number): string {
  return Array.from({ length: count }, (_, at) => ((at * 7_919) % 104_729).toString(36)).join("");
}
