import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import { elementsIn, rawText } from "docusaurus-lean-search/hast";

/** The facts about a page that its policy depends on. */
export interface Scan {
  /** Sources of the inline scripts, such as `'sha256-…'`, unique and sorted. */
  readonly scriptHashes: readonly string[];
  /** Content that the policy would block and no hash can allow, one line for each fault. */
  readonly faults: readonly string[];
}

/** Values of `type` with which a policy applies to a `script`; with any other type, the element is a data block. */
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

/** Attributes with a URL, in which `javascript:` would run a script. */
const URL_ATTRIBUTES = new Set(["href", "src", "action", "formaction", "xlink:href", "data", "poster"]);

/** Relations of a `link` that the browser follows by itself. */
const LOADED_LINK = /\b(?:stylesheet|icon|manifest|preload|modulepreload|prefetch)\b/iu;

/** Elements whose URL the browser loads by itself. */
const LOADED_ELEMENTS = new Set(["script", "img", "iframe", "embed", "source", "video", "audio", "track", "input"]);

type Attributes = Readonly<Record<string, string>>;

/** Returns the scheme of a URL. Like browsers, ignores control characters and spaces before and inside it. */
function scheme(url: string): string {
  return /^([a-z][a-z\d+.-]*):/iu.exec(url.replace(/[\u0000-\u0020]/gu, ""))?.[1]?.toLowerCase() ?? "";
}

function loadedUrl(element: string, attributes: Attributes): string | undefined {
  if (element === "link") return LOADED_LINK.test(attributes["rel"] ?? "") ? attributes["href"] : undefined;
  return LOADED_ELEMENTS.has(element) ? attributes["src"] : undefined;
}

function collectFaults(element: string, attributes: Attributes, origin: string, faults: string[]): void {
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? "";
    if (/^on/iu.test(name)) faults.push(`<${element}> has an inline event handler: ${name}="${value}"`);
    if (name === "srcdoc") faults.push(`<${element}> embeds a page in srcdoc`);
    if (URL_ATTRIBUTES.has(name) && scheme(value) === "javascript") faults.push(`<${element}> has a script in ${name}`);
  }
  const loaded = loadedUrl(element, attributes);
  if (loaded !== undefined && scheme(loaded) !== "data" && new URL(loaded, origin).origin !== origin) {
    faults.push(`<${element}> loads from another origin: ${loaded}`);
  }
}

/** Returns the source expression that allows exactly one inline script. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * Finds the inline scripts of a page, and content that the policy would block: inline event handlers, `javascript:` URLs,
 * `srcdoc`, and files from another origin.
 *
 * @param origin of the site, `https://…` without a path
 */
export function scanPage(tree: Root, origin: string): Scan {
  const scriptHashes = new Set<string>();
  const faults: string[] = [];
  const scan = (node: Element | Root): void => {
    for (const child of elementsIn(node)) {
      // All values are strings, except the list of classes, which is not used here.
      const attributes = child.properties as Attributes;
      collectFaults(child.tagName, attributes, origin, faults);
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
