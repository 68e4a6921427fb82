import { createAutocomplete } from "@algolia/autocomplete-core";
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import { searchIndexFile } from "../../shared/constants";
import type { SearchAnswer, SearchHit } from "../../shared/types";
import { isElsewhere } from "../box/elsewhere";
import { keepQuery } from "../box/lastQuery";
import type { LiveBox, LiveBoxOptions } from "../box/liveBox";
import { searchClient } from "../client";
import { handOver } from "../highlight/handOver";
import { expectMarks } from "../highlight/marks";
import { showTerms } from "../highlight/showTerms";
import type { Terms } from "../highlight/showTerms";
import { answerOf, itemsOf } from "./autocomplete";
import type { Autocomplete, Item, Source, State } from "./autocomplete";
import { keepInPlace } from "./keepInPlace";
import { renderView } from "./renderView";
import { resultUrl } from "./resultUrl";

/** What of a hit its page marks: the article of a doc or post, and all else of a page that lists others. */
function termsOf({ document, kind, terms }: SearchHit): Terms {
  const inArticle = ["docs", "blog"].includes(document.type) && kind !== "category";
  return { selector: inArticle ? "main article" : "main", terms };
}

/** Events by which a reader moves to a result. */
const MOVES = ["keydown", "mousemove"];

/**
 * Makes a field that is on the page search. What was typed before is answered at once.
 *
 * autocomplete-core keeps the state and handles the keys. What it leaves out is here: the native blur, Enter before the
 * answer is there, blank queries, and the message when nothing was found.
 */
