import { createAutocomplete } from "@algolia/autocomplete-core";
import type { AutocompleteApi, AutocompleteSource, AutocompleteState } from "@algolia/autocomplete-core";
import type { ComponentProps, KeyboardEvent, KeyboardEventHandler, MouseEvent, SyntheticEvent } from "react";
import { searchIndexFile } from "../../shared/constants";
import type { SearchAnswer, SearchHit } from "../../shared/types";
import { searchClient } from "../client";
import { handOver } from "./handOver";
import { showTerms } from "./highlight";
import type { Terms } from "./highlight";
import { opensElsewhere } from "./keys";
import { expectMarks } from "./marks";
import { currentQuery, setQuery } from "./query";

/** Where a search field stands: in the navbar, or in the full-screen dialog of narrow screens. */
export type Variant = "navbar" | "modal";

/** A result as autocomplete-core holds it. */
export type Item = Record<string, unknown> & { readonly hit: SearchHit };

/** Attaches the whole answer to the results, so that autocomplete-core drops a late answer together with its results. */
interface WithAnswer {
  readonly answer: SearchAnswer;
}

/** The results of a query, as autocomplete-core holds them. */
type Source = AutocompleteState<Item>["collections"][number]["source"] & WithAnswer;

/** What a box shows. */
export interface SearchView {
  /** Whether a query waits for its answer. */
  readonly isBusy: boolean;
  /** What the panel shows; without it, the panel is closed. */
  readonly source?: Source | undefined;
  /** The results in their order in the panel. */
  readonly items: readonly Item[];
  /** Id of the list of results, if it is shown. */
  readonly listId?: string | undefined;
  /** Id of the active result, if there is one. */
  readonly activeId?: string | undefined;
}

/** The elements of a box, and its connection to the page. */
export interface ControllerOptions {
  /** Prefix of the ids of elements. */
  readonly id: string;
  readonly variant: Variant;
  /** The element that holds field and panel. */
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Base URL of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Locale of the page, as in the name of the index. */
  readonly locale: string;
  /** Whether an empty field asks for results, too, as soon as it is focused; off by default. */
  readonly openOnFocus?: boolean;
  /** Goes to a URL of this site without loading a page. */
  readonly goTo: (url: string) => void;
  /** Receives the view whenever it changes. */
  readonly onView: (view: SearchView) => void;
}

type Autocomplete = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** Handles the keys of the field; in the dialog also Escape and Tab elsewhere. */
type InputHandlers = Required<
  Pick<ComponentProps<"input">, "onChange" | "onCompositionEnd" | "onFocus" | "onClick">
> & {
  readonly onKeyDown: KeyboardEventHandler;
};

/** The search behind a field. */
export interface Controller {
  readonly inputHandlers: InputHandlers;
  /** Opens the active result, or the first one as soon as it is known; `elsewhere` in another tab or window. */
  readonly submit: (elsewhere?: boolean) => void;
  /** Empties the field and focuses it. */
  readonly clear: () => void;
  /** To be called when the focus leaves the field and its panel. */
  readonly leave: () => void;
  readonly open: (hit: SearchHit) => void;
  /** To be called before the browser opens a hit in another tab or window. */
  readonly prepareElsewhere: (hit: SearchHit) => void;
  /** Searches again, and fetches an index again that failed to load. */
  readonly retry: () => void;
  readonly urlOf: (hit: SearchHit) => string;
  readonly panelProps: () => Pick<ComponentProps<"div">, "onMouseDown" | "onMouseLeave" | "onTouchMove">;
  readonly optionProps: (item: Item, source: Source) => ReturnType<Autocomplete["getItemProps"]>;
}

/**
 * The URL of a result. It stays on this site, whatever the route is.
 *
 * @param baseUrl with a slash at both ends
 * @param sectionRoute path below the base URL
 */
export function resultUrl(baseUrl: string, sectionRoute: string): string {
  return baseUrl + sectionRoute.replace(/^[\s\\/]+/u, "");
}

/**
 * Replaces the hits of a part of an answer by those of the next. A hit that the reader has moved to keeps its position, so
 * that Enter opens what was seen.
 *
 * @param hits - best first
 * @param before - the hits that are shown, in their order
 * @param chosen - the hit that the reader has moved to, if any
 */
