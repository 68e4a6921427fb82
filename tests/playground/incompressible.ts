/**
 * Letters and digits that compress badly, and are the same each time.
 *
 * @param count of the parts that they are made of, each of at most four characters
 */
export function incompressible(count: number): string {
  return Array.from({ length: count }, (_, at) => ((at * 7_919) % 104_729).toString(36)).join("");
}
