import type { SharedFile } from "../../protocol";

const list = new Intl.ListFormat("en-GB");

/** The entities of a file in words, such as `query film and type Film`. */
export function entitiesOf({ entities }: SharedFile): string {
  return list.format(entities);
}

/**
 * One line on files that several entities have.
 *
 * @returns nothing when there are none
 */
export function headlineOf([first, ...others]: readonly SharedFile[]): string | undefined {
  if (!first) return undefined;
  const one = `One file for ${entitiesOf(first)}`;
  if (others.length === 0) return `${one}: ${first.path}`;
  return `${one}, and ${String(others.length)} more ${others.length === 1 ? "file" : "files"} with several pages`;
}