export function replaceHits(
  hits: readonly SearchHit[],
  before: readonly SearchHit[],
  chosen: SearchHit | undefined,
): SearchHit[] {
  // Compares routes, since ids differ when the answer is that of a newer index.
  const isChosen = ({ document }: SearchHit): boolean => document.sectionRoute === chosen?.document.sectionRoute;
  const position = before.findIndex(isChosen);
  const kept = hits.find(isChosen) ?? chosen;
  if (position < 0 || !kept) return [...hits];
  const others = hits.filter((hit) => !isChosen(hit));
  return others.toSpliced(position, 0, kept).slice(0, Math.max(hits.length, position + 1));
}

/** The terms to mark on the page of a hit: in the article of a doc or post, and in all of a page that lists others. */
function termsOf({ document, kind, terms }: SearchHit): Terms {
  const isArticle = ["docs", "blog"].includes(document.type) && kind !== "category";
  return { selector: isArticle ? "main article" : "main", terms };
}

/** Events by which a reader moves to a result. */
const MOVES = ["keydown", "mousemove"];

/**
 * Makes a field search. A query that was typed before is answered at once.
 *
 * autocomplete-core holds the state and handles the keys. This adds what it lacks: the native blur, Enter before the answer is
 * there, blank queries, answers in parts, and the panel for a query without results.
 */
