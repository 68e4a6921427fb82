/**
 * The query of this tab. The field of the navbar and that of the dialog always show it; a page of another kind brings a new
 * navbar, whose field begins with it and takes over the caret.
 */
import { MAX_QUERY_LENGTH } from "../../shared/constants";

let query = "";
const fields = new Set<HTMLInputElement>();

/** Selection of the focused field that was removed last, until another one takes it over. */
let caret: readonly [start: number | null, end: number | null] | null = null;

/** The query as it stands in the fields. */
export function currentQuery(): string {
  return query;
}

/** Changes the query, in all fields. */
export function setQuery(value: string): void {
  query = value;
  for (const field of fields) {
    if (field.value !== value) field.value = value;
  }
}

/**
 * Connects a field to the query. Text that was typed before the scripts of the page ran becomes the query.
 *
 * @returns disconnects it; to be called before the field leaves the page
 */
export function connectField(field: HTMLInputElement): () => void {
  fields.add(field);
  setQuery(field.value || query);
  if (caret) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(...caret);
    caret = null;
  }
  return () => {
    fields.delete(field);
    if (document.activeElement === field) caret = [field.selectionStart, field.selectionEnd];
  };
}

/**
 * The query in a URL, `?q=…`, cut to the length of the field; empty if there is none.
 *
 * @param search the URL's part from its question mark on
 */
export function queryInUrl(search: string): string {
  return new URLSearchParams(search).get("q")?.trim().slice(0, MAX_QUERY_LENGTH) ?? "";
}
