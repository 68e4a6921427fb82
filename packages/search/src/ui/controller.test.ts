import fc from "fast-check";
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { createController, replaceHits, resultUrl } from "./controller.ts";
import type { Controller, SearchView } from "./controller.ts";
import { routeChanged } from "./marks.ts";
import { setQuery } from "./query.ts";
import type { SearchClient } from "../client/client.ts";
import type { SearchAnswer, SearchHit } from "../shared/types.ts";

/** The queries that were sent to the client. */
const searched: string[] = [];
/** URLs of opened results; for another tab or window, all arguments of `window.open`. */
const opened: string[] = [];
let view: SearchView;
let isFocused = true;
/** Answers queries: without results, unless a test replaces it. */
let search: SearchClient["search"];

vi.mock("../client/client.ts", () => ({
  searchClient: () => ({
    warmUp: () => Promise.resolve(),
    search: (...request: Parameters<SearchClient["search"]>): Promise<SearchAnswer> => {
      searched.push(request[0]);
      return search(...request);
    },
    retry: () => undefined,
  }),
}));

const { showTerms } = vi.hoisted(() => ({ showTerms: vi.fn(() => () => undefined) }));
vi.mock("./highlight.ts", () => ({ showTerms }));

const hit = (id: number, page = id): SearchHit =>
  ({ document: { id, sectionRoute: `/docs/p${String(page)}` } }) as SearchHit;
const hits = (...ids: readonly number[]): SearchHit[] => ids.map((id) => hit(id));

function answer(query: string, ids: readonly number[], whole = true): SearchAnswer {
  return { query, area: undefined, areas: [], hits: hits(...ids), correctedQuery: null, problem: null, whole };
}

/** Creates the controller of an empty field, and focuses the field. */
function focusEmptyField(settings: { readonly openOnFocus?: boolean } = {}): Controller {
  setQuery("");
  const controller = createController({
    id: "box",
    isModal: false,
    root: { contains: () => isFocused } as unknown as HTMLElement,
    input: { blur: () => undefined } as HTMLInputElement,
    baseUrl: "/",
    indexUrl: "/search-index-en.json",
    goTo: (url) => opened.push(url),
    onView: (next) => {
      view = next;
    },
    ...settings,
  });
  controller.inputHandlers.onFocus({ currentTarget: { value: "" } } as FocusEvent<HTMLInputElement>);
  return controller;
}

function type(controller: Controller, query: string): void {
  setQuery(query);
  const event = { currentTarget: { value: query }, nativeEvent: {} };
  controller.inputHandlers.onChange(event as ChangeEvent<HTMLInputElement>);
}

/** Waits until the queries are answered, and returns them. */
async function answeredQueries(): Promise<readonly string[]> {
  await vi.waitFor(() => {
    expect(searched).not.toEqual([]);
    expect(view.isBusy).toBe(false);
  });
  return searched;
}

beforeEach(() => {
  searched.length = 0;
  opened.length = 0;
  isFocused = true;
  vi.stubGlobal("open", (...where: readonly string[]) => opened.push(where.join(" ")));
  search = (query) => Promise.resolve(answer(query, []));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", new URL("https://site.example/docs/intro"));
  vi.stubGlobal("document", { activeElement: null, getElementById: () => null });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an empty query", () => {
  it("is not searched by default, because open-on-focus is off", { tags: ["L122a"] }, async () => {
    const controller = focusEmptyField();
    for (const query of ["", "  ", "media"]) type(controller, query);
    expect(await answeredQueries()).toEqual(["media"]);
  });

  it("is searched on focus with open-on-focus", { tags: ["L122b"] }, async () => {
    focusEmptyField({ openOnFocus: true });
    expect(await answeredQueries()).toEqual([""]);
  });
});

/**
 * Types a query whose answer arrives in parts.
 *
 * @param first - results of the part that is answered and shown at once, if any
 * @returns functions that send a partial answer, the complete answer, and a final answer that is incomplete
 */
async function typeQuery(controller: Controller, query: string, ...first: readonly number[]) {
  const requests: { readonly part: (part: SearchAnswer) => void; readonly end: (last: SearchAnswer) => void }[] = [];
  search = (_query, _scope, part = () => undefined) => new Promise((end) => requests.push({ part, end }));
  type(controller, query);
  const send =
    (how: "part" | "end", whole: boolean) =>
    (...ids: readonly number[]): void => {
      for (const request of requests) request[how](answer(query, ids, whole));
    };
  const [part, end, giveUp] = [send("part", false), send("end", true), send("end", false)];
  if (first.length > 0) {
    part();
    part(...first);
    await expectShown(false, ...first);
  }
  return { part, end, giveUp };
}

