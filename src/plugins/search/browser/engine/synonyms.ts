import { stemmer } from "stemmer";

/**
 * Words that readers use, and the words of the tool and its docs for the same thing. Collected from issues of
 * GraphQL-Markdown and of other generators of GraphQL docs. Add few: a synonym helps one query, and adds noise to all
 * others with that word.
 */
export const SYNONYMS: readonly (readonly [words: readonly string[], meant: readonly string[]])[] = [
  // Options such as `skipDocDirective`.
  [["hide", "exclude", "disable", "remove", "ignore", "blacklist", "omit"], ["skip"]],
  // `onlyDocDirective`, which exposes only parts of a schema.
  [["expose", "include", "whitelist"], ["only"]],
  // `categorySort`; its value "natural" is the alphabetical order.
  [["ordering", "reorder", "numbering"], ["sort"]],
  [["alphabetical"], ["natural"]],
  // Front matter that removes the pagination at the end of a page.
  [["footer"], ["pagination"]],
  // Headers for a schema behind a login.
  [["token", "auth", "bearer", "login"], ["authorization"]],
  [["permission", "role", "scope"], ["auth"]],
  // The URL loader, which reads a remote schema.
  [
    ["remote", "server"],
    ["endpoint", "url"],
  ],
  // The page "Get started".
  [
    ["quickstart", "tutorial", "setup"],
    ["started", "install"],
  ],
  // `--force`, which removes the pages of deleted types.
  [
    ["stale", "deleted", "leftover"],
    ["force", "empties"],
  ],
  // How to make runs with a large schema faster.
  [
    ["slow", "minutes"],
    ["large", "faster"],
  ],
  // Migration from an earlier major version.
  [
    ["upgrade", "upgrading"],
    ["migrate", "migration"],
  ],
  // The docs say "several schemas".
  [["two", "multiple", "many"], ["several"]],
  // Translated pages.
  [
    ["language", "german", "french", "spanish", "locale", "localise"],
    ["translate", "translations"],
  ],
  // GitHub calls a bug an issue.
  [["issue"], ["bug"]],
  // The docs say "merge schemas".
  [["combine", "join", "stitch"], ["merge"]],
  // The docs say "folder".
  [["directory"], ["folder"]],
  // The recipe for a single page with the whole schema.
  [["whole", "entire"], ["single"]],
  // The option `homepage`.
  [["landing"], ["homepage"]],
  // Labels rename folders.
  [["rename"], ["label"]],
  // The docs call fields, arguments and values elements.
  [["field"], ["elements"]],
  // Groups stand for teams or domains in most schemas.
  [["team", "domain"], ["group"]],
  // `categorySort`, and the recipe that sorts fields.
  [["order"], ["sort"]],
  // Custom directives that print which role a field requires.
  [["require", "restricted"], ["authorisation"]],
];

const BY_STEM = new Map<string, string[]>();
for (const [words, meant] of SYNONYMS) {
  for (const word of words) BY_STEM.set(stemmer(word), [...(BY_STEM.get(stemmer(word)) ?? []), ...meant]);
}

export function synonymsOf(word: string): readonly string[] {
  return BY_STEM.get(stemmer(word)) ?? [];
}
