import { createContext } from "react";
import type { Target } from "./links";

/** What the parts of a page have to know of the pages around. */
export interface Surroundings {
  readonly targetOf: (href: string) => Target;
  /** Shows another file, or a heading of this one. */
  readonly onFollow: (target: Extract<Target, { readonly kind: "file" | "fragment" }>) => void;
}

/** The same for components that are given none of it. */
export const Around = createContext<Surroundings>({ targetOf: () => ({ kind: "nowhere" }), onFollow: () => undefined });