/** Waits until these results are shown, from a complete answer if `whole`, or else from an incomplete one. */
async function expectShown(whole: boolean, ...ids: readonly number[]): Promise<void> {
  await vi.waitFor(() => {
    expect([view.source?.answer.whole, ...view.items.map(({ hit }) => hit.document.id)]).toEqual([whole, ...ids]);
  });
}

describe("a late answer", () => {
  it("does not reopen the panel after the reader has left the field", async () => {
    const controller = focusEmptyField();
    const { end } = await typeQuery(controller, "media");
    isFocused = false;
    controller.leave();
    end(1);
    await answeredQueries();
    expect(view.source).toBeUndefined();
  });

  it.each([
    ["Enter", {}, "/docs/p1"],
    ["Ctrl and Enter", { ctrlKey: true }, "/docs/p1 _blank noopener"],
    ["Shift and Enter", { shiftKey: true }, "/docs/p1 _blank noopener"],
  ])("is awaited by %s, which does not open a result of an earlier query", async (_, held, expected) => {
    const controller = focusEmptyField();
    await typeQuery(controller, "user", 7);
    const { end } = await typeQuery(controller, "media");
    const press = { key: "Enter", ...held, nativeEvent: {}, preventDefault: () => undefined };
    controller.inputHandlers.onKeyDown(press as KeyboardEvent);
    await vi.waitFor(() => {
      end(1);
      expect(opened).toEqual([expected]);
    });
  });
});

/** Presses a key in the field. */
function press(controller: Controller, key: string): void {
  controller.inputHandlers.onKeyDown({ key, nativeEvent: {}, preventDefault: () => undefined } as KeyboardEvent);
}

/** Waits until autocomplete-core has handled an answer that changes nothing. */
async function settle(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}

describe("the answer to a deleted query", () => {
  it("is not opened by Enter in the empty field, which is not busy", async () => {
    const controller = focusEmptyField();
    const { end } = await typeQuery(controller, "user", 1);
    type(controller, "");
    const { isBusy } = view;
    end(1, 2);
    await settle();
    press(controller, "Enter");
    expect([isBusy, opened]).toEqual([false, []]);
  });

  it("is awaited by Enter when the same query is typed again", async () => {
    const controller = focusEmptyField();
    await typeQuery(controller, "user", 1);
    type(controller, "");
    const { end } = await typeQuery(controller, "user");
    press(controller, "Enter");
    await vi.waitFor(() => {
      end(1);
      expect(opened).toEqual(["/docs/p1"]);
    });
  });
});

it("a query without results shows the results of a similar query", async () => {
  const controller = focusEmptyField();
  search = (query) => Promise.resolve({ ...answer(query, []), nearest: { query: "media", hits: hits(2, 1) } });
  type(controller, "nothing");
  await expectShown(true, 2, 1);
});

describe("the rest of an answer", () => {
  it("replaces the results", async () => {
    const { part, end } = await typeQuery(focusEmptyField(), "media", 1, 2);
    part(3, 2, 1);
    await expectShown(false, 3, 2, 1);
    end(2, 3, 4);
    await expectShown(true, 2, 3, 4);
  });

  it("keeps the position of the active result", async () => {
    const { part, end } = await typeQuery(focusEmptyField(), "media", 1, 2, 3);
    const { source, items } = view;
    const event = new Event("keydown");
    source?.onActive({ item: items[1], event } as unknown as Parameters<typeof source.onActive>[0]);
    part(4, 5, 2);
    await expectShown(false, 4, 2, 5);
    end(5, 4, 6);
    await expectShown(true, 5, 2, 4);
  });

  it("is not replaced by an earlier, unfinished answer to the same query", async () => {
    const controller = focusEmptyField();
    const { giveUp } = await typeQuery(controller, "media", 1);
    await typeQuery(controller, "medial", 7);
    const { end } = await typeQuery(controller, "media", 1);
    end(2, 1);
    await expectShown(true, 2, 1);
    giveUp(1);
    await Promise.resolve();
    await Promise.resolve();
    await expectShown(true, 2, 1);
  });

  it("stays when an earlier query is answered late", async () => {
    const controller = focusEmptyField();
    const late = await typeQuery(controller, "foo");
    const { end } = await typeQuery(controller, "media", 1, 2);
    end(2, 1, 3);
    await expectShown(true, 2, 1, 3);
    for (const key of ["ArrowDown", "ArrowDown"]) press(controller, key);
    const { activeId } = view;
    late.end(5);
    await settle();
    await expectShown(true, 2, 1, 3);
    expect(view.activeId).toBe(activeId);
    expect(view.isBusy).toBe(false);
  });

  it("is not awaited after Escape has cancelled a longer query", async () => {
    const controller = focusEmptyField();
    const { giveUp } = await typeQuery(controller, "type", 1);
    await typeQuery(controller, "types");
    giveUp(1);
    press(controller, "Escape");
    await settle();
    expect(view.isBusy).toBe(false);
  });

  it("arrives although Escape has cancelled another request for the same query", async () => {
    const controller = focusEmptyField();
    const { giveUp } = await typeQuery(controller, "media", 1);
    const { end } = await typeQuery(controller, "media");
    giveUp(1);
    press(controller, "Escape");
    await settle();
    end(1);
    await settle();
    expect(view.isBusy).toBe(false);
  });

  it("is ignored after another query has been answered", async () => {
    const controller = focusEmptyField();
    const { end } = await typeQuery(controller, "media", 1);
    await typeQuery(controller, "user", 7);
    end(1, 2);
    await Promise.resolve();
    await expectShown(false, 7);
  });
});

