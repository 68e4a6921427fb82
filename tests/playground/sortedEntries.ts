/** Lists to which formatters append an entry for each page: one line for Starlight, two for DocFX. */
const ENTRIES: Readonly<Record<string, RegExp>> = {
  "index.md": /^- .*\n/gmu,
  "toc.yml": /^- .*\n {2}href: .*\n/gmu,
};

/**
 * Makes files of the command line comparable. It writes all pages at once, so the entries of these lists are in random order;
 * in the playground, they are in the order of the schema.
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
