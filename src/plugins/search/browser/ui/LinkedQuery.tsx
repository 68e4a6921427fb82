import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect } from "react";
import { queryInUrl, setQuery } from "./query";

/**
 * Opens the search on the query of a URL, if there is one: in the navbar where the field is visible, else by its button. It
 * finds the box by its elements, so that only the page with this component carries code for it.
 */
function openLinkedQuery(search: string): void {
  const query = queryInUrl(search);
  if (!query) return;
  setQuery(query);
  const field = document.querySelector<HTMLInputElement>("[role=search] input");
  if (field?.checkVisibility()) field.focus();
  // Not within an effect, where React cannot render the dialog at once.
  else queueMicrotask(() => document.querySelector<HTMLElement>(".navbar [aria-haspopup=dialog]")?.click());
}

/**
 * Renders nothing; opens the search on the query in the URL of the page, `?q=…`, to which the OpenSearch description of the
 * site leads. The query stays in the URL: a reload, and a way back from a result, open it again.
 */
export default function LinkedQuery(): null {
  const { search } = useLocation();
  const history = useHistory();
  useEffect(() => {
    openLinkedQuery(search);
  }, [search]);
  useEffect(
    () =>
      history.listen((location, action) => {
        // Back while the page of a result is still loading: this page was never left, and does not render again.
        if (action === "POP" && location.search === search) openLinkedQuery(search);
      }),
    [history, search],
  );
  return null;
}
