import { format } from "prettier";
import { parse as parseToml } from "smol-toml";
import stylelint from "stylelint";
import type { Fence } from "../fences";
import { checkGraphql } from "./graphql";
import { parseMermaid } from "./mermaid";

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
