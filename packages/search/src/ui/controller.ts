import { createAutocomplete } from "@algolia/autocomplete-core";
import type { AutocompleteApi, AutocompleteSource, AutocompleteState } from "@algolia/autocomplete-core";
import type { ComponentProps, KeyboardEvent, KeyboardEventHandler, MouseEvent, SyntheticEvent } from "react";
import type { SearchAnswer, SearchHit } from "../shared/types.ts";
import { searchClient } from "../client/client.ts";
import { handOver } from "./handOver.ts";
import { showTerms } from "./highlight.ts";
import { isComposing } from "./isKey.ts";
import type { Terms } from "./highlight.ts";
import { opensInNewTab } from "./keys.ts";
import { expectMarks } from "./marks.ts";
import { currentQuery, setQuery } from "./query.ts";

/** The place of a search field: the navbar, or the full-screen dialog of narrow screens. */
export type Variant = "navbar" | "modal";

/** A result in the state of autocomplete-core. */
export type Item = Record<string, unknown> & { readonly hit: SearchHit };

/** Attaches the answer to its results, so that autocomplete-core drops both when they come too late. */
interface WithAnswer {
  readonly answer: SearchAnswer;
}

/** The results of a query in the state of autocomplete-core. */
type Source = AutocompleteState<Item>["collections"][number]["source"] & WithAnswer;

/** The visible state of a box. */
export interface SearchView {
  /** Whether a query waits for its answer. */
  readonly isBusy: boolean;
  /** The content of the panel; undefined while it is closed. */
  readonly source?: Source | undefined;
  /** The results, in the order of the panel. */
  readonly items: readonly Item[];
  readonly listId?: string | undefined;
  readonly activeId?: string | undefined;
}

/** The elements of a box, and its connection to the page. */
export interface ControllerOptions {
  readonly id: string;
  readonly variant: Variant;
  /** The element that contains field and panel. */
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Base URL of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** URL of the index. */
  readonly indexUrl: string;
  /** Whether an empty field also searches when it is focused; off by default. */
  readonly openOnFocus?: boolean;
  /** Navigates to a URL of this site with the router. */
  readonly goTo: (url: string) => void;
  /** Receives the view whenever it changes. */
  readonly onView: (view: SearchView) => void;
}

type Autocomplete = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** Event handlers of the field. In the dialog, `onKeyDown` also handles Escape and Tab on other elements. */
type InputHandlers = Required<
  Pick<ComponentProps<"input">, "onChange" | "onCompositionEnd" | "onFocus" | "onClick">
> & {
  readonly onKeyDown: KeyboardEventHandler;
};

/** The search behind a field. */
export interface Controller {
  readonly inputHandlers: InputHandlers;
  /** Opens the active result, or the first one as soon as it is known; with `inNewTab`, in another tab or window. */
  readonly submit: (inNewTab?: boolean) => void;
  readonly clear: () => void;
  /** Call it when the focus leaves the field and its panel. */
  readonly leave: () => void;
  readonly open: (hit: SearchHit) => void;
  /** Follows a link of this site that is not a result. */
  readonly follow: (link: HTMLAnchorElement) => void;
  /** Call it before the browser opens a hit in another tab or window. */
  readonly prepareNewTab: (hit: SearchHit) => void;
  /** Searches only this area; undefined for all areas. */
  readonly choose: (area: string | undefined) => void;
  /** Returns the focus to the field. */
  readonly focus: () => void;
  /** Searches again, and fetches the index again if it failed to load. */
  readonly retry: () => void;
  readonly urlOf: (hit: SearchHit) => string;
  readonly panelProps: () => Pick<ComponentProps<"div">, "onMouseDown" | "onMouseLeave" | "onTouchMove">;
  readonly optionProps: (item: Item, source: Source) => ReturnType<Autocomplete["getItemProps"]>;
}

/**
 * Makes the URL of a result, which is always on this site, whatever the route is.
 *
 * @param baseUrl with a slash at both ends
 */
export function resultUrl(baseUrl: string, sectionRoute: string): string {
  return baseUrl + sectionRoute.replace(/^[\s\\/]+/u, "");
}

