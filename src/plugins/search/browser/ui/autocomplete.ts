import type { AutocompleteApi, AutocompleteSource, AutocompleteState } from "@algolia/autocomplete-core";
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import type { SearchAnswer, SearchHit } from "../../shared/types";

/** A result as autocomplete-core keeps it. */
export type Item = Record<string, unknown> & { readonly hit: SearchHit };

/** The machine behind a box: its state, its keys and its pointer. */
export type Autocomplete = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** The state of that machine. */
export type State = AutocompleteState<Item>;

/** The results of a query with what else was answered to it, so that autocomplete-core, which drops late answers, keeps both. */
export interface Source extends AutocompleteSource<Item> {
  readonly answer: SearchAnswer;
}

/** The answer whose results a state holds, if there is one. */
export function answerOf(state: State | undefined): SearchAnswer | undefined {
  return (state?.collections[0]?.source as Source | undefined)?.answer;
}

/** Hits as autocomplete-core takes them. */
export function itemsOf(hits: readonly SearchHit[]): Item[] {
  return hits.map((hit) => ({ hit }));
}
