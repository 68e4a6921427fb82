import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { isShell } from "./blocks/means";
import { checkCommand, checkSyntax, commandsOf } from "./blocks/shellCheck";
import { simpleCommands } from "./blocks/simpleCommands";
import { parseFences, readFences } from "./fences";
import type { Fence } from "./fences";
import { readFlags } from "./options/flags";
import type { Flag } from "./options/flags";

let flags: Flag[];

beforeAll(async () => {
  flags = await readFlags([]);
});

function problemsOf(fence: Fence, page: readonly Fence[]): string[] {
  const syntax = fence.language === "bash" ? checkSyntax(fence) : [];
  return [...syntax, ...commandsOf(fence).flatMap((command) => checkCommand(command, { flags, page }))];
}

function problemsIn(code: string): string[] {
  const page = parseFences("page", `\`\`\`bash\n${code}\n\`\`\`\n`);
  return page.flatMap((fence) => problemsOf(fence, page));
}

describe("the shell blocks and the scripts of package.json", () => {
  it("use programs, commands, flags, packages and files that exist", async () => {
    const fences = await readFences();
    const problems = fences.filter(isShell).flatMap((fence) => {
      const page = fences.filter((other) => other.page === fence.page);
      return problemsOf(fence, page).map((problem) => `${fence.page}:${String(fence.line)}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});

describe("commands in the text of the pages", () => {
  it("use flags that exist", async () => {
    const fences = await readFences();
    const problems: string[] = [];
    for (const page of new Set(fences.map((fence) => fence.page))) {
      const text = await readFile(new URL(`../../${page}`, import.meta.url), "utf8");
      const blocks = fences.filter((fence) => fence.page === page);
      for (const [, line = ""] of text.matchAll(/`(npx (?:gqlmd|docusaurus) graphql-to-doc [^`]*)`/gu)) {
        const commands = simpleCommands(line.replaceAll("\\|", "|"));
        problems.push(...commands.flatMap((command) => checkCommand(command, { flags, page: blocks })));
      }
    }
    expect(problems).toEqual([]);
  });
});

describe("the check of shell blocks", () => {
  it.each([
    ["an unknown flag", "npx gqlmd graphql-to-doc --noCode", ['gqlmd has no flag "--noCode"']],
    [
      "a flag of the other program",
      "npx gqlmd graphql-to-doc --formatter x",
      ['gqlmd has no flag "--formatter"', 'gqlmd has no flag "x"'],
    ],
    ["a missing value", "npx docusaurus graphql-to-doc --base --force", ['"--base" needs a value']],
    ["an unknown command", "npx docusaurus graphql-to-docs", ['no command "docusaurus graphql-to-docs"']],
    ["an unknown project", "npx gqlmd graphql-to-doc:shop", ['no project or instance "shop" on the page']],
    ["an unknown program", "markdown", ['no program "markdown"']],
    [
      "an unknown package",
      "npm install @graphql-markdown/clii",
      ['the package "@graphql-markdown/clii" is not installed here'],
    ],
    ["another version", "npm install graphql@17.0.0", ["graphql is at 16.14.0 here, not 17.0.0"]],
    [
      "a version left to chance",
      "yarn add graphql",
      ["yarn takes the newest graphql unless the command names 16.14.0"],
    ],
    ["a file that the page lacks", "node nowhere.mjs", ['no block shows "nowhere.mjs"']],
    ["a script that is set", 'npm pkg set "scripts.schema=gqlmd graphql-to-doc --bad"', ['gqlmd has no flag "--bad"']],
  ])("reports %s", (_, code, problems) => {
    expect(problemsIn(code)).toEqual(problems);
  });

  it("reports what bash cannot read", () => {
    expect(problemsIn("echo (").join()).toMatch(/syntax error/u);
  });

  it("understands quotes, variables, chains and here-documents", () => {
    expect(
      problemsIn('A=b npx gqlmd graphql-to-doc --groupByDirective "@doc(category|=Common)" && echo "a; b"'),
    ).toEqual([]);
    expect(problemsIn("cat > a.txt <<'END'\nnot a command\nEND\nnpx gqlmd --help")).toEqual([]);
  });
});
