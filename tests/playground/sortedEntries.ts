/** Lists to which formatters append an entry for each page: one line for Starlight, two for DocFX. */
const ENTRIES: Readonly<Record<string, RegExp>> = {
  "index.md": /^- .*\n/gmu,
  "toc.yml": /^- .*\n {2}href: .*\n/gmu,
};

/**
 * Sorts the entries of such a list, so that files of the command line can be compared with those of the playground. The command
 * line writes all pages at once, in random order; the playground writes them in the order of the schema.
 *
 * @returns other files unchanged
 */
export function withSortedEntries(file: string, text: string): string {
  const entry = ENTRIES[file.replace(/^.*\//u, "")];
  if (!entry) return text;
  const entries = text.match(entry) ?? [];
  return text.replaceAll(entry, "") + entries.sort().join("");
}
