import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";

/** Where a search field stands: in the navbar, or in the full-screen dialog of narrow screens. */
export type Place = "navbar" | "modal";

/** What a live box shows at one moment; the same object until something changes. */
export interface LiveView {
  /** Whether there is a list of results on the screen. */
  readonly expanded: boolean;
  /** Id of the list, while there is one. */
  readonly controls: string | undefined;
  /** Id of the active result, while there is one. */
  readonly active: string | undefined;
  /** Whether a query waits for its answer. */
  readonly busy: boolean;
  /** Results or messages, below the field. */
  readonly panel: ReactNode;
  /** The same in a few words, for screen readers. */
  readonly announcement: ReactNode;
}

/** The view before the search has loaded: a field, and nothing else. */
export const closedView: LiveView = {
  expanded: false,
  controls: undefined,
  active: undefined,
  busy: false,
  panel: null,
  announcement: null,
};

/** What the search, once loaded, does with a field that is on the page already. */
export interface LiveBox {
  /** Calls back after each change of the view; returns the end of that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => LiveView;
  readonly onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onFocus: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
  /** Opens the active result, or the first one as soon as the answer is there. */
  readonly submit: () => void;
  /** Empties the field, keeping the focus in it. */
  readonly clear: () => void;
  /** Called when the focus leaves the field and what belongs to it. */
  readonly leave: () => void;
}

/** What a live box needs to know of the page. */
export interface LiveBoxOptions {
  /** Prefix of the ids that it gives to elements. */
  readonly id: string;
  readonly place: Place;
  /** The element that holds field and panel. */
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Base URL of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Locale of the page, as in the name of the index. */
  readonly locale: string;
  /** Goes to a URL of this site without loading a page. */
  readonly open: (url: string) => void;
}
