import type { ChangeEvent, FocusEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveBox, LiveView } from "@site/src/plugins/search/browser/box/liveBox";
import { answerOf } from "@site/src/plugins/search/browser/ui/autocomplete";
import type { State } from "@site/src/plugins/search/browser/ui/autocomplete";
import { createLiveBox } from "@site/src/plugins/search/browser/ui/createLiveBox";
import type { SearchAnswer, SearchClient, SearchHit } from "@site/src/plugins/search/shared/types";
import { proves } from "../../../../conformance/proves";

const asked: string[] = [];
let view: LiveView;
/** State of the machine behind the box, as it was drawn last. */
let drawn: State;
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

// What it draws is for the browser; autocomplete-core behind it is the real one.
vi.mock("@site/src/plugins/search/browser/ui/renderView", () => ({
  renderView: ({ state }: { readonly state: State }): LiveView => {
    drawn = state;
    return { busy: state.status !== "idle" };
  },
}));

function answer(query: string, ids: readonly number[], whole = true): SearchAnswer {
  const hits = ids.map((id) => ({ document: { id, sectionRoute: `/docs/p${String(id)}` } }) as SearchHit);
  return { query, hits, correctedQuery: null, problem: null, whole };
}

/** A box over a field that is empty, which then gets the focus. */
function focusEmptyField(settings: { readonly openOnFocus?: boolean }): {
  readonly box: LiveBox;
  readonly input: { value: string };
} {
  const input = { value: "" };
  const box = createLiveBox({
    id: "box",
    place: "navbar",
    root: { contains: () => true } as unknown as HTMLElement,
    input: input as HTMLInputElement,
    baseUrl: "/",
    locale: "en",
    open: () => undefined,
    show: (next) => {
      view = next;
    },
    ...settings,
  });
  box.handlers.onFocus({ currentTarget: input } as FocusEvent<HTMLInputElement>);
  return { box, input };
}

/** What was asked for, once it is answered. */
async function queries(): Promise<readonly string[]> {
  await vi.waitFor(() => {
    expect(asked).not.toEqual([]);
    expect(view.busy).toBe(false);
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
    const { box, input } = focusEmptyField({});
    for (const value of ["", "  "]) {
      input.value = value;
      box.handlers.onChange({ currentTarget: input, nativeEvent: {} } as ChangeEvent<HTMLInputElement>);
    }
    input.value = "media";
    box.handlers.onChange({ currentTarget: input, nativeEvent: {} } as ChangeEvent<HTMLInputElement>);
    expect(await queries()).toEqual(["media"]);
  });

  it("is asked for with open-on-focus, as soon as the field has the focus", proves("L122b"), async () => {
    focusEmptyField({ openOnFocus: true });
    expect(await queries()).toEqual([""]);
  });
});

describe("the rest of an answer", () => {
  /** Types a query that is answered in parts; gives what answers it further. */
  async function typed(box: LiveBox, input: { value: string }, query: string, ...first: readonly number[]) {
    let part: (answer: SearchAnswer) => void = () => undefined;
    let whole: (answer: SearchAnswer) => void = () => undefined;
    search = (_, onPart) =>
      new Promise((resolve) => {
        part = onPart ?? part;
        whole = resolve;
      });
    input.value = query;
    box.handlers.onChange({ currentTarget: input, nativeEvent: {} } as ChangeEvent<HTMLInputElement>);
    part(answer(query, [], false));
    part(answer(query, first, false));
    await vi.waitFor(() => {
      expect(shown()).toEqual(first);
    });
    return { part, whole };
  }

  const shown = (): number[] => drawn.collections.flatMap(({ items }) => items.map(({ hit }) => hit.document.id));
  const isWhole = (): boolean | undefined => answerOf(drawn)?.whole;

  it("takes the place of what is shown", async () => {
    const { box, input } = focusEmptyField({});
    const { part, whole } = await typed(box, input, "media", 1, 2);
    expect(isWhole()).toBe(false);
    part(answer("media", [3, 2, 1], false));
    expect(shown()).toEqual([3, 2, 1]);
    whole(answer("media", [2, 3, 4]));
    await vi.waitFor(() => {
      expect(isWhole()).toBe(true);
    });
    expect(shown()).toEqual([2, 3, 4]);
  });

  it("leaves the result in its place that the reader has moved to", async () => {
    const { box, input } = focusEmptyField({});
    const { part, whole } = await typed(box, input, "media", 1, 2, 3);
    const [collection] = drawn.collections;
    const second = collection?.items[1];
    if (!second) throw new Error("There is no second result.");
    const event = new Event("keydown");
    collection.source.onActive({ item: second, event } as unknown as Parameters<typeof collection.source.onActive>[0]);
    part(answer("media", [4, 5, 2], false));
    expect(shown()).toEqual([4, 2, 5]);
    whole(answer("media", [5, 4, 6]));
    await vi.waitFor(() => {
      expect(shown()).toEqual([5, 2, 4]);
    });
  });

  it("is not undone by an earlier request for the same query that was given up", async () => {
    const { box, input } = focusEmptyField({});
    const { whole: giveUp } = await typed(box, input, "media", 1);
    await typed(box, input, "medial", 7);
    const { whole } = await typed(box, input, "media", 1);
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

  it("changes nothing when another query is answered by then", async () => {
    const { box, input } = focusEmptyField({});
    const { whole } = await typed(box, input, "media", 1);
    await typed(box, input, "user", 7);
    whole(answer("media", [1, 2]));
    await Promise.resolve();
    expect(shown()).toEqual([7]);
    expect(isWhole()).toBe(false);
  });
});
