import { readFile } from "node:fs/promises";
import { commons } from "axe-core";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type * as HandOver from "@site/src/plugins/search/browser/ui/handOver";
import type { Terms } from "@site/src/plugins/search/browser/ui/highlight";
import {
  clearMarks,
  expectMarks,
  markCount,
  routeChanged,
  subscribeMarks,
} from "@site/src/plugins/search/browser/ui/marks";
import type * as Marks from "@site/src/plugins/search/browser/ui/marks";
import type { Message } from "@site/src/plugins/search/browser/ui/marks";

/** Registers marks for a page. `marked` returns whether they are shown. */
function expectOn(pathname: string): { readonly marked: () => boolean } {
  let marked = false;
  expectMarks({
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
  ["are shown after the change of route", [["/page", "/", true]]],
  ["are shown even if only one path ends in a slash", [["/page/", "/", true]]],
  [
    "remain for a jump on the page, and disappear with the next page",
    [
      ["/page", "/", true],
      ["/page", "/page", true],
      ["/other", "/page", false],
      ["/page", "/other", false],
    ],
  ],
  [
    "are dropped if their page was not reached",
    [
      ["/other", "/", false],
      ["/page", "/other", false],
    ],
  ],
])("marks %s", (_, changes) => {
  const { marked } = expectOn("/page");
  expect(marked()).toBe(false);
  for (const [to, from, expected] of changes) {
    routeChanged(to, from);
    expect([marked(), markCount()]).toEqual(expected ? [true, 3] : [false, 0]);
  }
});

test("the next result on the same page replaces the marks", () => {
  const first = expectOn("/page");
  routeChanged("/page", "/");
  const second = expectOn("/page");
  routeChanged("/page", "/page");
  expect([first.marked(), second.marked()]).toEqual([false, true]);
});

test("listeners are called when marks appear and disappear", () => {
  const listener = vi.fn();
  const end = subscribeMarks(listener);
  expectOn("/page");
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

vi.mock("@site/src/plugins/search/browser/ui/highlight", () => ({
  showTerms: (terms: Terms, hash: string) => {
    shown.push([terms, hash]);
    return () => undefined;
  },
}));

const terms: Terms = { selector: "main", terms: ["media"] };
let handOver: typeof HandOver.handOver;
let requestTerms: typeof Marks.requestTerms;

/** Acts as the first page of a tab, and waits until it has received its terms if another tab answers. */
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
  ({ handOver } = await import("@site/src/plugins/search/browser/ui/handOver"));
  ({ requestTerms } = await import("@site/src/plugins/search/browser/ui/marks"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a result in another tab", () => {
  it("is marked once in each of two tabs that open it", async () => {
    for (let times = 0; times < 2; times += 1) handOver(new URL("https://site.example/docs/a#b"), terms);
    for (const marked of [1, 2, 2]) {
      await openTab("https://site.example/docs/a/#b");
      expect(shown).toEqual(Array.from({ length: marked }, () => [terms, "#b"]));
    }
  });

  it.each([
    ["another page", "https://site.example/docs/b", 1],
    ["another section", "https://site.example/docs/a#c", 1],
    ["a tab with earlier pages", "https://site.example/docs/a", 2],
  ])("does not mark %s", async (_, url, entries) => {
    handOver(new URL("https://site.example/docs/a"), terms);
    await openTab(url, entries);
    expect(shown).toEqual([]);
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

it("marked terms have a contrast of 4.5:1 in both modes", async () => {
  const { color } = commons as unknown as {
    readonly color: {
      readonly Color: new () => { readonly parseString: (text: string) => unknown };
      readonly getContrast: (one: unknown, other: unknown) => number;
    };
  };
  const tokens = await readFile("src/css/tokens.css", "utf8");
  const coloursOf = (token: string): unknown[] =>
    Array.from(tokens.matchAll(new RegExp(`--${token}: (.+);`, "gu")), ([, text = ""]) =>
      new color.Color().parseString(text),
    );
  const [marks, texts] = [coloursOf("mark"), coloursOf("mark-text")];
  expect([marks.length, texts.length]).toEqual([2, 2]);
  for (const [at, mark] of marks.entries()) expect(color.getContrast(mark, texts[at])).toBeGreaterThanOrEqual(4.5);
});
