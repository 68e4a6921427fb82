import { stemmer as stemEnglish } from "stemmer";

/** Returns the stems of a word, one in each language of the site: words with a stem in common are forms of one word. */
export type StemsOf = (word: string) => readonly string[];

/** The parts of lunr that a plugin of `lunr-languages` uses for its stemmer. */
interface FakeLunr {
  readonly Pipeline: { readonly registerFunction: () => void };
  readonly generateStopWordFilter: () => () => void;
  readonly [language: string]: unknown;
}

type LunrPlugin = (lunr: FakeLunr) => void;

/** Loads two plugins of `lunr-languages`: the support for stemmers, and the stemmer of a language. */
export type StemmerLoader = () => Promise<readonly [support: LunrPlugin, language: LunrPlugin]>;

type Stemmer = (token: { readonly update: (change: (word: string) => string) => string }) => string;

async function load(language: string, loader: StemmerLoader): Promise<(word: string) => string> {
  const lunr: FakeLunr = {
    Pipeline: { registerFunction: () => undefined },
    generateStopWordFilter: () => () => undefined,
  };
  for (const plugin of await loader()) plugin(lunr);
  const { stemmer } = lunr[language] as { readonly stemmer: Stemmer };
  return (word) => stemmer({ update: (change) => change(word) });
}

/**
 * Loads the stemmers of some languages. The search works without those that fail to load.
 *
 * @param languages - language codes; words of a language without a stemmer have no other forms
 * @param available - loaders by language code
 */
export async function loadStemmers(
  languages: readonly string[],
  available: Readonly<Record<string, StemmerLoader>>,
): Promise<StemsOf> {
  const stemmers = await Promise.all(
    languages.map(async (language) => {
      if (language === "en") return stemEnglish;
      const loader = available[language];
      try {
        return loader && (await load(language, loader));
      } catch (error) {
        console.warn(`The search finds no other forms of words in the language "${language}".`, error);
        return undefined;
      }
    }),
  );
  const loaded = stemmers.filter((stem) => stem !== undefined);
  return (word) => loaded.map((stem) => stem(word));
}

/** Returns the English stem of a word. */
export const englishStems: StemsOf = (word) => [stemEnglish(word)];
