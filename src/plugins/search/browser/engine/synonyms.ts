import { stemmer } from "stemmer";

/**
 * Words of readers, and the words of the tool and its docs for the same thing, as seen in issues of GraphQL-Markdown and of
 * other generators of GraphQL docs. Add few: a synonym helps one query, and adds noise to all others with that word.
 */
export const SYNONYMS: readonly (readonly [words: readonly string[], meant: readonly string[]])[] = [
  // What the options call `skip`, people ask to hide, exclude, disable, remove, ignore or blacklist.
  [["hide", "exclude", "disable", "remove", "ignore", "blacklist", "omit"], ["skip"]],
  // `onlyDocDirective` for those who want to expose parts of a schema alone.
  [["expose", "include", "whitelist"], ["only"]],
  // `categorySort` for those who ask for an ordering or numbering; "natural" is its alphabetical order.
  [["ordering", "reorder", "numbering"], ["sort"]],
  [["alphabetical"], ["natural"]],
  // Front matter switches off what stands below a page: the buttons of the pagination, its footer.
  [["footer"], ["pagination"]],
  // A server that wants to know who asks: tokens and logins are sent in headers.
  [["token", "auth", "bearer", "login"], ["authorization"]],
  [["permission", "role", "scope"], ["auth"]],
  // An endpoint is a URL for the loader, and a remote schema is read from one.
  [
    ["remote", "server"],
    ["endpoint", "url"],
  ],
  // "Quick start" and "tutorial" are the page "Get started".
  [
    ["quickstart", "tutorial", "setup"],
    ["started", "install"],
  ],
  // What deleted types leave behind is emptied by `--force`.
  [
    ["stale", "deleted", "leftover"],
    ["force", "empties"],
  ],
  // Whoever complains about minutes, or a slow run, has a large schema and wants it faster.
  [
    ["slow", "minutes"],
    ["large", "faster"],
  ],
  // To come from an earlier major version is to migrate.
  [
    ["upgrade", "upgrading"],
    ["migrate", "migration"],
  ],
  // Who asks for two schemas or multiple instances means the docs of "several".
  [["two", "multiple", "many"], ["several"]],
  // Pages in another language are translated ones.
  [
    ["language", "german", "french", "spanish", "locale", "localise"],
    ["translate", "translations"],
  ],
  // GitHub calls a bug an issue.
  [["issue"], ["bug"]],
  // Federation "stitches" or joins, and the docs merge.
  [["combine", "join", "stitch"], ["merge"]],
  // Node's and the shell's word for a folder.
  [["directory"], ["folder"]],
  // "The whole API in one file" is the recipe for a single page.
  [["whole", "entire"], ["single"]],
  // The page that an index or landing page replaces.
  [["landing"], ["homepage"]],
  // Folders get another name by a label.
  [["rename"], ["label"]],
  // What groups stand for in most schemas.
  [["team", "domain"], ["group"]],
  // `categorySort`, and the recipe that sorts fields.
  [["order"], ["sort"]],
  // Fields that require a role are printed by custom directives.
  [["require", "restricted"], ["authorisation"]],
];

const BY_STEM = new Map<string, string[]>();
for (const [words, meant] of SYNONYMS) {
  for (const word of words) BY_STEM.set(stemmer(word), [...(BY_STEM.get(stemmer(word)) ?? []), ...meant]);
}

/** Words that mean what a word of a query means; none for most. */
export function synonymsOf(word: string): readonly string[] {
  return BY_STEM.get(stemmer(word)) ?? [];
}
