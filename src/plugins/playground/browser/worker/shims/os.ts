/** Stands in for `os.tmpdir`: the tool makes a path of it at its start, and uses it only to compare schemas. */
export function tmpdir(): string {
  return "/tmp";
}
