import { createAutocomplete } from "@algolia/autocomplete-core";
import type { AutocompleteSource, AutocompleteState } from "@algolia/autocomplete-core";
import type { ChangeEvent, CompositionEvent, FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import type { SearchAnswer, SearchHit } from "../shared/types.ts";
import { searchClient } from "../client/client.ts";
import { showTerms } from "./highlight.ts";
import type { Terms } from "./highlight.ts";
import { isComposing, opensInNewTab } from "./keys.ts";
import { expectMarks, openChannel, pageOf } from "./marks.ts";
import type { Message } from "./marks.ts";
import { currentQuery, setQuery } from "./query.ts";

/** A result in the state of autocomplete-core. */
export type Item = Record<string, unknown> & { readonly hit: SearchHit };

/** Attaches the answer to its results, so that autocomplete-core drops both when they come too late. */
type Source = AutocompleteState<Item>["collections"][number]["source"] & { readonly answer: SearchAnswer };

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

/** The results opened in other tabs that have not requested their terms yet. */
const handedOver: { readonly page: string; readonly answer: Terms }[] = [];
let channel: BroadcastChannel | null = null;

function answerTab({ data }: MessageEvent<Message>): void {
  const at = data.answer ? -1 : handedOver.findIndex(({ page }) => page === data.page);
  const [found] = at === -1 ? [] : handedOver.splice(at, 1);
  if (!found) return;
  channel?.postMessage(found satisfies Message);
  if (handedOver.length > 0) return;
  channel?.close();
  channel = null;
}

/** Sends the terms of a result to the tab or window in which it opens, once that requests them. Call it before it opens. */
export function handOver(url: URL, terms: Terms): void {
  handedOver.push({ page: pageOf(url), answer: terms });
  channel ??= openChannel();
  if (channel) channel.onmessage = answerTab;
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
export function createController(options: ControllerOptions) {
  const { id, root, input, isModal, baseUrl, openOnFocus = false } = options;
  const client = searchClient(options.indexUrl);
  let state: AutocompleteState<Item> | undefined;
  /** The result that the reader has moved to, with the keys or the pointer. */
  let chosen: SearchHit | undefined;

  const urlOf = (hit: SearchHit): string => resultUrl(baseUrl, hit.document.sectionRoute);
  const fullUrlOf = (hit: SearchHit): URL => new URL(urlOf(hit), location.href);
  const currentSource = (): Source | undefined => state?.collections[0]?.source as Source | undefined;
  const currentAnswer = (): SearchAnswer | undefined => currentSource()?.answer;
  const isBlank = (): boolean => currentQuery().trim() === "";
  /** Whether the query has no answer yet: autocomplete-core is idle as soon as there is any, even to an earlier query. */
  function isPending(): boolean {
    const answer = currentAnswer();
    const isAnswered = answer?.query === currentQuery() && answer.area === chosenArea;
    return (openOnFocus || !isBlank()) && !isAnswered;
  }
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

  const openItemInNewTab = ({ item }: { readonly item: Item }): void => {
    openInNewTab(item.hit);
  };

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

  const autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: `${id}-search`,
    defaultActiveItemId: 0,
    initialState: { query: currentQuery() },
    openOnFocus,
    shouldPanelOpen: mayOpenPanel,
    async getSources({ query }) {
      if (query.trim() === "" && !openOnFocus) return [];
      const answer = await answerTo(query);
      chosen = undefined;
      const source: AutocompleteSource<Item> & Pick<Source, "answer"> = {
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
      navigateNewTab: openItemInNewTab,
      navigateNewWindow: openItemInNewTab,
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

  /**
   * Searches for the query and shows the answer.
   *
   * @param openFirst - opens the first result instead, unless the reader has continued typing or left the field
   */
  function ask(openFirst?: (hit: SearchHit) => void): void {
    const asked = currentQuery();
    void autocomplete.refresh().then(() => {
      const first = state?.collections[0]?.items[0];
      if (openFirst && first && currentQuery() === asked && isInUse()) openFirst(first.hit);
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
        // Most Android keyboards compose each word; its parts have been searched for already.
        if (state?.query !== currentQuery()) handlers.onCompositionEnd(event);
      },
      onClick: (event: MouseEvent) => {
        handlers.onClick(event);
      },
      onFocus: (event: FocusEvent) => {
        void client.warmUp();
        // The second field of the page may have changed the query.
        if (state && state.query !== currentQuery()) handlers.onChange(event);
        else handlers.onFocus(event);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposing(event.nativeEvent)) return;
        // With Tab, autocomplete-core would close the panel, whose areas are tab stops.
        if (event.key === "Tab" && state?.isOpen) return;
        // Without panel or text there is nothing to close or clear, and other listeners may handle the key.
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
      // As when the last character is deleted: drops the answer to the earlier query.
      ask();
      input.focus();
    },
    focus() {
      input.focus();
    },
    /** Call it when the focus leaves the field and its panel. */
    leave() {
      if (!isModal) autocomplete.setIsOpen(false);
    },
    /** Follows a link of this site that is not a result. */
    follow({ pathname }: HTMLAnchorElement) {
      autocomplete.setIsOpen(false);
      input.blur();
      options.goTo(pathname);
    },
    /** Searches only this area; undefined for all areas. */
    choose(area: string | undefined) {
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
      /** Call it before the browser opens the result in another tab or window, or the context menu, which can do that. */
      onOpenInNewTab: () => {
        prepareNewTab(item.hit);
      },
    }),
  };
}
