import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect } from "react";
import { keepQuery } from "./lastQuery";
import { queryOf } from "./queryOf";

/**
 * Opens the search of the page on the query of a URL, if there is one, as a reader would: in the navbar where there is
 * room, else by its button. It works on the elements of the box, so that only the page that calls it carries code for
 * this.
 */
function follow(search: string): void {
  const query = queryOf(search);
  if (!query) return;
  // Both fields begin with what was typed last.
  keepQuery(query);
  const field = document.querySelector<HTMLInputElement>("[role=search] input");
  if (field?.checkVisibility()) {
    field.value = query;
    field.focus();
  } else {
    // Not within an effect, where React cannot render the dialog at once.
    queueMicrotask(() => document.querySelector<HTMLElement>(".navbar [aria-haspopup=dialog]")?.click());
  }
}

/**
 * Draws nothing; opens the search on the query in the URL of the page, `?q=…`, where the OpenSearch description of the
 * site leads. The query stays in the URL: a reload, and a way back from a result, open it again.
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
