import { createAutocomplete } from "@algolia/autocomplete-core";
import type { AutocompleteSource, AutocompleteState } from "@algolia/autocomplete-core";
import type { ChangeEvent, CompositionEvent, FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import type { SearchAnswer, SearchHit } from "../shared/types.ts";
import { searchClient } from "../client/client.ts";
import { showTerms } from "./highlight.ts";
import type { Terms } from "./highlight.ts";
import { isComposing, opensInNewTab } from "./keys.ts";
import { scheduleMarks, openChannel, pageOf } from "./marks.ts";
import type { Message } from "./marks.ts";
import { currentQuery, setQuery } from "./query.ts";

/** A result in the state of autocomplete-core. */
export type Item = Record<string, unknown> & { readonly hit: SearchHit };

/** A source with its answer, so that autocomplete-core drops both the results and the answer when they arrive too late. */
type Source = AutocompleteState<Item>["collections"][number]["source"] & { readonly answer: SearchAnswer };

/** The visible state of a search box. */
export interface SearchView {
  /** Whether a query waits for its complete answer. */
  readonly isBusy: boolean;
  /** The content of the panel; undefined while it is closed. */
  readonly source?: Source | undefined;
  /** The results, in the order of the panel. */
  readonly items: readonly Item[];
  readonly listId?: string | undefined;
  readonly activeId?: string | undefined;
}

/** The elements of a search box, and its connection to the page. */
export interface ControllerOptions {
  readonly id: string;
  /** Whether the field is in the dialog of narrow screens, not in the navbar. */
  readonly isModal: boolean;
  /** The element that contains field and panel. */
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Base URL of the site, with a slash at both ends. */
  readonly baseUrl: string;
  readonly indexUrl: string;
  /** Whether an empty field also searches when it is focused; off by default. */
  readonly openOnFocus?: boolean;
  /** Navigates to a URL of this site with the router. */
  readonly goTo: (url: string) => void;
  readonly onView: (view: SearchView) => void;
}

/** The search behind a field. */
export type Controller = ReturnType<typeof createController>;

/** Properties of the theme component `SearchResult`. */
export type ResultProps = ReturnType<Controller["resultProps"]>;

/**
 * Returns the URL of a result, which is on this site whatever the route is.
 *
 * @param baseUrl with a slash at both ends
 */
export function resultUrl(baseUrl: string, sectionRoute: string): string {
  return baseUrl + sectionRoute.replace(/^[\s\\/]+/u, "");
}

/**
 * Returns the hits to show when the next part of an answer replaces a partial one. The hit that the reader has moved to keeps
 * its position, so that Enter opens it.
 *
 * @param hits - of the next part
 * @param before - the hits that are shown now
 */
export function replaceHits(
  hits: readonly SearchHit[],
  before: readonly SearchHit[],
  chosenHit: SearchHit | undefined,
): SearchHit[] {
  // Compares routes, because ids differ if the new answer is from a newer index.
  const isChosenHit = ({ document }: SearchHit): boolean => document.sectionRoute === chosenHit?.document.sectionRoute;
  const position = before.findIndex(isChosenHit);
  const kept = hits.find(isChosenHit) ?? chosenHit;
  if (position < 0 || !kept) return [...hits];
  const others = hits.filter((hit) => !isChosenHit(hit));
  return others.toSpliced(position, 0, kept).slice(0, Math.max(hits.length, position + 1));
}

/** Returns the hits to show: those of a similar query, or of other areas, if the query has none. */
function hitsOf({ hits, nearest }: SearchAnswer): readonly SearchHit[] {
  return nearest?.hits ?? hits;
}

/** Returns the terms to mark on the page of a hit: in the article of a doc or post, and in all of `main` on other pages. */
function termsOf({ document, kind, terms }: SearchHit): Terms {
  const isArticle = ["docs", "blog"].includes(document.type) && kind.name !== "category";
  return { selector: isArticle ? "main article" : "main", terms };
}

/** Terms of results that were opened in other tabs, until those tabs request them. */
const handedOver: { readonly page: string; readonly answer: Terms }[] = [];
let channel: BroadcastChannel | null = null;

function answerTab({ data }: MessageEvent<Message>): void {
  const index = data.answer ? -1 : handedOver.findIndex(({ page }) => page === data.page);
  const [found] = index === -1 ? [] : handedOver.splice(index, 1);
  if (!found) return;
  channel?.postMessage({ ...found, tab: data.tab } satisfies Message);
  if (handedOver.length > 0) return;
  channel?.close();
  channel = null;
}

/**
 * Keeps the terms of a result for the tab or window that opens the result, and sends the terms when that page requests them.
 * Call this before the tab opens.
 */
export function handOver(url: URL, terms: Terms): void {
  handedOver.push({ page: pageOf(url), answer: terms });
  channel ??= openChannel();
  if (channel) channel.onmessage = answerTab;
}

/** The area that all fields of this tab search; undefined for the whole site. */
let chosenArea: string | undefined;

/** Events by which a reader moves to a result. */
const MOVES = ["keydown", "mousemove"];

/**
 * Connects a field to the search. If the field already contains a query, the query is answered at once.
 *
 * autocomplete-core manages the state and handles the keys. The controller adds what autocomplete-core lacks: removing the
 * focus from the field, Enter before there is an answer, blank queries, partial answers, and the panel for a query without
 * results.
 */
export function createController(options: ControllerOptions) {
  const { id, root, input, isModal, baseUrl, openOnFocus = false } = options;
  const client = searchClient(options.indexUrl);
  let state: AutocompleteState<Item> | undefined;
  /** The result that the reader has moved to, with the keys or the pointer. */
  let chosenHit: SearchHit | undefined;
  /** Partial answers that were replaced. autocomplete-core restores one when an earlier query is answered late. */
  const replaced = new WeakSet<SearchAnswer>();

  const urlOf = (hit: SearchHit): string => resultUrl(baseUrl, hit.document.sectionRoute);
  const absoluteUrlOf = (hit: SearchHit): URL => new URL(urlOf(hit), location.href);
  const currentSource = (): Source | undefined => state?.collections[0]?.source as Source | undefined;
  const currentAnswer = (): SearchAnswer | undefined => currentSource()?.answer;
  const isBlank = (): boolean => currentQuery().trim() === "";
  function isAnswered(): boolean {
    const answer = currentAnswer();
    return answer?.query === currentQuery() && answer.area === chosenArea;
  }
  /** Whether the query has no answer yet. autocomplete-core is idle as soon as any answer arrives, even to an earlier query. */
  const isPending = (): boolean => (openOnFocus || !isBlank()) && !isAnswered();
  const isInUse = (): boolean =>
    isModal ? root.closest("dialog")?.open === true : root.contains(document.activeElement);
  function mayOpenPanel(): boolean {
    const answer = currentAnswer();
    return isInUse() && answer !== undefined && (!isBlank() || (openOnFocus && answer.hits.length > 0));
  }

  /** Navigates to the page of a hit, shows its section and marks the terms. */
  function open(hit: SearchHit): void {
    autocomplete.setIsOpen(false);
    input.blur();
    const { pathname, hash } = absoluteUrlOf(hit);
    const terms = termsOf(hit);
    // The router decodes the path.
    scheduleMarks({ pathname: decodeURI(pathname), start: (report) => showTerms(terms, hash, report) });
    options.goTo(urlOf(hit));
  }

  function prepareNewTab(hit: SearchHit): void {
    handOver(absoluteUrlOf(hit), termsOf(hit));
  }

  /** Opens a hit in another tab or window; the browser chooses which by the pressed keys. */
  function openInNewTab(hit: SearchHit): void {
    prepareNewTab(hit);
    window.open(urlOf(hit), "_blank", "noopener");
  }

  const openItemInNewTab = ({ item }: { readonly item: Item }): void => {
    openInNewTab(item.hit);
  };

  /** Shows the next part of an answer in place of the partial answer. */
  function update(answer: SearchAnswer): void {
    const [collection] = state?.collections ?? [];
    const shown = currentAnswer();
    if (!collection || shown?.query !== answer.query || shown.area !== answer.area) return;
    // An earlier request for the same query may end after a later one.
    if (shown === answer || (shown.whole && !answer.whole)) return;
    replaced.add(shown);
    const before = collection.items.map(({ hit }) => hit);
    const items = replaceHits(hitsOf(answer), before, chosenHit).map((hit) => ({ hit }));
    const source = { ...collection.source, answer };
    autocomplete.setCollections([{ source, items }]);
  }

  /** Resolves to the first partial answer with results, or else to the final answer. Later answers update the view. */
  function answerTo(query: string): Promise<SearchAnswer> {
    const area = chosenArea;
    const from = location.pathname.slice(baseUrl.length - 1);
    return new Promise((resolve) => {
      function receive(answer: SearchAnswer): void {
        resolve(answer);
        // Also the first answer: if the reader closes the panel, autocomplete-core ignores what this resolves to.
        update(answer);
      }
      void client
        .search(query, { from, area }, (part) => {
          if (part.hits.length > 0) receive(part);
        })
        .then(receive);
    });
  }

  const autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: `${id}-search`,
    defaultActiveItemId: 0,
    initialState: { query: currentQuery() },
    openOnFocus,
    shouldPanelOpen: mayOpenPanel,
    async getSources({ query }) {
      if (query.trim() === "" && !openOnFocus) return [];
      const answer = await answerTo(query);
      if (query === currentQuery()) chosenHit = undefined;
      const source: AutocompleteSource<Item> & Pick<Source, "answer"> = {
        sourceId: "pages",
        answer,
        getItemUrl: ({ item }) => urlOf(item.hit),
        getItems: () => hitsOf(answer).map((hit) => ({ hit })),
        onActive: ({ item, event }: { readonly item: Item; readonly event: SyntheticEvent }) => {
          // Also called for the first result when an answer arrives.
          if (MOVES.includes(event.type)) chosenHit = item.hit;
        },
      };
      return [source];
    },
    navigator: {
      navigate: ({ item }) => {
        open(item.hit);
      },
      navigateNewTab: openItemInNewTab,
      navigateNewWindow: openItemInNewTab,
    },
    onStateChange({ state: next, prevState }) {
      state = next;
      // Escape has changed the query only in this state; typing has already changed it everywhere.
      if (next.query !== prevState.query && next.query !== currentQuery()) setQuery(next.query);
      const answer = currentAnswer();
      // autocomplete-core would keep the answer to the deleted query, without its results.
      if (answer && next.query === "" && !openOnFocus) autocomplete.setCollections([]);
      else if (answer && replaced.has(answer)) {
        autocomplete.setCollections(prevState.collections);
        autocomplete.setActiveItemId(prevState.activeItemId);
      } else options.onView(viewOf(next));
    },
  });
  const handlers = autocomplete.getInputProps({ inputElement: input });

  function viewOf({ status, isOpen, collections: [collection] }: AutocompleteState<Item>): SearchView {
    const isBusy = status !== "idle" || (isAnswered() && currentAnswer()?.whole === false);
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

  /**
   * Searches for the query and shows the answer.
   *
   * @param openFirst - called with the first result instead, unless the reader has continued typing or left the field
   */
  function ask(openFirst?: (hit: SearchHit) => void): void {
    const query = currentQuery();
    void autocomplete.refresh().then(() => {
      const first = state?.collections[0]?.items[0];
      if (openFirst && first && currentQuery() === query && isInUse()) openFirst(first.hit);
      else autocomplete.setIsOpen(mayOpenPanel());
    });
  }

  /** Searches again, and fetches the index again if it failed to load. */
  function retry(): void {
    client.retry();
    input.focus();
    ask();
  }

  /** Opens the active result, or the first one as soon as it is known; with `inNewTab`, in another tab or window. */
  function submit(inNewTab = false): void {
    const active = state?.isOpen ? state.collections[0]?.items[state.activeItemId ?? 0] : undefined;
    const openIt = inNewTab ? openInNewTab : open;
    if (isPending()) ask(openIt);
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
    /** Event handlers of the field. In the dialog, `onKeyDown` also handles Escape and Tab on other elements. */
    inputHandlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        handlers.onChange(event);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        // Most Android keyboards compose each word, and each change of it has been searched for already.
        if (state?.query !== currentQuery()) handlers.onCompositionEnd(event);
      },
      onClick: (event: MouseEvent) => {
        handlers.onClick(event);
      },
      onFocus: (event: FocusEvent) => {
        void client.warmUp();
        // The query may have been changed in the other field of the page.
        if (state && state.query !== currentQuery()) handlers.onChange(event);
        else handlers.onFocus(event);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposing(event.nativeEvent)) return;
        // With Tab, autocomplete-core would close the panel, whose areas are tab stops.
        if (event.key === "Tab" && state?.isOpen) return;
        // Without panel or text, there is nothing to close or clear: other listeners may handle the key.
        if (event.key === "Escape" && currentQuery() === "" && !state?.isOpen) return;
        if (event.key === "Enter" && isPending()) {
          event.preventDefault();
          ask(opensInNewTab(event) ? openInNewTab : open);
        } else {
          handlers.onKeyDown(event);
        }
      },
    },
    submit,
    retry,
    clear() {
      setQuery("");
      autocomplete.setQuery("");
      // Closes the panel, or with `openOnFocus` answers the empty query.
      ask();
      input.focus();
    },
    focus() {
      input.focus();
    },
    /** Closes the panel in the navbar. Call this when the focus has left the field and its panel. */
    leave() {
      if (!isModal) autocomplete.setIsOpen(false);
    },
    /** Follows a clicked link that is not a result, unless the browser has to. */
    follow: (event: MouseEvent<HTMLAnchorElement>): void => {
      const { target, origin, pathname, search, hash } = event.currentTarget;
      if (opensInNewTab(event) || target !== "" || origin !== location.origin) return;
      event.preventDefault();
      autocomplete.setIsOpen(false);
      input.blur();
      options.goTo(pathname + search + hash);
    },
    /** Searches this area only; undefined for all areas. */
    chooseArea(area: string | undefined) {
      chosenArea = area;
      ask();
    },
    panelProps: () => ({
      ...autocomplete.getPanelProps(),
      onTouchMove() {
        // Hides a phone's keyboard, which would cover results while scrolling.
        if (isModal) root.focus({ preventScroll: true });
      },
    }),
    resultProps: (item: Item, source: Source) => ({
      hit: item.hit,
      /** Whether a missing excerpt is still loading. */
      isLoading: !source.answer.whole,
      url: urlOf(item.hit),
      /** Attributes and handlers of autocomplete-core. */
      option: autocomplete.getItemProps({ item, source }),
      onOpen: () => {
        open(item.hit);
      },
      /** Call this before the browser opens the result in another tab or window, or opens its context menu, which can do so. */
      onOpenInNewTab: () => {
        prepareNewTab(item.hit);
      },
    }),
  };
}
