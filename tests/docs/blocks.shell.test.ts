import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { isShell } from "./blocks/means";
import { checkCommand, checkSyntax, commandsOf, simpleCommands } from "./blocks/shellCheck";
import { placeOf, readFences } from "./fences";
import type { Fence } from "./fences";
import { readFlags } from "./options/facts";
import type { Flag } from "./options/facts";

let flags: Flag[];

beforeAll(async () => {
  flags = await readFlags([]);
});

function problemsOf(fence: Fence, page: readonly Fence[]): string[] {
  const syntax = fence.language === "bash" ? checkSyntax(fence) : [];
  return [...syntax, ...commandsOf(fence).flatMap((command) => checkCommand(command, { flags, page }))];
}

describe("the shell blocks and the scripts of package.json", () => {
  it("use programs, commands, flags, packages and files that exist", async () => {
    const fences = await readFences();
    const problems = fences.filter(isShell).flatMap((fence) => {
      const page = fences.filter((other) => other.page === fence.page);
      return problemsOf(fence, page).map((problem) => `${placeOf(fence)}: ${problem}`);
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
