import { beforeAll, describe, expect, it } from "vitest";
import { readSource } from "./markdown/files";
import { hasOwnText, installedMessages } from "./messages/collect";
import type { Message } from "./messages/collect";
import { uncovered } from "./messages/coverage";

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
});
