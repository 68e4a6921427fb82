/**
 * The query of this tab, which the fields in the navbar and in the dialog share. A page with another layout renders a
 * new navbar, whose field takes over the query and the selection.
 */
import { useSyncExternalStore } from "react";
import { MAX_QUERY_LENGTH } from "../shared/constants.ts";

let query = "";
const listeners = new Set<() => void>();

/** Selection of a removed field that had the focus: the next field takes over focus and selection. */
let selection: readonly [start: number | null, end: number | null] | null = null;

export function currentQuery(): string {
  return query;
}

/** Changes the query, and with it the value of all fields. */
export function setQuery(value: string): void {
  query = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the query, and renders the component again when the query changes. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, currentQuery, () => "");
}

/**
 * Connects a field to the query, which becomes its value. Text that was typed before hydration becomes the query.
 *
 * @returns a function that disconnects the field; call it before the field is removed
 */
export function connectField(field: HTMLInputElement): () => void {
  const disconnect = subscribe(() => {
    if (field.value !== query) field.value = query;
  });
  setQuery(field.value || query);
  if (selection) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(...selection);
    selection = null;
  }
  return () => {
    disconnect();
    if (document.activeElement === field) selection = [field.selectionStart, field.selectionEnd];
  };
}

/** Reads the query in the `search` part of a URL, `?q=…`, cut to the maximum length of the field; empty if there is none. */
export function queryInUrl(search: string): string {
  return new URLSearchParams(search).get("q")?.trim().slice(0, MAX_QUERY_LENGTH) ?? "";
}
