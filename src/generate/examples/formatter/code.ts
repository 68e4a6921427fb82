/** A definition of more lines than this starts folded: on a phone it would fill the first screen. */
const FOLD_ABOVE = 14;

const LINK = /\[`(?<text>[^`]+)`\]\((?<url>\/[^)]+)\.mdx\)/gu;

/**
 * The pages that a page links to, by the name of the type.
 *
 * @returns type name to route (without the site's base URL), sorted by name
 */
export function linkTargets(markdown: string): Readonly<Record<string, string>> {
  const targets = new Map<string, string>();
  for (const { groups } of markdown.matchAll(LINK)) {
    const name = groups?.text?.replaceAll(/[[\]!]/gu, "");
    const url = groups?.url;
    // Only types are named in capitals; a field can share its name with an operation.
    if (name !== undefined && url !== undefined && /^[A-Z]/u.test(name)) targets.set(name, url);
  }
  return Object.fromEntries([...targets].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The SDL of a page in the component that folds it and links its types. */
export function foldCode(fenced: readonly string[], targets: Readonly<Record<string, string>>): string[] {
  const lines = fenced.length - 2;
  const source = fenced.join("\n");
  const used = Object.entries(targets).filter(([name]) => new RegExp(`\\b${name}\\b`, "u").test(source));
  const links = used.length > 0 ? ` links={${JSON.stringify(Object.fromEntries(used))}}` : "";
  const fold = lines > FOLD_ABOVE ? ` lines={${String(lines)}}` : "";
  return [`<SchemaCode${fold}${links}>`, "", ...fenced, "", "</SchemaCode>"];
}
