let query = "";

/** What was last typed into a search field of this tab; opening a result may draw the navbar, and the field, anew. */
export function lastQuery(): string {
  return query;
}

/** Keeps the content of a search field for the next one. */
export function keepQuery(value: string): void {
  query = value;
}
