import fc from "fast-check";
import type { ChangeEvent, FocusEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { createController, replaceHits, resultUrl } from "@site/src/plugins/search/browser/ui/controller";
import type { Controller, SearchView } from "@site/src/plugins/search/browser/ui/controller";
import { setQuery } from "@site/src/plugins/search/browser/ui/query";
import type { SearchAnswer, SearchClient, SearchHit } from "@site/src/plugins/search/shared/types";
import { proves } from "../../../../conformance/proves";

const asked: string[] = [];
let view: SearchView;
/** How a query is answered: with nothing, unless a test says otherwise. */
let search: SearchClient["search"];

vi.mock("@site/src/plugins/search/browser/client", () => ({
  searchClient: () => ({
    warmUp: () => Promise.resolve(),
    search: (query: string, onPart?: (part: SearchAnswer) => void): Promise<SearchAnswer> => {
      asked.push(query);
      return search(query, onPart);
    },
    retry: () => undefined,
  }),
}));

function answer(query: string, ids: readonly number[], whole = true): SearchAnswer {
  const hits = ids.map((id) => ({ document: { id, sectionRoute: `/docs/p${String(id)}` } }) as SearchHit);
  return { query, hits, correctedQuery: null, problem: null, whole };
}

/** The controller of a field that is empty, which is then focused. */
function focusEmptyField(settings: { readonly openOnFocus?: boolean } = {}): Controller {
  setQuery("");
  const controller = createController({
    id: "box",
    variant: "navbar",
    root: { contains: () => true } as unknown as HTMLElement,
    input: {} as HTMLInputElement,
    baseUrl: "/",
    locale: "en",
    goTo: () => undefined,
    onView: (next) => {
      view = next;
    },
    ...settings,
  });
  controller.inputHandlers.onFocus({ currentTarget: { value: "" } } as FocusEvent<HTMLInputElement>);
  return controller;
}

/** Types a query, as the field does. */
function type(controller: Controller, query: string): void {
  setQuery(query);
  const event = { currentTarget: { value: query }, nativeEvent: {} };
  controller.inputHandlers.onChange(event as ChangeEvent<HTMLInputElement>);
}

/** What was asked for, once it is answered. */
async function queries(): Promise<readonly string[]> {
  await vi.waitFor(() => {
    expect(asked).not.toEqual([]);
    expect(view.isBusy).toBe(false);
  });
  return asked;
}

beforeEach(() => {
  asked.length = 0;
  search = (query) => Promise.resolve(answer(query, []));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { activeElement: null });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an empty query", () => {
  it("is not asked for, as open-on-focus is off unless it is set", proves("L122a"), async () => {
    const controller = focusEmptyField();
    for (const query of ["", "  ", "media"]) type(controller, query);
    expect(await queries()).toEqual(["media"]);
  });

  it("is asked for with open-on-focus, as soon as the field has the focus", proves("L122b"), async () => {
    focusEmptyField({ openOnFocus: true });
    expect(await queries()).toEqual([""]);
  });
});

