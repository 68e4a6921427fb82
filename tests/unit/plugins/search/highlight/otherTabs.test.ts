import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as HandOver from "@site/src/plugins/search/browser/highlight/handOver";
import type * as OtherTabs from "@site/src/plugins/search/browser/highlight/otherTabs";
import type { Message } from "@site/src/plugins/search/browser/highlight/otherTabs";
import type { Terms } from "@site/src/plugins/search/browser/highlight/showTerms";

/** Stands for the browser's channel, which reaches every other one of that name, at once here. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: Message }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }

  postMessage(data: Message): void {
    for (const one of FakeChannel.open) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }

  close(): void {
    FakeChannel.open = FakeChannel.open.filter((one) => one !== this);
  }
}

const shown: (readonly [terms: Terms, hash: string])[] = [];

vi.mock("@site/src/plugins/search/browser/highlight/showTerms", () => ({
  showTerms: (terms: Terms, hash: string) => {
    shown.push([terms, hash]);
    return () => undefined;
  },
}));

const terms: Terms = { selector: "main", terms: ["media"] };
let handOver: typeof HandOver.handOver;
let askForTerms: typeof OtherTabs.askForTerms;

/** Stands for the first page of a tab, and waits until it has heard of its terms, if anybody answers. */
async function openTab(url: string, entries = 1): Promise<void> {
  vi.stubGlobal("window", { history: { length: entries }, location: new URL(url) });
  askForTerms();
  await vi.dynamicImportSettled();
}

beforeEach(async () => {
  shown.length = 0;
  FakeChannel.open = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.resetModules();
  ({ handOver } = await import("@site/src/plugins/search/browser/highlight/handOver"));
  ({ askForTerms } = await import("@site/src/plugins/search/browser/highlight/otherTabs"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a result in another tab", () => {
  it("is marked there, once", async () => {
    handOver(new URL("https://site.example/docs/a#b"), terms);
    await openTab("https://site.example/docs/a/#b");
    expect(shown).toEqual([[terms, "#b"]]);
    await openTab("https://site.example/docs/a#b");
    expect(shown).toHaveLength(1);
  });

  it("is marked in each of two tabs that open it", async () => {
    handOver(new URL("https://site.example/docs/a"), terms);
    handOver(new URL("https://site.example/docs/a"), terms);
    await openTab("https://site.example/docs/a");
    await openTab("https://site.example/docs/a");
    expect(shown).toHaveLength(2);
  });

  it.each([
    ["another page", "https://site.example/docs/b", 1],
    ["another section", "https://site.example/docs/a#c", 1],
    ["a tab with other pages before", "https://site.example/docs/a", 2],
  ])("leaves %s alone", async (_, url, entries) => {
    handOver(new URL("https://site.example/docs/a"), terms);
    await openTab(url, entries);
    expect(shown).toEqual([]);
  });

  it("opens without marks where the browser has no channel, or refuses it", async () => {
    vi.stubGlobal("BroadcastChannel", function refuse() {
      throw new Error("The operation is insecure.");
    });
    handOver(new URL("https://site.example/docs/a"), terms);
    await openTab("https://site.example/docs/a");
    expect(shown).toEqual([]);
  });
});
