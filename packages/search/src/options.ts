import type { OptionValidationContext } from "@docusaurus/types";
import { Joi } from "@docusaurus/utils-validation";
import type { Draft, PageToIndex } from "./build/documents.ts";
import { isSupported } from "./stemmerLoaders.ts";
import { DEFAULT_SETTINGS } from "./shared/settings.ts";
import { wordsOf } from "./shared/terms.ts";
import type { Kind, SearchSettings, SiteSection, Synonym } from "./shared/settings.ts";

/** Options of the theme, as a site writes them; all are optional. */
export interface ThemeOptions {
  /** Whether docs are indexed; by default, they are. */
  readonly indexDocs?: boolean;
  /** Whether blogs are indexed; by default, they are. */
  readonly indexBlog?: boolean;
  /** Whether other pages are indexed; by default, they are not. */
  readonly indexPages?: boolean;
  /** Paths of the docs to index, below the base URL; by default, all are indexed. */
  readonly docsRouteBasePath?: string | readonly string[];
  /** Number of sidebar categories above a page that are indexed with it. */
  readonly indexDocSidebarParentCategories?: number;
  /** Routes of pages that are not indexed, below the base URL and without a slash at the beginning; or patterns of routes. */
  readonly ignoreFiles?: string | RegExp | readonly (string | RegExp)[];
  /** Languages whose words are searched in all their forms; by default, English and the language of the locale. */
  readonly language?: string | readonly string[];
  /** Whether the URL of the index contains a hash of the content, for hosts that let browsers cache it for long. */
  readonly hashed?: boolean;
  /** Maximum number of results. */
  readonly maxSearchResults?: number;
  /** Whether results of the reader's area come first, and other versions of the docs are left out. */
  readonly contextual?: boolean;
  /** Whether a keyboard shortcut moves to the search. */
  readonly searchBarShortcut?: boolean;
  /** Whether the box shows the shortcut. */
  readonly searchBarShortcutHint?: boolean;
  /** The shortcut besides `/`, such as `mod+k`: Cmd on Apple's platforms, Ctrl elsewhere. */
  readonly searchBarShortcutKeymap?: string;
  /** Weights of the fields. */
  readonly boosts?: Partial<SearchSettings["boosts"]>;
  /** BM25: how much the length of a field matters (0 to 1). */
  readonly b?: number;
  /** BM25: how quickly further occurrences of a term lose weight. */
  readonly k1?: number;
  /** Words that readers use, the words of the site for the same thing, and why. */
  readonly synonyms?: readonly (Synonym & { readonly reason: string })[];
  /** The parts of the site; by default, one for each version of docs, one for each blog, and one for all other pages. */
  readonly sections?: readonly SectionOption[];
  /** Kinds of documents besides pages, posts, categories and sections. */
  readonly kinds?: readonly Kind[];
  /** Makes the documents of a page; by default, `page.split()`. */
  readonly documents?: (page: PageToIndex) => readonly Draft[];
  /** Whether the theme makes the index; false if another plugin does, with `createIndexer`. */
  readonly buildIndex?: boolean;
}

/** A section of the site in the options. */
export interface SectionOption extends Omit<SiteSection, "area" | "rank" | "version"> {
  /** By default, its label. */
  readonly area?: string;
  /** By default, areas rank in the order of the sections. */
  readonly rank?: number;
}

/** Options with their defaults. */
export interface SearchOptions extends Required<
  Omit<ThemeOptions, "docsRouteBasePath" | "language" | "ignoreFiles" | "boosts" | "sections" | "documents">
> {
  readonly docsRouteBasePath: readonly string[];
  /** Empty for the default. */
  readonly language: readonly string[];
  readonly ignoreFiles: readonly (string | RegExp)[];
  readonly boosts: SearchSettings["boosts"];
  readonly sections: readonly SiteSection[];
  readonly documents?: ThemeOptions["documents"];
}

