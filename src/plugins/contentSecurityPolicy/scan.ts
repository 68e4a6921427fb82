import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import { elementsIn, rawText } from "../../shared/markup/elements";

/** What a policy has to know about a page. */
export interface Scan {
  /** Sources of the inline scripts, such as `'sha256-…'`, each once, sorted. */
  readonly scriptHashes: readonly string[];
  /** What no hash can allow: one line each, with the element. */
  readonly faults: readonly string[];
}

/** Types of `script` elements that a policy applies to; any other makes the element a block of data. */
const EXECUTED = new Set([
  "",
  "module",
  "importmap",
  "speculationrules",
  "text/javascript",
  "application/javascript",
  "text/ecmascript",
  "application/ecmascript",
]);

/** Attributes that hold a URL, which would run with the scheme `javascript:`. */
const URL_ATTRIBUTES = new Set(["href", "src", "action", "formaction", "xlink:href", "data", "poster"]);

/** Relations of a `link` that the browser follows by itself. */
const LOADED_LINK = /\b(?:stylesheet|icon|manifest|preload|modulepreload|prefetch)\b/iu;

/** Elements whose URL the browser loads by itself. */
const LOADED_ELEMENTS = new Set(["script", "img", "iframe", "embed", "source", "video", "audio", "track", "input"]);

type Attributes = Readonly<Record<string, string>>;

/** Browsers leave out control characters and spaces before and within the scheme of a URL. */
function scheme(url: string): string {
  return /^([a-z][a-z\d+.-]*):/iu.exec(url.replace(/[\u0000-\u0020]/gu, ""))?.[1]?.toLowerCase() ?? "";
}

function loads(element: string, attributes: Attributes): string | undefined {
  if (element === "link") return LOADED_LINK.test(attributes["rel"] ?? "") ? attributes["href"] : undefined;
  return LOADED_ELEMENTS.has(element) ? attributes["src"] : undefined;
}

function findFaults(element: string, attributes: Attributes, origin: string, faults: string[]): void {
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? "";
    if (/^on/iu.test(name)) faults.push(`<${element}> has an inline event handler: ${name}="${value}"`);
    if (name === "srcdoc") faults.push(`<${element}> has a page of its own in srcdoc`);
    if (URL_ATTRIBUTES.has(name) && scheme(value) === "javascript") faults.push(`<${element}> has a script in ${name}`);
  }
  const loaded = loads(element, attributes);
  if (loaded !== undefined && scheme(loaded) !== "data" && new URL(loaded, origin).origin !== origin) {
    faults.push(`<${element}> loads from another origin: ${loaded}`);
  }
}

/** The source expression that allows exactly one inline script. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * Finds what runs in a page: inline scripts by their hashes, and what the policy of the site forbids.
 *
 * @param tree of a whole page
 * @param origin of the site, `https://…` without a path
 */
export function scanPage(tree: Root, origin: string): Scan {
  const scriptHashes = new Set<string>();
  const faults: string[] = [];
  const scan = (node: Element | Root): void => {
    for (const child of elementsIn(node)) {
      // All of them are texts as in the source, but for the classes, which are not looked at.
      const attributes = child.properties as Attributes;
      findFaults(child.tagName, attributes, origin, faults);
      const isInline = child.tagName === "script" && !("src" in attributes);
      if (isInline && EXECUTED.has((attributes["type"] ?? "").trim().toLowerCase())) {
        scriptHashes.add(hashSource(rawText(child)));
      }
      scan(child);
    }
  };
  scan(tree);
  return { scriptHashes: [...scriptHashes].sort(), faults };
}
