import type { Mutant } from "../mutant";
import { navbar } from "./navbar";
import { pages } from "./pages";
import { search } from "./search";
import { states } from "./states";

/** All mutants, in the order of their table. */
export const mutants: readonly Mutant[] = [...pages, ...navbar, ...states, ...search];
