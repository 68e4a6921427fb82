import { describe, expect, it } from "vitest";
import { compile } from "./blocks/compile";
import { checkFormat, parsedLanguages } from "./blocks/formats";
import { isConfigurationFile, loadBlock } from "./blocks/load";
import { isOutput, roleOf } from "./blocks/roles";
import { checkCommand, checkSyntax, commandsOf, isRun, simpleCommands } from "./blocks/shellCheck";
import { placeOf, readFences } from "./fences";
import type { Fence } from "./fences";
import { readSource } from "./markdown/files";
import { readFacts } from "./options/facts";

const MAX_UNCHECKED = 0.05;

const fences = await readFences();
const { flags, options } = await readFacts();
const known = new Set(options.map(({ path }) => path));

// Markdown is not parsed, because any text is valid Markdown.
const LANGUAGES = new Set([...parsedLanguages, "bash", "js", "md", "mdx", "text", "ts"]);

const isCompiled = ({ language }: Fence): boolean => language === "js" || language === "ts";
/** Whether a block contains commands. */
const isShell = ({ language, meta }: Fence): boolean => language === "bash" || meta["title"] === "package.json";
const isUnchecked = (fence: Fence): boolean => roleOf(fence) === "unchecked";

/** Whether a block is checked in any way. */
function isChecked(fence: Fence): boolean {
  const isRead = roleOf(fence) === "file" && fence.language !== "css";
  const means = [isConfigurationFile, isCompiled, isShell, isRun, isOutput, isUnchecked];
  const isParsed = parsedLanguages.has(fence.language) || fence.meta["title"] === "Options";
  return isRead || isParsed || means.some((applies) => applies(fence));
}

/** Problems of some blocks, each after the place of its block. */
async function problemsOf(
  some: (fence: Fence) => boolean,
  check: (fence: Fence, page: readonly Fence[]) => string[] | Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const fence of fences.filter(some)) {
    const page = fences.filter((other) => other.page === fence.page);
    for (const problem of await check(fence, page)) problems.push(`${placeOf(fence)}: ${problem}`);
  }
  return problems;
}

describe("the code blocks of the pages", () => {
  it("declare a known language", () => {
    expect(fences.filter(({ language }) => !LANGUAGES.has(language)).map(placeOf)).toEqual([]);
  });

  it("are each checked in at least one way", () => {
    expect(fences.filter((fence) => !isChecked(fence)).map(placeOf)).toEqual([]);
  });

  it("give a reason if they are unchecked, and at most 5% are", () => {
    const unchecked = fences.filter(isUnchecked);
    expect(unchecked.filter(({ meta }) => !/\w+ \w+/u.test(meta["unchecked"] ?? "")).map(placeOf)).toEqual([]);
    expect(unchecked.length / fences.length).toBeLessThanOrEqual(MAX_UNCHECKED);
  });

  it("parse in their language, and their schemas are valid", async () => {
    expect(await problemsOf(() => true, checkFormat)).toEqual([]);
  });

  it("in JavaScript and TypeScript compile against the types of the packages", () => {
    expect(compile(fences.filter(isCompiled), fences)).toEqual([]);
  });

  it("with a configuration load without errors, and use options that exist", async () => {
    const load = (fence: Fence): Promise<string[]> =>
      loadBlock(fence, known).catch((error: unknown) => [String(error)]);
    expect(await problemsOf(isConfigurationFile, load)).toEqual([]);
  });

  it("of a shell and package.json use commands, flags and files that exist", async () => {
    const check = (fence: Fence, page: readonly Fence[]): string[] => [
      ...(fence.language === "bash" ? checkSyntax(fence) : []),
      ...commandsOf(fence).flatMap((command) => checkCommand(command, { flags, page })),
    ];
    expect(await problemsOf(isShell, check)).toEqual([]);
  });
});

it("a script that no block of the page defines is reported", () => {
  const page = fences.filter((fence) => fence.page === "docs/guides/daily-workflow.mdx");
  expect(checkCommand(["npm", "run", "schema"], { flags, page })).toEqual([]);
  expect(checkCommand(["npm", "run", "scheme"], { flags, page })).toEqual(['no block defines the script "scheme"']);
});

it("commands in the text of the pages use flags that exist", async () => {
  const problems: string[] = [];
  for (const path of new Set(fences.map(({ page }) => page))) {
    const page = fences.filter((fence) => fence.page === path);
    for (const [, line = ""] of (await readSource(path)).matchAll(
      /`(npx (?:gqlmd|docusaurus) graphql-to-doc [^`]*)`/gu,
    )) {
      const commands = simpleCommands(line.replaceAll("\\|", "|"));
      problems.push(...commands.flatMap((command) => checkCommand(command, { flags, page })));
    }
  }
  expect(problems).toEqual([]);
});
