import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect } from "react";
import { MAX_QUERY_LENGTH } from "../../shared/constants";
import { DESKTOP } from "./desktop";
import { keepQuery } from "./lastQuery";

/**
 * Opens the search of the page on a query, as a reader would: in the navbar where there is room, else by its button.
 * It works on the elements of the box, so that only the page that calls it carries code for this.
 */
function openSearch(query: string): void {
  // Both fields begin with what was typed last.
  keepQuery(query);
  const field = document.querySelector<HTMLInputElement>("[role=search] input");
  if (!matchMedia(DESKTOP).matches) {
    // Not within an effect, where React cannot render the dialog at once.
    queueMicrotask(() => document.querySelector<HTMLElement>(".navbar [aria-haspopup=dialog]")?.click());
  } else if (field) {
    field.value = query;
    field.focus();
  }
}

/** Opens the search on the query of a URL, if there is one. */
function follow(search: string): void {
  const query = new URLSearchParams(search).get("q")?.trim().slice(0, MAX_QUERY_LENGTH);
  if (query) openSearch(query);
}

/**
 * Draws nothing; opens the search on the query in the URL of the page, `?q=…`, where the OpenSearch description of the
 * site leads. The query stays in the URL: a reload, and a way back from a result, open it again. An empty query is
 * none, and one that the field would not take is cut.
 */
export default function LinkedQuery(): null {
  const { search } = useLocation();
  const history = useHistory();
  useEffect(() => {
    follow(search);
  }, [search]);
  useEffect(
    () =>
      history.listen((location, action) => {
        // Back while the page of a result is still on its way: this page was never left, and nothing is drawn anew.
        if (action === "POP" && location.search === search) follow(search);
      }),
    [history, search],
  );
  return null;
}
