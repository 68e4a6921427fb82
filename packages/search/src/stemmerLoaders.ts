import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Languages that need no stemmer of lunr-languages: English has another one, and words of the others are not stemmed. The
 * plugins of the second line don't load without a tokenizer of lunr-languages, or, for `jp`, in a browser.
 */
const WITHOUT_STEMS: readonly string[] = [
  ...["en", "ja", "zh", "th", "ko", "vi", "he"],
  ...["hi", "kn", "sa", "ta", "te", "jp"],
];

function pluginPath(name: string): string | undefined {
  try {
    return require.resolve(`lunr-languages/min/lunr.${name}.min.js`);
  } catch {
    return undefined;
  }
}

/** Whether a language has a stemmer, or needs none. */
export function isSupported(language: string): boolean {
  return WITHOUT_STEMS.includes(language) || (/^[a-z]{2}$/u.test(language) && pluginPath(language) !== undefined);
}

/** Returns a module with a loader for each stemmer, for the worker: a browser loads only the languages of its index. */
export function stemmerModule(languages: readonly string[]): string {
  const support = JSON.stringify(pluginPath("stemmer.support"));
  const loaders = languages
    .filter((language) => !WITHOUT_STEMS.includes(language))
    .map((language) => {
      const imports = [support, JSON.stringify(pluginPath(language))].map((file) => `import(${file})`).join(", ");
      return `${JSON.stringify(language)}: async () => (await Promise.all([${imports}])).map((one) => one.default),`;
    });
  return ["export default {", ...loaders, "};", ""].join("\n");
}