describe("the rest of an answer", () => {
  /** Types a query that is answered in parts; gives what answers it further. */
  async function typed(controller: Controller, query: string, ...first: readonly number[]) {
    let part: (answer: SearchAnswer) => void = () => undefined;
    let whole: (answer: SearchAnswer) => void = () => undefined;
    search = (_, onPart) =>
      new Promise((resolve) => {
        part = onPart ?? part;
        whole = resolve;
      });
    type(controller, query);
    part(answer(query, [], false));
    part(answer(query, first, false));
    await vi.waitFor(() => {
      expect(shown()).toEqual(first);
    });
    return { part, whole };
  }

  const shown = (): number[] => view.items.map(({ hit }) => hit.document.id);
  const isWhole = (): boolean | undefined => view.source?.answer.whole;

  it("replaces what is shown", async () => {
    const controller = focusEmptyField();
    const { part, whole } = await typed(controller, "media", 1, 2);
    expect(isWhole()).toBe(false);
    part(answer("media", [3, 2, 1], false));
    expect(shown()).toEqual([3, 2, 1]);
    whole(answer("media", [2, 3, 4]));
    await vi.waitFor(() => {
      expect(isWhole()).toBe(true);
    });
    expect(shown()).toEqual([2, 3, 4]);
  });

  it("keeps the position of the result that the reader has moved to", async () => {
    const controller = focusEmptyField();
    const { part, whole } = await typed(controller, "media", 1, 2, 3);
    const { source, items } = view;
    const [, second] = items;
    if (!source || !second) throw new Error("There is no second result.");
    const event = new Event("keydown");
    source.onActive({ item: second, event } as unknown as Parameters<typeof source.onActive>[0]);
    part(answer("media", [4, 5, 2], false));
    expect(shown()).toEqual([4, 2, 5]);
    whole(answer("media", [5, 4, 6]));
    await vi.waitFor(() => {
      expect(shown()).toEqual([5, 2, 4]);
    });
  });

  it("is not replaced by an earlier, unfinished answer to the same query", async () => {
    const controller = focusEmptyField();
    const { whole: giveUp } = await typed(controller, "media", 1);
    await typed(controller, "medial", 7);
    const { whole } = await typed(controller, "media", 1);
    whole(answer("media", [2, 1]));
    await vi.waitFor(() => {
      expect(isWhole()).toBe(true);
    });
    giveUp(answer("media", [1], false));
    await Promise.resolve();
    await Promise.resolve();
    expect(isWhole()).toBe(true);
    expect(shown()).toEqual([2, 1]);
  });

  it("is dropped when another query has been answered", async () => {
    const controller = focusEmptyField();
    const { whole } = await typed(controller, "media", 1);
    await typed(controller, "user", 7);
    whole(answer("media", [1, 2]));
    await Promise.resolve();
    expect(shown()).toEqual([7]);
    expect(isWhole()).toBe(false);
  });
});

const hit = (id: number, score = 0): SearchHit =>
  ({ document: { id, sectionRoute: `/docs/p${String(id)}` }, score }) as SearchHit;
const hits = (...ids: readonly number[]): SearchHit[] => ids.map((id) => hit(id, 1));
const ids = (list: readonly SearchHit[]): number[] => list.map(({ document }) => document.id);

describe("a result that the reader has moved to", () => {
  const before = [1, 2, 3].map((id) => hit(id));

  it("keeps its position, with its newer data", () => {
    const kept = replaceHits(hits(2, 4, 1), before, hit(2));
    expect(ids(kept)).toEqual([4, 2, 1]);
    expect(kept[1]?.score).toBe(1);
  });

  it("stays when the rest of the answer does not have it", () => {
    expect(ids(replaceHits(hits(4, 5, 6), before, hit(3)))).toEqual([4, 5, 3]);
    expect(ids(replaceHits(hits(4), before, hit(3)))).toEqual([4, 3]);
  });

  it("is recognised by its route in a newer index", () => {
    const moved = hits(7, 2);
    const [first] = moved;
    const renumbered = first && { ...first, document: { ...first.document, sectionRoute: "/docs/p2" } };
    const other = { ...hit(2), document: { ...hit(2).document, sectionRoute: "/docs/new" } };
    const kept = replaceHits([other, ...(renumbered ? [renumbered] : [])], before, hit(2));
    expect(kept.map(({ document }) => document.sectionRoute)).toEqual(["/docs/new", "/docs/p2"]);
  });

  it("changes nothing when it is not shown, or there is none", () => {
    expect(ids(replaceHits(hits(2, 1), before, undefined))).toEqual([2, 1]);
    expect(ids(replaceHits(hits(2, 1), before, hit(9)))).toEqual([2, 1]);
  });
});

test.each([
  ["/", "/docs/settings#base-url", "/docs/settings#base-url"],
  ["/site/", "/api/", "/site/api/"],
  ["/", "//evil.example/", "/evil.example/"],
  ["/", "/\\evil.example", "/evil.example"],
  ["/", "javascript:alert(1)", "/javascript:alert(1)"],
])("below %s, the route %s has the URL %s", (baseUrl, route, url) => {
  expect(resultUrl(baseUrl, route)).toBe(url);
});

test("no route leads off the site", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("/", "\\", "\t", "\n", " ", ".", ":", "a") })),
      (route) => {
        expect(new URL(resultUrl("/", route), "https://site.example").origin).toBe("https://site.example");
      },
    ),
  );
});
