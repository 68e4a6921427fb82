import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type * as Controller from "./controller.ts";
import type { Terms } from "./highlight.ts";
import { clearMarks, scheduleMarks, markCount, routeChanged, subscribeMarks } from "./marks.ts";
import type * as Marks from "./marks.ts";
import type { Message } from "./marks.ts";

/** Schedules marks for a page; the returned function `marked` tells whether they are shown. */
function scheduleOn(pathname: string): { readonly marked: () => boolean } {
  let marked = false;
  scheduleMarks({
    pathname,
    start: (report) => {
      marked = true;
      report(3);
      return () => {
        marked = false;
      };
    },
  });
  return { marked: () => marked };
}

beforeEach(() => {
  routeChanged("/elsewhere", undefined);
  clearMarks();
});

test.each<[what: string, changes: readonly (readonly [to: string, from: string, marked: boolean])[]]>([
  ["are shown after the route has changed", [["/page", "/", true]]],
  ["are shown even if only one path ends in a slash", [["/page/", "/", true]]],
  [
    "remain after a jump within the page, and disappear on the next page",
    [
      ["/page", "/", true],
      ["/page", "/page", true],
      ["/other", "/page", false],
      ["/page", "/other", false],
    ],
  ],
  [
    "are dropped if another page is reached instead",
    [
      ["/other", "/", false],
      ["/page", "/other", false],
    ],
  ],
])("marks %s", (_, changes) => {
  const { marked } = scheduleOn("/page");
  expect(marked()).toBe(false);
  for (const [to, from, expected] of changes) {
    routeChanged(to, from);
    expect([marked(), markCount()]).toEqual(expected ? [true, 3] : [false, 0]);
  }
});

test("the next result on the same page replaces the marks", () => {
  const first = scheduleOn("/page");
  routeChanged("/page", "/");
  const second = scheduleOn("/page");
  routeChanged("/page", "/page");
  expect([first.marked(), second.marked()]).toEqual([false, true]);
});

test("listeners are called when marks appear and disappear", () => {
  const listener = vi.fn();
  const end = subscribeMarks(listener);
  scheduleOn("/page");
  routeChanged("/page", "/");
  clearMarks();
  clearMarks();
  end();
  expect(listener).toHaveBeenCalledTimes(2);
});

/** A `BroadcastChannel` that delivers messages synchronously. */
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

vi.mock("./highlight.ts", () => ({
  showTerms: (terms: Terms, hash: string) => {
    shown.push([terms, hash]);
    return () => undefined;
  },
}));

const terms: Terms = { selector: "main", terms: ["media"] };
let handOver: typeof Controller.handOver;
let requestTerms: typeof Marks.requestTerms;

/** Opens a page in a tab, which requests its terms, and waits until it has marked the terms that it receives. */
async function openTab(url: string, entries = 1): Promise<void> {
  vi.stubGlobal("window", { history: { length: entries }, location: new URL(url) });
  requestTerms();
  await vi.dynamicImportSettled();
}

beforeEach(async () => {
  shown.length = 0;
  FakeChannel.open = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.resetModules();
  ({ handOver } = await import("./controller.ts"));
  ({ requestTerms } = await import("./marks.ts"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a result in another tab", () => {
  it("is marked in each tab that it was opened in, and in no other", async () => {
    for (let times = 0; times < 2; times += 1) handOver(new URL("https://site.example/docs/a#b"), terms);
    for (const marked of [1, 2, 2]) {
      await openTab("https://site.example/docs/a/#b");
      expect(shown).toEqual(Array.from({ length: marked }, () => [terms, "#b"]));
    }
  });

  it.each([
    ["on another page", "https://site.example/docs/b", 1],
    ["in another section", "https://site.example/docs/a#c", 1],
    ["in a tab with earlier pages", "https://site.example/docs/a", 2],
  ])("is not marked %s", async (_, url, entries) => {
    handOver(new URL("https://site.example/docs/a"), terms);
    await openTab(url, entries);
    expect(shown).toEqual([]);
  });

  it("is not marked in an earlier tab of the same page", async () => {
    await openTab("https://site.example/docs/a");
    const [earlier] = FakeChannel.open;
    handOver(new URL("https://site.example/docs/a"), terms);
    await openTab("https://site.example/docs/a");
    expect(shown).toHaveLength(1);
    // A tab that takes an answer closes its channel.
    expect(FakeChannel.open).toEqual([earlier]);
  });

  it("opens without marks if the browser blocks BroadcastChannel", async () => {
    vi.stubGlobal("BroadcastChannel", function refuse() {
      throw new Error("The operation is insecure.");
    });
    handOver(new URL("https://site.example/docs/a"), terms);
    await openTab("https://site.example/docs/a");
    expect(shown).toEqual([]);
  });
});
