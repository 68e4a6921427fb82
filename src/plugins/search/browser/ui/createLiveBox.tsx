import { createAutocomplete } from "@algolia/autocomplete-core";
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import { STALL_THRESHOLD, searchIndexFile } from "../../shared/constants";
import type { SearchHit } from "../../shared/types";
import { keepQuery } from "../box/lastQuery";
import { closedView } from "../box/liveBox";
import type { LiveBox, LiveBoxOptions, LiveView } from "../box/liveBox";
import { searchClient } from "../client";
import { answersOf } from "./answer";
import type { Autocomplete, Item, State } from "./autocomplete";
import { openHit } from "./openHit";
import { renderView } from "./renderView";
import { resultUrl } from "./resultUrl";

/**
 * Makes a field that is on the page search. What was typed before is answered at once.
 *
 * autocomplete-core keeps the state and handles the keys. What it leaves out is here: the native blur, Enter before the
 * answer is there, blank queries, and the message when nothing was found.
 */
export function createLiveBox({ id, root, input, place, baseUrl, locale, open: go }: LiveBoxOptions): LiveBox {
  const client = searchClient(baseUrl + searchIndexFile(locale));
  const answers = answersOf(client);
  const listeners = new Set<() => void>();
  let view: LiveView = closedView;
  let state: State | null = null;

  const urlOf = (hit: SearchHit): string => resultUrl(baseUrl, hit.document.sectionRoute);
  // autocomplete-core calls itself idle as soon as any answer is there, also one to an earlier query.
  const isPending = (): boolean => answers.isPending() || (state !== null && state.status !== "idle");
  const isInUse = (): boolean =>
    place === "modal" ? root.closest("dialog")?.open === true : root.contains(document.activeElement);
  const mayShow = (): boolean => isInUse() && input.value.trim() !== "" && answers.latest() !== null;

  function open(hit: SearchHit): void {
    autocomplete.setIsOpen(false);
    input.blur();
    openHit(hit, urlOf(hit), go);
  }

  const autocomplete: Autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: `${id}-search`,
    defaultActiveItemId: 0,
    stallThreshold: STALL_THRESHOLD,
    ignoreCompositionEvents: true,
    initialState: { query: input.value },
    shouldPanelOpen: mayShow,
    getSources: ({ query }) => [
      {
        sourceId: "pages",
        getItemUrl: ({ item }) => urlOf(item.hit),
        getItems: async () => (await answers.ask(query)).map((hit) => ({ hit })),
      },
    ],
    navigator: {
      navigate: ({ item }) => {
        open(item.hit);
      },
    },
    onStateChange({ state: next, prevState }) {
      state = next;
      // Escape empties the query; typing has changed the field already.
      if (next.query !== prevState.query && next.query !== input.value) {
        input.value = next.query;
        keepQuery(next.query);
      }
      view = renderView({ state: next, answer: answers.latest(), autocomplete, place, input, urlOf, open });
      for (const listener of listeners) listener();
    },
  });
  const handlers = autocomplete.getInputProps({ inputElement: input });

  /** Searches for what is in the field and shows the answer. */
  function ask(): void {
    void autocomplete.refresh().then(() => {
      autocomplete.setIsOpen(mayShow());
    });
  }

  /** Searches for what is in the field and opens the first result, unless the reader goes on typing. */
  function openWhenAnswered(): void {
    const asked = input.value;
    void autocomplete.refresh().then(() => {
      if (input.value !== asked || !isInUse()) return;
      const first = state?.collections[0]?.items[0];
      if (first) open(first.hit);
      else autocomplete.setIsOpen(mayShow());
    });
  }

  void client.warmUp();
  if (input.value !== "") ask();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    onChange(event) {
      handlers.onChange(event);
    },
    onCompositionEnd(event) {
      handlers.onCompositionEnd(event);
    },
    onClick(event) {
      handlers.onClick(event);
    },
    onFocus(event) {
      void client.warmUp();
      // The other field of the page may have changed the query.
      if (state && state.query !== input.value) handlers.onChange(event);
      else handlers.onFocus(event);
    },
    onKeyDown(event) {
      // Without panel or text there is nothing to close or to empty, but others may wait for the key.
      if (event.key === "Escape" && input.value === "" && !state?.isOpen) return;
      if (event.key === "Tab" && place === "modal") return;
      if (event.key === "Enter" && isPending() && !event.nativeEvent.isComposing) {
        event.preventDefault();
        openWhenAnswered();
      } else {
        handlers.onKeyDown(event);
      }
    },
    submit() {
      const active = state?.isOpen ? state.collections[0]?.items[state.activeItemId ?? 0] : undefined;
      if (isPending()) openWhenAnswered();
      else if (active) open(active.hit);
      else {
        input.focus();
        ask();
      }
    },
    clear() {
      autocomplete.setQuery("");
      // As autocomplete-core does when the last character is deleted: an answer on its way finds nothing to show.
      ask();
      input.focus();
    },
    leave() {
      if (place !== "modal") autocomplete.setIsOpen(false);
    },
  };
}
