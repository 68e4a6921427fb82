import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { suites } from "../../run/suites";
import type { Part } from "../../run/suites";

/** Commands that look for what a machine needs, and install it. */
const ENSURES = /tests\/system\/index\.ts((?: \w+)+)/gu;

function needsOf(command: string): string[] {
  return [...command.matchAll(ENSURES)].flatMap(([, names = ""]) => names.trim().split(" "));
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** A command with what npm runs before and for each script that it names. */
function withScripts(command: string): string {
  const names = [...command.matchAll(/npm run (?:--silent )?([\w:]+)/gu)].flatMap(([, name]) => name ?? []);
  return [command, ...names.flatMap((name) => [scripts[`pre${name}`] ?? "", scripts[name] ?? ""])].join("\n");
}

describe.each(Object.entries<readonly Part[]>(suites))("the suite %s", (_, [first, ...others]) => {
  it("looks in its first part for all that its other parts need of the machine", () => {
    const later = others.flatMap(({ commands }) => commands.flatMap((command) => needsOf(withScripts(command))));
    expect(first?.commands.flatMap(needsOf)).toEqual(expect.arrayContaining(later));
  });
});

describe("a script that can be run by itself", () => {
  const looking = Object.entries(scripts).filter(([, command]) => needsOf(command).length > 0);

  it.each(looking)("%s looks for what it needs of the machine before anything else", (_, command) => {
    expect(command).toMatch(/^tsx tests\/system\/index\.ts/u);
  });
});
