import type { ChangeEvent, FocusEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveBox, LiveView } from "@site/src/plugins/search/browser/box/liveBox";
import type { State } from "@site/src/plugins/search/browser/ui/autocomplete";
import { createLiveBox } from "@site/src/plugins/search/browser/ui/createLiveBox";
import type { SearchAnswer } from "@site/src/plugins/search/shared/types";
import { proves } from "../../../../conformance/proves";

const asked: string[] = [];
let view: LiveView;

vi.mock("@site/src/plugins/search/browser/client", () => ({
  searchClient: () => ({
    warmUp: () => Promise.resolve(),
    search: (query: string): Promise<SearchAnswer> => {
      asked.push(query);
      return Promise.resolve({ query, hits: [], correctedQuery: null, problem: null });
    },
    retry: () => undefined,
  }),
}));

// What it draws is for the browser; autocomplete-core behind it is the real one.
vi.mock("@site/src/plugins/search/browser/ui/renderView", () => ({
  renderView: ({ state }: { readonly state: State }): LiveView => ({ busy: state.status !== "idle" }),
}));

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