export function createLiveBox(options: LiveBoxOptions): LiveBox {
  const { id, root, input, place, baseUrl, openOnFocus = false, show } = options;
  const client = searchClient(baseUrl + searchIndexFile(options.locale));
  let state: State | undefined;
  /** The result that the reader has moved to, with the keys or the pointer. */
  let chosen: SearchHit | undefined;

  const pathOf = (hit: SearchHit): string => resultUrl(baseUrl, hit.document.sectionRoute);
  const urlOf = (hit: SearchHit): URL => new URL(pathOf(hit), location.href);
  const isBlank = (): boolean => input.value.trim() === "";
  // autocomplete-core calls itself idle as soon as any answer is there, also one to an earlier query.
  const isPending = (): boolean => (openOnFocus || !isBlank()) && answerOf(state)?.query !== input.value;
  const isInUse = (): boolean =>
    place === "modal" ? root.closest("dialog")?.open === true : root.contains(document.activeElement);
  function mayShow(): boolean {
    const answer = answerOf(state);
    return isInUse() && answer !== undefined && (!isBlank() || (openOnFocus && answer.hits.length > 0));
  }

  /**
   * Goes to the page of a hit, shows its section and marks the terms that were found. The terms stay in memory: a reload,
   * or the same URL in a tab of its own, shows the page as it is.
   */
  function open(hit: SearchHit): void {
    autocomplete.setIsOpen(false);
    input.blur();
    const { pathname, hash } = urlOf(hit);
    const terms = termsOf(hit);
    expectMarks({ pathname, start: (report) => showTerms(terms, hash, report) });
    options.open(pathOf(hit));
  }

  /** Has the page of a hit marked that opens in another tab or window. */
  function openElsewhere(hit: SearchHit): void {
    handOver(urlOf(hit), termsOf(hit));
  }

  /** Opens a hit in another tab or window; browsers tell from the keys which of them. */
  function openInAnother(hit: SearchHit): void {
    openElsewhere(hit);
    window.open(pathOf(hit), "_blank", "noopener");
  }

  /** Puts the rest of an answer in place of the part of it that is shown. What the reader has moved to stays where it is. */
  function complete(answer: SearchAnswer): void {
    const [collection] = state?.collections ?? [];
    const shown = answerOf(state);
    if (!collection || shown?.query !== answer.query) return;
    // An earlier request for the same query may be given up after a later one was answered.
    if (shown.whole && !answer.whole) return;
    const before = collection.items.map(({ hit }) => hit);
    const items = itemsOf(keepInPlace(answer.hits, before, chosen));
    const source = { ...collection.source, answer };
    autocomplete.setCollections([{ source, items }]);
  }

  /** The answer to a query, or its first part if that holds results: the rest completes it. */
  function answerTo(query: string): Promise<SearchAnswer> {
    return new Promise((resolve) => {
      let begun = false;
      void client
        .search(query, (part) => {
          if (begun) complete(part);
          else if (part.hits.length > 0) {
            begun = true;
            resolve(part);
          }
        })
        .then((answer) => {
          if (begun) complete(answer);
          else resolve(answer);
        });
    });
  }

  const autocomplete: Autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: `${id}-search`,
    defaultActiveItemId: 0,
    initialState: { query: input.value },
    openOnFocus,
    shouldPanelOpen: mayShow,
    async getSources({ query }) {
      if (query.trim() === "" && !openOnFocus) return [];
      const answer = await answerTo(query);
      chosen = undefined;
      const source: Source = {
        sourceId: "pages",
        answer,
        getItemUrl: ({ item }) => pathOf(item.hit),
        getItems: () => itemsOf(answer.hits),
        onActive: ({ item, event }: { readonly item: Item; readonly event: SyntheticEvent }) => {
          // Called for the first result of each answer, too.
          if (MOVES.includes(event.type)) chosen = item.hit;
        },
      };
      return [source];
    },
    navigator: {
      navigate: ({ item }) => {
        open(item.hit);
      },
      navigateNewTab: ({ item }) => {
        openInAnother(item.hit);
      },
      navigateNewWindow: ({ item }) => {
        openInAnother(item.hit);
      },
    },
    onStateChange({ state: next, prevState }) {
      state = next;
      // Escape empties the query; typing has changed the field already.
      if (next.query !== prevState.query && next.query !== input.value) {
        input.value = next.query;
        keepQuery(next.query);
      }
      show(renderView({ state, autocomplete, place, root, input, urlOf: pathOf, open, openElsewhere, retry }));
    },
  });
  const handlers = autocomplete.getInputProps({ inputElement: input });

  /** Searches for what is in the field and shows the answer. */
  function ask(): void {
    void autocomplete.refresh().then(() => {
      autocomplete.setIsOpen(mayShow());
    });
  }

  /** Searches again after the index could not be had, and has it fetched anew for that. */
  function retry(): void {
    client.retry();
    input.focus();
    ask();
  }

  /** Searches for what is in the field and opens the first result, unless the reader goes on typing. */
  function openWhenAnswered(openFirst: (hit: SearchHit) => void): void {
    const asked = input.value;
    void autocomplete.refresh().then(() => {
      if (input.value !== asked || !isInUse()) return;
      const first = state?.collections[0]?.items[0];
      if (first) openFirst(first.hit);
      else autocomplete.setIsOpen(mayShow());
    });
  }

  function submit(elsewhere = false): void {
    const active = state?.isOpen ? state.collections[0]?.items[state.activeItemId ?? 0] : undefined;
    const openIt = elsewhere ? openInAnother : open;
    if (isPending()) openWhenAnswered(openIt);
    else if (active) openIt(active.hit);
    else if (answerOf(state)?.problem?.code === "no-index") retry();
    else {
      input.focus();
      ask();
    }
  }

  void client.warmUp();
  if (input.value !== "") ask();

  return {
    handlers: {
      onChange(event) {
        handlers.onChange(event);
      },
      onCompositionEnd(event) {
        // Most keyboards of Android compose each word, so what was composed so far has been asked for already.
        if (state?.query !== input.value) handlers.onCompositionEnd(event);
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
        if (event.key === "Enter" && isPending() && !event.nativeEvent.isComposing) {
          event.preventDefault();
          openWhenAnswered(isElsewhere(event) ? openInAnother : open);
        } else {
          handlers.onKeyDown(event);
        }
      },
    },
    submit,
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