const text = Joi.string();

/** @throws Error if the text is not a single word */
function checkWord(value: string): string {
  const [word] = wordsOf(value);
  if (word?.start === 0 && word.end === value.length) return word.term;
  throw new Error("it is not a single word");
}

const words = Joi.array().items(text.custom(checkWord));
const { boosts, b, k1, maxResults, contextual } = DEFAULT_SETTINGS;

const section = Joi.object({
  route: text.pattern(/^\/(?:.*[^/])?$/u, "a path that starts with a slash and ends without one").required(),
  label: text.required(),
  area: text.default(Joi.ref("label")),
  rank: Joi.number().min(0),
  limit: Joi.number().integer().min(0),
  color: text,
  hasNames: Joi.boolean(),
});

const kind = Joi.object({
  name: text.required(),
  label: text,
  words,
  rank: Joi.number().min(0).required(),
  isProse: Joi.boolean(),
  isPath: Joi.boolean(),
});

/** @throws Error if words of the language cannot be stemmed */
function checkLanguage(language: string): string {
  if (isSupported(language)) return language;
  throw new Error("lunr-languages has no stemmer for it");
}

const synonymWords = words.min(1).required();

const schema = Joi.object<Validated>({
  indexDocs: Joi.boolean().default(true),
  indexBlog: Joi.boolean().default(true),
  indexPages: Joi.boolean().default(false),
  docsRouteBasePath: Joi.array().items(text.allow("")).single().default([]),
  indexDocSidebarParentCategories: Joi.number().integer().min(0).default(0),
  ignoreFiles: Joi.array().items(text, Joi.object().regex()).single().default([]),
  language: Joi.array().items(text.custom(checkLanguage)).single().default([]),
  hashed: Joi.boolean().default(false),
  maxSearchResults: Joi.number().integer().min(1).default(maxResults),
  contextual: Joi.boolean().default(contextual),
  searchBarShortcut: Joi.boolean().default(true),
  searchBarShortcutHint: Joi.boolean().default(true),
  searchBarShortcutKeymap: text
    .pattern(/^(?:(?:mod|ctrl|alt|shift)\+)+[a-z]$/u, "modifiers and a letter, such as mod+k")
    .default("mod+k"),
  boosts: Joi.object(
    Object.fromEntries(Object.entries(boosts).map(([name, value]) => [name, Joi.number().min(0).default(value)])),
  ).default(boosts),
  b: Joi.number().min(0).max(1).default(b),
  k1: Joi.number().min(0).default(k1),
  synonyms: Joi.array()
    .items(Joi.object({ words: synonymWords, meant: synonymWords, reason: text.required() }))
    .default([]),
  sections: Joi.array().items(section).unique("route").default([]),
  kinds: Joi.array().items(kind).unique("name").default([]),
  documents: Joi.function(),
  buildIndex: Joi.boolean().default(true),
});

type Validated = Omit<SearchOptions, "sections"> & {
  readonly id: string;
  readonly sections: readonly (Omit<SiteSection, "rank"> & Pick<SectionOption, "rank">)[];
};

/**
 * Checks the options of the theme, and adds the defaults. Docusaurus adds the name of the theme to an error.
 *
 * @throws Error for an unknown option, and for a wrong value
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ThemeOptions, Validated>): SearchOptions & { readonly id: string } {
  const { sections, ...rest } = validate(schema, options);
  const areas = [...new Set(sections.map(({ area }) => area))];
  return { ...rest, sections: sections.map(({ rank, ...one }) => ({ ...one, rank: rank ?? areas.indexOf(one.area) })) };
}

/** Returns the languages whose words are searched in all their forms, for a locale. */
export function languagesOf({ language }: SearchOptions, locale: string): readonly string[] {
  if (language.length > 0) return language;
  const [own = locale] = locale.split("-");
  return isSupported(own) && own !== "en" ? [own, "en"] : ["en"];
}
