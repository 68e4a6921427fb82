import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildASTSchema, extendSchema, parse, validateSchema } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { format } from "prettier";
import { parse as parseToml } from "smol-toml";
import stylelint from "stylelint";
import type { Fence } from "../fences";

type Check = (fence: Fence, page: readonly Fence[]) => string[] | Promise<string[]>;

const CHECKS: Readonly<Record<string, Check>> = {
  graphql: ({ code }, page) =>
    checkGraphql(
      code,
      page.filter(({ language }) => language === "graphql").map((each) => each.code),
    ),
  json: ({ code }) => attempt(() => JSON.parse(code)),
  yaml: ({ code }) => attempt(() => format(code, { parser: "yaml" })),
  toml: ({ code }) => attempt(() => parseToml(code)),
  mermaid: ({ code }) => attempt(() => parseMermaid(code)),
  css: ({ code }) => checkCss(code),
  diff: ({ code }) => checkDiff(code),
};

/** Languages whose syntax can be checked. */
export const parsedLanguages: ReadonlySet<string> = new Set(Object.keys(CHECKS));

/**
 * Checks the syntax of a block.
 *
 * @param fence the block
 * @param page every block of its page
 * @returns one message per problem
 */
export async function checkFormat(fence: Fence, page: readonly Fence[]): Promise<string[]> {
  return (await CHECKS[fence.language]?.(fence, page)) ?? [];
}

async function attempt(parse: () => unknown): Promise<string[]> {
  try {
    await parse();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function checkCss(code: string): Promise<string[]> {
  const rules = { "property-no-unknown": true, "selector-type-no-unknown": true, "color-no-invalid-hex": true };
  const { results } = await stylelint.lint({ code, config: { rules } });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

/** Checks that each line of a diff is added, removed or kept, and that something changes. */
function checkDiff(code: string): string[] {
  const lines = code.trimEnd().split("\n");
  const invalid = lines.filter((line) => !/^[-+ ]/u.test(line));
  if (invalid.length > 0) return invalid.map((line) => `neither added, removed nor kept: ${line}`);
  return lines.some((line) => /^[-+]/u.test(line)) ? [] : ["nothing changes"];
}

/**
 * Parses a block, and builds and validates it if it defines types, even without a root operation. Extensions must be valid for
 * one of the schemas of the page.
 *
 * @param code the block
 * @param others all GraphQL blocks of the same page
 * @returns one message per problem
 */
function checkGraphql(code: string, others: readonly string[] = []): string[] {
  let document: DocumentNode;
  try {
    document = parse(code);
  } catch (error) {
    return [String(error)];
  }
  if (!isExtension(document)) return isTypeSystem(document) ? problemsOf(() => buildASTSchema(document)) : [];
  const attempts = others
    .map((other) => parse(other))
    .filter((other) => !isExtension(other))
    .map((other) => problemsOf(() => extendSchema(buildASTSchema(other, { assumeValidSDL: true }), document)));
  return attempts.length === 0 || attempts.some((problems) => problems.length === 0) ? [] : (attempts[0] ?? []);
}

function isExtension({ definitions }: DocumentNode): boolean {
  return definitions.some(({ kind }) => kind.endsWith("Extension"));
}

function isTypeSystem({ definitions }: DocumentNode): boolean {
  return definitions.some(({ kind }) => kind.endsWith("TypeDefinition"));
}

function problemsOf(build: () => GraphQLSchema): string[] {
  try {
    return validateSchema(build())
      .map(({ message }) => message)
      .filter((message) => message !== "Query root type must be provided.");
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

interface Mermaid {
  readonly parse: (code: string) => Promise<unknown>;
}

interface Purifier {
  addHook?: () => void;
  sanitize?: (text: string) => string;
}

/** Parses a diagram with the parser of the site's theme. */
async function parseMermaid(code: string): Promise<void> {
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
