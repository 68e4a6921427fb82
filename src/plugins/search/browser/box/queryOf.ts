import { MAX_QUERY_LENGTH } from "../../shared/constants";

/**
 * The query in a URL, `?q=…`; none if it is empty, and cut if the field would not take it.
 *
 * @param search the URL's part from its question mark on
 */
export function queryOf(search: string): string {
  return new URLSearchParams(search).get("q")?.trim().slice(0, MAX_QUERY_LENGTH) ?? "";
}
