import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

interface Mermaid {
  readonly parse: (code: string) => Promise<unknown>;
}

interface Purifier {
  addHook?: () => void;
  sanitize?: (text: string) => string;
}

/** Parses a diagram with the parser of the site's theme. */
export async function parseMermaid(code: string): Promise<void> {
  const { parse } = await loadMermaid();
  await parse(code);
}

async function loadMermaid(): Promise<Mermaid> {
  const theme = createRequire(import.meta.url).resolve("@docusaurus/theme-mermaid");
  const mermaid = createRequire(theme).resolve("mermaid");
  // Mermaid passes labels to DOMPurify, which has no functions outside a browser. Parsing does not need them.
  const purifiers = path.dirname(createRequire(mermaid).resolve("dompurify"));
  const purifier = await load<Purifier>(path.join(purifiers, "purify.es.mjs"));
  purifier.addHook ??= () => undefined;
  purifier.sanitize ??= (text) => text;
  return load<Mermaid>(mermaid);
}

async function load<T>(file: string): Promise<T> {
  const { href } = pathToFileURL(file);
  const { default: module } = (await import(/* @vite-ignore */ href)) as { readonly default: T };
  return module;
}