/**
 * Replaces the hits of a partial answer with those of the next. The hit that the reader has moved to keeps its position,
 * so that Enter opens it.
 */
export function replaceHits(
  hits: readonly SearchHit[],
  before: readonly SearchHit[],
  chosen: SearchHit | undefined,
): SearchHit[] {
  // Compares routes, because ids differ if the new answer is from a newer index.
  const isChosen = ({ document }: SearchHit): boolean => document.sectionRoute === chosen?.document.sectionRoute;
  const position = before.findIndex(isChosen);
  const kept = hits.find(isChosen) ?? chosen;
  if (position < 0 || !kept) return [...hits];
  const others = hits.filter((hit) => !isChosen(hit));
  return others.toSpliced(position, 0, kept).slice(0, Math.max(hits.length, position + 1));
}

/** Returns the hits to show: those of a similar query if there are no others. */
function hitsOf({ hits, nearest }: SearchAnswer): readonly SearchHit[] {
  return nearest?.hits ?? hits;
}

/** Returns the terms to mark on the page of a hit: in the article of a doc or post, and in all of `main` on a category page. */
function termsOf({ document, kind, terms }: SearchHit): Terms {
  const isArticle = ["docs", "blog"].includes(document.type) && kind.name !== "category";
  return { selector: isArticle ? "main article" : "main", terms };
}

/** The only area that the fields of this tab search; undefined for all. */
let chosenArea: string | undefined;

/** Events by which a reader moves to a result. */
const MOVES = ["keydown", "mousemove"];

/**
 * Connects a field to the search. If it contains a query already, this is answered at once.
 *
 * autocomplete-core manages the state and handles the keys. This adds what it lacks: the native blur, Enter before
 * there is an answer, blank queries, partial answers, and the panel for a query without results.
 */
