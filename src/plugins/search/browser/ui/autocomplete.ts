import type { AutocompleteApi, AutocompleteState } from "@algolia/autocomplete-core";
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import type { SearchHit } from "../../shared/types";

/** A result as autocomplete-core keeps it. */
export type Item = Record<string, unknown> & { readonly hit: SearchHit };

/** The machine behind a box: its state, its keys and its pointer. */
export type Autocomplete = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** The state of that machine. */
export type State = AutocompleteState<Item>;
