import type { ThemeOptions } from "docusaurus-lean-search";

/**
 * Words that readers use, and the words of the tool and its docs for the same thing. Collected from issues of
 * GraphQL-Markdown and of other generators of GraphQL docs. Add few: a synonym helps one query, and adds noise to all
 * others with that word.
 */
export const synonyms: NonNullable<ThemeOptions["synonyms"]> = [
  {
    words: ["hide", "exclude", "disable", "remove", "ignore", "blacklist", "omit"],
    meant: ["skip"],
    reason: "Options such as `skipDocDirective`.",
  },
  {
    words: ["expose", "include", "whitelist"],
    meant: ["only"],
    reason: "`onlyDocDirective`, which exposes only parts of a schema.",
  },
  {
    words: ["ordering", "reorder", "numbering"],
    meant: ["sort"],
    reason: '`categorySort`; its value "natural" is the alphabetical order.',
  },
  {
    words: ["alphabetical"],
    meant: ["natural"],
    reason: '`categorySort`; its value "natural" is the alphabetical order.',
  },
  {
    words: ["footer"],
    meant: ["pagination"],
    reason: "Front matter that removes the pagination at the end of a page.",
  },
  {
    words: ["token", "auth", "bearer", "login"],
    meant: ["authorization"],
    reason: "Headers for a schema behind a login.",
  },
  { words: ["permission", "role", "scope"], meant: ["auth"], reason: "Headers for a schema behind a login." },
  { words: ["remote", "server"], meant: ["endpoint", "url"], reason: "The URL loader, which reads a remote schema." },
  { words: ["quickstart", "tutorial", "setup"], meant: ["started", "install"], reason: 'The page "Get started".' },
  {
    words: ["stale", "deleted", "leftover"],
    meant: ["force", "empties"],
    reason: "`--force`, which removes the pages of deleted types.",
  },
  { words: ["slow", "minutes"], meant: ["large", "faster"], reason: "How to make runs with a large schema faster." },
  {
    words: ["upgrade", "upgrading"],
    meant: ["migrate", "migration"],
    reason: "Migration from an earlier major version.",
  },
  { words: ["two", "multiple", "many"], meant: ["several"], reason: 'The docs say "several schemas".' },
  {
    words: ["language", "german", "french", "spanish", "locale", "localise"],
    meant: ["translate", "translations"],
    reason: "Translated pages.",
  },
  { words: ["issue"], meant: ["bug"], reason: "GitHub calls a bug an issue." },
  { words: ["combine", "join", "stitch"], meant: ["merge"], reason: 'The docs say "merge schemas".' },
  { words: ["directory"], meant: ["folder"], reason: 'The docs say "folder".' },
  { words: ["whole", "entire"], meant: ["single"], reason: "The recipe for a single page with the whole schema." },
  { words: ["landing"], meant: ["homepage"], reason: "The option `homepage`." },
  { words: ["rename"], meant: ["label"], reason: "Labels rename folders." },
  { words: ["field"], meant: ["elements"], reason: "The docs call fields, arguments and values elements." },
  { words: ["team", "domain"], meant: ["group"], reason: "Groups stand for teams or domains in most schemas." },
  { words: ["order"], meant: ["sort"], reason: "`categorySort`, and the recipe that sorts fields." },
  {
    words: ["require", "restricted"],
    meant: ["authorisation"],
    reason: "Custom directives that print which role a field requires.",
  },
];