export function createController(options: ControllerOptions): Controller {
  const { id, root, input, variant, baseUrl, openOnFocus = false } = options;
  const client = searchClient(options.indexUrl);
  let state: AutocompleteState<Item> | undefined;
  /** The result that the reader has moved to, with the keys or the pointer. */
  let chosen: SearchHit | undefined;

  const urlOf = (hit: SearchHit): string => resultUrl(baseUrl, hit.document.sectionRoute);
  const fullUrlOf = (hit: SearchHit): URL => new URL(urlOf(hit), location.href);
  const currentSource = (): Source | undefined => state?.collections[0]?.source as Source | undefined;
  const currentAnswer = (): SearchAnswer | undefined => currentSource()?.answer;
  const isBlank = (): boolean => currentQuery().trim() === "";
  // autocomplete-core is idle as soon as there is any answer, even to an earlier query.
  const isCurrent = ({ query, area }: SearchAnswer): boolean => query === currentQuery() && area === chosenArea;
  function isPending(): boolean {
    const answer = currentAnswer();
    return (openOnFocus || !isBlank()) && !(answer && isCurrent(answer));
  }
  const isInUse = (): boolean =>
    variant === "modal" ? root.closest("dialog")?.open === true : root.contains(document.activeElement);
  function mayOpenPanel(): boolean {
    const answer = currentAnswer();
    return isInUse() && answer !== undefined && (!isBlank() || (openOnFocus && answer.hits.length > 0));
  }

  /** Navigates to the page of a hit, shows its section and marks the terms. */
  function open(hit: SearchHit): void {
    autocomplete.setIsOpen(false);
    input.blur();
    const { pathname, hash } = fullUrlOf(hit);
    const terms = termsOf(hit);
    expectMarks({ pathname, start: (report) => showTerms(terms, hash, report) });
    options.goTo(urlOf(hit));
  }

  function prepareNewTab(hit: SearchHit): void {
    handOver(fullUrlOf(hit), termsOf(hit));
  }

  /** Opens a hit in another tab or window; the browser chooses which by the pressed keys. */
  function openInNewTab(hit: SearchHit): void {
    prepareNewTab(hit);
    window.open(urlOf(hit), "_blank", "noopener");
  }

  /** Replaces the partial answer that is shown with the next one. */
  function update(answer: SearchAnswer): void {
    const [collection] = state?.collections ?? [];
    const shown = currentAnswer();
    if (!collection || shown?.query !== answer.query || shown.area !== answer.area) return;
    // An earlier request for the same query may end after a later one.
    if (shown.whole && !answer.whole) return;
    const before = collection.items.map(({ hit }) => hit);
    const items = replaceHits(hitsOf(answer), before, chosen).map((hit) => ({ hit }));
    const source = { ...collection.source, answer };
    autocomplete.setCollections([{ source, items }]);
  }

  /** Resolves to the answer to a query, or to the first partial one with results; later ones update the view. */
  function answerTo(query: string): Promise<SearchAnswer> {
    const area = chosenArea;
    const from = location.pathname.slice(baseUrl.length - 1);
    return new Promise((resolve) => {
      let hasBegun = false;
      void client
        .search(query, { from, area }, (part) => {
          if (hasBegun) update(part);
          else if (part.hits.length > 0) {
            hasBegun = true;
            resolve(part);
          }
        })
        .then((answer) => {
          if (hasBegun) update(answer);
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
        getItems: () => hitsOf(answer).map((hit) => ({ hit })),
        onActive: ({ item, event }: { readonly item: Item; readonly event: SyntheticEvent }) => {
          // Also called for the first result when an answer arrives.
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
        openInNewTab(item.hit);
      },
      navigateNewWindow: ({ item }) => {
        openInNewTab(item.hit);
      },
    },
    onStateChange({ state: next, prevState }) {
      state = next;
      // Escape clears the query here; typing has already changed it.
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

  /** Searches for the query and opens the first result, unless the reader continues typing. */
  function openWhenAnswered(openFirst: (hit: SearchHit) => void): void {
    const asked = currentQuery();
    void autocomplete.refresh().then(() => {
      if (currentQuery() !== asked || !isInUse()) return;
      const first = state?.collections[0]?.items[0];
      if (first) openFirst(first.hit);
      else autocomplete.setIsOpen(mayOpenPanel());
    });
  }

  function submit(inNewTab = false): void {
    const active = state?.isOpen ? state.collections[0]?.items[state.activeItemId ?? 0] : undefined;
    const openIt = inNewTab ? openInNewTab : open;
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
        // Most Android keyboards compose each word; its parts have been searched for already.
        if (state?.query !== currentQuery()) handlers.onCompositionEnd(event);
      },
      onClick(event) {
        handlers.onClick(event);
      },
      onFocus(event) {
        void client.warmUp();
        // The second field of the page may have changed the query.
        if (state && state.query !== currentQuery()) handlers.onChange(event);
        else handlers.onFocus(event);
      },
      onKeyDown(event) {
        if (isComposing(event.nativeEvent)) return;
        // With Tab, autocomplete-core would close the panel, whose areas are tab stops.
        if (event.key === "Tab" && state?.isOpen) return;
        // Without panel or text there is nothing to close or clear, and other listeners may handle the key.
        if (event.key === "Escape" && currentQuery() === "" && !state?.isOpen) return;
        if (event.key === "Enter" && isPending()) {
          event.preventDefault();
          openWhenAnswered(opensInNewTab(event) ? openInNewTab : open);
        } else {
          handlers.onKeyDown(event);
        }
      },
    },
    submit,
    clear() {
      setQuery("");
      autocomplete.setQuery("");
      // As when the last character is deleted: drops the answer to the earlier query.
      ask();
      input.focus();
    },
    leave() {
      if (variant !== "modal") autocomplete.setIsOpen(false);
    },
    open,
    follow({ pathname }) {
      autocomplete.setIsOpen(false);
      input.blur();
      options.goTo(pathname);
    },
    prepareNewTab,
    choose(area) {
      chosenArea = area;
      ask();
    },
    focus() {
      input.focus();
    },
    retry,
    urlOf,
    panelProps: () => ({
      ...autocomplete.getPanelProps(),
      onTouchMove() {
        // Hides a phone's keyboard, which would cover results while scrolling.
        if (variant === "modal") root.focus({ preventScroll: true });
      },
    }),
    optionProps: (item, source) => autocomplete.getItemProps({ item, source }),
  };
}