test.each([
  ["keeps its position", hit(2), hits(2, 4, 1), [4, 2, 1]],
  ["is kept if the rest of the answer lacks it", hit(3), hits(4, 5, 6), [4, 5, 3]],
  ["is kept if the rest of the answer is short", hit(3), hits(4), [4, 3]],
  ["is updated, matched by its route", hit(2), [hit(2, 8), hit(7, 2)], [2, 7]],
  ["that is not shown changes nothing", hit(9), hits(2, 1), [2, 1]],
  ["that is undefined changes nothing", undefined, hits(2, 1), [2, 1]],
])("an active result %s", (_, chosenHit, next, ids) => {
  expect(replaceHits(next, hits(1, 2, 3), chosenHit).map(({ document }) => document.id)).toEqual(ids);
});

test.each([
  ["docs", "section", "main article"],
  ["blog", "post", "main article"],
  // The heading of a category page is outside the article with the list.
  ["docs", "category", "main"],
  ["page", "page", "main"],
] as const)(
  "a result of type %s and kind %s has its terms marked in %s",
  { tags: ["L117c"] },
  (type, name, selector) => {
    const [result] = hits(1);
    const kind = { name, rank: 0 };
    const hit = { ...result, document: { ...result?.document, type }, kind, terms: ["media"] } as SearchHit;
    const source = { answer: answer("media", [1]) } as NonNullable<SearchView["source"]>;
    focusEmptyField().resultProps({ hit }, source).onOpen();
    routeChanged("/docs/p1", "/");
    expect(showTerms).toHaveBeenLastCalledWith({ selector, terms: ["media"] }, "", expect.any(Function));
  },
);

test.each<[what: string, href: string, click: { target?: string; ctrlKey?: boolean }, pushed: readonly string[]]>([
  ["with a query and a hash", "/docs/intro?a=b#c", {}, ["/docs/intro?a=b#c"]],
  ["to another site", "https://elsewhere.example/", {}, []],
  // Docusaurus gives this to links outside the router, such as `pathname:///storybook/`.
  ["with a target", "/storybook/", { target: "_blank" }, []],
  ["that is clicked with Ctrl", "/docs/intro", { ctrlKey: true }, []],
])(
  "a link %s is followed by the router or else by the browser",
  (_, href, { target = "", ctrlKey = false }, pushed) => {
    const { origin, pathname, search, hash } = new URL(href, location.href);
    const preventDefault = vi.fn();
    const currentTarget = { origin, pathname, search, hash, target };
    const click = { ctrlKey, preventDefault, currentTarget };
    focusEmptyField().follow(click as unknown as MouseEvent<HTMLAnchorElement>);
    expect(opened).toEqual(pushed);
    expect(preventDefault).toHaveBeenCalledTimes(pushed.length);
  },
);

test.each(["/docs/%E3%81%AF", "/docs/は", "/docs/My%20Page"])("a result at %s is marked", (sectionRoute) => {
  const [result] = hits(1);
  const hit = {
    ...result,
    document: { ...result?.document, sectionRoute },
    kind: { name: "page", rank: 0 },
  } as SearchHit;
  const source = { answer: answer("media", [1]) } as NonNullable<SearchView["source"]>;
  focusEmptyField().resultProps({ hit }, source).onOpen();
  showTerms.mockClear();
  // The router decodes paths.
  routeChanged(decodeURI(sectionRoute), "/");
  expect(showTerms).toHaveBeenCalledOnce();
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
