import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect } from "react";
import { queryInUrl, setQuery } from "./query";

/**
 * Opens the search with the query of a URL, if there is one: in the navbar if the field is visible, otherwise by its
 * button. It finds the box by selectors, so that only the page with this component loads code for it.
 */
function openLinkedQuery(search: string): void {
  const query = queryInUrl(search);
  if (!query) return;
  setQuery(query);
  const field = document.querySelector<HTMLInputElement>("[role=search] input");
  if (field?.checkVisibility()) field.focus();
  // In a microtask: during the effect, React can't render the dialog synchronously.
  else queueMicrotask(() => document.querySelector<HTMLElement>(".navbar [aria-haspopup=dialog]")?.click());
}

/**
 * Renders nothing; opens the search with the query in the URL, `?q=…`, which the site's OpenSearch description links
 * to. The query stays in the URL, so that a reload, and back navigation from a result, open it again.
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
        // Back navigation while the page of a result is still loading does not render this page again, because it was
        // never left.
        if (action === "POP" && location.search === search) openLinkedQuery(search);
      }),
    [history, search],
  );
  return null;
}
