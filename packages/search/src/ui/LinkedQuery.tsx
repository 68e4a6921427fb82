import { useHistory, useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { useEffect } from "react";
import { queryInUrl, setQuery } from "./query.ts";

/** Opens the search with a query: in the navbar if the field is visible, otherwise by its button. */
function openQuery(query: string): void {
  setQuery(query);
  const field = document.querySelector<HTMLInputElement>("[role=search] input");
  if (field?.checkVisibility()) field.focus();
  // In a microtask: during the effect, React can't render the dialog synchronously.
  else queueMicrotask(() => document.querySelector<HTMLElement>(".navbar [aria-haspopup=dialog]")?.click());
}

/**
 * Renders nothing. Opens the search with the query in the URL of the home page, `?q=…`, which the site's OpenSearch
 * description links to. The query stays in the URL, so that a reload, and back navigation from a result, open it again.
 */
export default function LinkedQuery(): null {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const query = pathname === useBaseUrl("/") ? queryInUrl(search) : "";
  useEffect(() => {
    if (query === "") return undefined;
    openQuery(query);
    return history.listen((location, action) => {
      // Back navigation while the page of a result is still loading does not render this page again, because it was
      // never left.
      if (action === "POP" && location.pathname === pathname && location.search === search) openQuery(query);
    });
  }, [history, pathname, query, search]);
  return null;
}
