import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { parseFences } from "./fences";
import { readSource } from "./markdown/files";
import { parsePage, rowsOf, sectionsOf, spansOf } from "./markdown/pages";
import { hasOwnText, installedMessages, uncovered } from "./messages/collect";
import type { Message } from "./messages/collect";

/** Heading of the section whose output only `blocks/backstage/` has. */
const ENDPOINT = "Messages of an endpoint";

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

  it("lists messages of endpoints that are compared with real ones", async () => {
    const { tree } = await parsePage("docs/troubleshooting.mdx", page);
    const section = sectionsOf(tree).find(({ heading }) => heading.text === ENDPOINT);
    const listed = section === undefined ? [] : rowsOf(section).flatMap(({ Message = "" }) => spansOf(Message));
    expect(listed.length).toBeGreaterThanOrEqual(11);
    const hidden = await readFile(new URL("blocks/backstage/docs-troubleshooting.mdx", import.meta.url), "utf8");
    const compared = parseFences("backstage", hidden).find(
      ({ language, headings }) => language === "text" && headings.at(-1) === ENDPOINT,
    );
    const unknown = listed.filter((message) => !compared?.code.includes(message.replace(/…$/u, "")));
    // A name server gives this one, instead of ENOTFOUND, while it doesn't answer.
    expect(unknown).toEqual(["EAI_AGAIN"]);
  });
});
