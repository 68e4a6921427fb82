import { beforeAll, describe, expect, it } from "vitest";
import { readSource } from "./markdown/files";
import { hasOwnText, installedMessages, messagesOf } from "./messages/collect";
import type { Message } from "./messages/collect";
import { uncovered } from "./messages/coverage";
import { HOLE } from "./code/texts";

function textsIn(source: string): string[] {
  return messagesOf("x.js", source).map(({ text }) => text.replaceAll(HOLE, "…"));
}

describe("the troubleshooting page", () => {
  let messages: Message[];
  let page: string;

  beforeAll(async () => {
    [messages, page] = await Promise.all([installedMessages(), readSource("docs/troubleshooting.mdx")]);
  });

  it("covers every message of the installed packages", async () => {
    expect(messages.filter(hasOwnText).length).toBeGreaterThanOrEqual(25);
    expect(await uncovered(page, messages)).toEqual([]);
  });

  it("is found out when it lacks a message", async () => {
    const shorter = page.replaceAll("Invalid printer config.", "Wrong.");
    expect(await uncovered(shorter, messages)).toEqual([expect.stringMatching(/: Invalid printer config\.$/u)]);
  });

  it("is found out when a message gets another wording", async () => {
    const [changed] = messagesOf("core/dist/x.js", "log(`An error happened while processing ${name}`);");
    expect(await uncovered(page, changed ? [changed] : [])).toEqual([
      "core/dist/x.js:1: An error happened while processing …",
    ]);
  });
});

describe("the messages of a module", () => {
  it.each([
    ["what it logs", "(0, logger_1.log)(`Read ${file} in ${ms}s.`, 'warn');", ["Read … in …s."]],
    ["what it prints by a computed name", "globals['logger']._log('Hello');", ["Hello"]],
    ["what it throws", "throw new TypeError('No ' + kind);", ["No …"]],
    ["errors that it makes and passes on", "reject(new Error('Too late'));", ["Too late"]],
    ["texts of its own error classes", "class E extends Error { constructor() { super('Broken'); } }", ["Broken"]],
    ["the value of a constant", "const text = 'Kept'; function f() { log(text); }", ["Kept"]],
    ["both texts of a choice", "log(found ? 'Here' : `${there}`);", ["Here", "…"]],
  ])("are %s", (_, source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  it.each([
    ["a parameter with the name of a constant", "const text = 'Kept'; function f(text) { log(text); }"],
    ["an error that it throws again", "try { run(); } catch (error) { throw error; }"],
  ])("have no text of their own in %s", (_, source) => {
    expect(messagesOf("x.js", source).filter(hasOwnText)).toEqual([]);
  });
});
