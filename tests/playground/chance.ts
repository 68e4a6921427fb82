/** Lists that formatters append to, an entry for each page: the line of Starlight's, the two lines of DocFX's. */
const ENTRIES: Readonly<Record<string, RegExp>> = {
  "index.md": /^- .*\n/gmu,
  "toc.yml": /^- .*\n {2}href: .*\n/gmu,
};

/**
 * A file without what the command line leaves to chance. It makes all pages at once, and these lists get their entries in
 * the order in which the disk is done: two runs of it differ. The playground has them in the order of the schema.
 *
 * @param file path
 * @param text of the file
 * @returns the same text with the entries of such a list sorted
 */
export function withoutChance(file: string, text: string): string {
  const entry = ENTRIES[file.replace(/^.*\//u, "")];
  if (!entry) return text;
  const entries = text.match(entry) ?? [];
  return text.replaceAll(entry, "") + entries.sort().join("");
}