export function createController(options: ControllerOptions): Controller {
  const { id, root, input, variant, baseUrl, openOnFocus = false } = options;
  const client = searchClient(baseUrl + searchIndexFile(options.locale));
  let state: AutocompleteState<Item> | undefined;
  /** The result that the reader has moved to, with the keys or the pointer. */
  let chosen: SearchHit | undefined;

  const urlOf = (hit: SearchHit): string => resultUrl(baseUrl, hit.document.sectionRoute);
  const fullUrlOf = (hit: SearchHit): URL => new URL(urlOf(hit), location.href);
  const currentSource = (): Source | undefined => state?.collections[0]?.source as Source | undefined;
  const currentAnswer = (): SearchAnswer | undefined => currentSource()?.answer;
  const isBlank = (): boolean => currentQuery().trim() === "";
  // autocomplete-core calls itself idle as soon as any answer is there, also that of an earlier query.
  const isPending = (): boolean => (openOnFocus || !isBlank()) && currentAnswer()?.query !== currentQuery();
  const isInUse = (): boolean =>
    variant === "modal" ? root.closest("dialog")?.open === true : root.contains(document.activeElement);
  function mayOpenPanel(): boolean {
    const answer = currentAnswer();
    return isInUse() && answer !== undefined && (!isBlank() || (openOnFocus && answer.hits.length > 0));
  }

  /** Goes to the page of a hit, shows its section and marks the terms. */
  function open(hit: SearchHit): void {
    autocomplete.setIsOpen(false);
    input.blur();
    const { pathname, hash } = fullUrlOf(hit);
    const terms = termsOf(hit);
    expectMarks({ pathname, start: (report) => showTerms(terms, hash, report) });
    options.goTo(urlOf(hit));
  }

  function prepareElsewhere(hit: SearchHit): void {
    handOver(fullUrlOf(hit), termsOf(hit));
  }

  /** Opens a hit in another tab or window; browsers choose which by the keys that are held. */
  function openElsewhere(hit: SearchHit): void {
    prepareElsewhere(hit);
    window.open(urlOf(hit), "_blank", "noopener");
  }

  /** Replaces the shown part of an answer by the next. */
  function complete(answer: SearchAnswer): void {
    const [collection] = state?.collections ?? [];
    const shown = currentAnswer();
    if (!collection || shown?.query !== answer.query) return;
    // An earlier request for the same query may end after a later one.
    if (shown.whole && !answer.whole) return;
    const before = collection.items.map(({ hit }) => hit);
    const items = replaceHits(answer.hits, before, chosen).map((hit) => ({ hit }));
    const source = { ...collection.source, answer };
    autocomplete.setCollections([{ source, items }]);
  }

  /** The answer to a query, or its first part with results, which the rest completes. */
  function answerTo(query: string): Promise<SearchAnswer> {
    return new Promise((resolve) => {
      let hasBegun = false;
      void client
        .search(query, (part) => {
          if (hasBegun) complete(part);
          else if (part.hits.length > 0) {
            hasBegun = true;
            resolve(part);
          }
        })
        .then((answer) => {
          if (hasBegun) complete(answer);
          else resolve(answer);
        });
    });
  }

  const autocomplete: Autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: `${id}-search`,
    defaultActiveItemId: 0,
    initialState: { query: currentQuery() },
    openOnFocus,
    shouldPanelOpen: mayOpenPanel,
    async getSources({ query }) {
      if (query.trim() === "" && !openOnFocus) return [];
      const answer = await answerTo(query);
      chosen = undefined;
      const source: AutocompleteSource<Item> & WithAnswer = {
        sourceId: "pages",
        answer,
        getItemUrl: ({ item }) => urlOf(item.hit),
        getItems: () => answer.hits.map((hit) => ({ hit })),
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
        openElsewhere(item.hit);
      },
      navigateNewWindow: ({ item }) => {
        openElsewhere(item.hit);
      },
    },
    onStateChange({ state: next, prevState }) {
      state = next;
      // Escape empties the query; typing has changed it already.
      if (next.query !== prevState.query && next.query !== currentQuery()) setQuery(next.query);
      options.onView(viewOf(next));
    },
  });
  const handlers = autocomplete.getInputProps({ inputElement: input });

  function viewOf({ status, isOpen, collections: [collection] }: AutocompleteState<Item>): SearchView {
    const isBusy = status !== "idle" || currentAnswer()?.whole === false;
    const source = currentSource();
    if (!isOpen || !source || !collection) return { isBusy, items: [] };
    const { items } = collection;
    if (items.length === 0) return { isBusy, source, items };
    return {
      isBusy,
      source,
      items,
      listId: autocomplete.getListProps({ source }).id,
      activeId: autocomplete.getInputProps({ inputElement: input })["aria-activedescendant"],
    };
  }

  /** Searches for the query and shows the answer. */
  function ask(): void {
    void autocomplete.refresh().then(() => {
      autocomplete.setIsOpen(mayOpenPanel());
    });
  }

  function retry(): void {
    client.retry();
    input.focus();
    ask();
  }

  /** Searches for the query and opens the first result, unless the reader types on. */
  function openWhenAnswered(openFirst: (hit: SearchHit) => void): void {
    const asked = currentQuery();
    void autocomplete.refresh().then(() => {
      if (currentQuery() !== asked || !isInUse()) return;
      const first = state?.collections[0]?.items[0];
      if (first) openFirst(first.hit);
      else autocomplete.setIsOpen(mayOpenPanel());
    });
  }

  function submit(elsewhere = false): void {
    const active = state?.isOpen ? state.collections[0]?.items[state.activeItemId ?? 0] : undefined;
    const openIt = elsewhere ? openElsewhere : open;
    if (isPending()) openWhenAnswered(openIt);
    else if (active) openIt(active.hit);
    else if (currentAnswer()?.problem?.code === "no-index") retry();
    else {
      input.focus();
      ask();
    }
  }

  void client.warmUp();
  if (currentQuery() !== "") ask();

  return {
    inputHandlers: {
      onChange(event) {
        handlers.onChange(event);
      },
      onCompositionEnd(event) {
        // Most keyboards of Android compose each word, whose parts have been searched for already.
        if (state?.query !== currentQuery()) handlers.onCompositionEnd(event);
      },
      onClick(event) {
        handlers.onClick(event);
      },
      onFocus(event) {
        void client.warmUp();
        // The other field of the page may have changed the query.
        if (state && state.query !== currentQuery()) handlers.onChange(event);
        else handlers.onFocus(event);
      },
      onKeyDown(event) {
        // Without panel or text there is nothing to close or to empty, but others may wait for the key.
        if (event.key === "Escape" && currentQuery() === "" && !state?.isOpen) return;
        if (event.key === "Enter" && isPending() && !event.nativeEvent.isComposing) {
          event.preventDefault();
          openWhenAnswered(opensElsewhere(event) ? openElsewhere : open);
        } else {
          handlers.onKeyDown(event);
        }
      },
    },
    submit,
    clear() {
      setQuery("");
      autocomplete.setQuery("");
      // As autocomplete-core does when the last character is deleted: the answer to an earlier query is dropped.
      ask();
      input.focus();
    },
    leave() {
      if (variant !== "modal") autocomplete.setIsOpen(false);
    },
    open,
    prepareElsewhere,
    retry,
    urlOf,
    panelProps: () => ({
      ...autocomplete.getPanelProps(),
      onTouchMove() {
        // The keyboard of a phone would cover what the finger scrolls to.
        if (variant === "modal") root.focus({ preventScroll: true });
      },
    }),
    optionProps: (item, source) => autocomplete.getItemProps({ item, source }),
  };
}
