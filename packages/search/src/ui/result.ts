import type { SearchHit } from "../shared/types.ts";
import type { Controller } from "./controller.ts";

/** Properties of the theme component `SearchResult`. */
export interface ResultProps {
  readonly hit: SearchHit;
  /** Whether a missing excerpt is still loading. */
  readonly isLoading: boolean;
  readonly url: string;
  /** Attributes and handlers of autocomplete-core. */
  readonly option: Pick<
    ReturnType<Controller["optionProps"]>,
    "id" | "role" | "aria-selected" | "onMouseMove" | "onMouseDown"
  >;
  readonly onOpen: () => void;
  /** Called before the browser opens the result in another tab or window, or the context menu, which can do that. */
  readonly onOpenInNewTab: () => void;
}
