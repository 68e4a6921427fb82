import type { ComponentProps, KeyboardEventHandler, ReactNode } from "react";

/** Where a search field stands: in the navbar, or in the full-screen dialog of narrow screens. */
export type Place = "navbar" | "modal";

/** What a live box shows at one moment. */
export interface LiveView {
  /** Id of the list of results, while there is one on the screen. */
  readonly list?: string | undefined;
  /** Id of the active result, while there is one. */
  readonly active?: string | undefined;
  /** Whether a query waits for its answer. */
  readonly busy: boolean;
  /** Results or messages, below the field. */
  readonly panel?: ReactNode;
  /** The same in a few words, for screen readers. */
  readonly announcement?: ReactNode;
}

/** Handlers of a field that a live box needs. */
type Handlers = Required<Pick<ComponentProps<"input">, "onChange" | "onCompositionEnd" | "onFocus" | "onClick">> & {
  /** In the dialog it hears of Escape and Tab wherever the focus is. */
  readonly onKeyDown: KeyboardEventHandler;
};

/** What the search, once loaded, does with a field that is on the page already. */
export interface LiveBox {
  readonly handlers: Handlers;
  /** Opens the active result, or the first one as soon as the answer is there; `elsewhere` in another tab or window. */
  readonly submit: (elsewhere?: boolean) => void;
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
  /** Whether an empty field asks for results too, as soon as it has the focus; off unless told. */
  readonly openOnFocus?: boolean;
  /** Goes to a URL of this site without loading a page. */
  readonly open: (url: string) => void;
  /** Takes the view, whenever it changes. */
  readonly show: (view: LiveView) => void;
}
