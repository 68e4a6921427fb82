import { translate } from "@docusaurus/Translate";
import type { QueryProblem } from "../../shared/types";

/** Name of the list of results. */
export const listLabel = translate({ id: "theme/d-s-l.searchBar.results", message: "Search results" });

/** Said when nothing was found. */
export function noResults(query: string): string {
  return translate(
    {
      id: "theme/d-s-l.searchBar.noResults",
      message: "No results for “{query}”",
      description: "Shown when a search finds nothing",
    },
    { query: query.trim() },
  );
}

/** Said when the results are those of another query. */
export function corrected(query: string): string {
  return translate(
    {
      id: "theme/d-s-l.searchBar.corrected",
      message: "Showing results for “{query}”",
      description: "Shown when nothing matched as it was typed, and something close did",
    },
    { query },
  );
}

/** Plural forms of the number of results, as `usePluralForm` takes them. */
export function countMessages(count: number): string {
  return translate(
    {
      id: "theme/d-s-l.searchBar.count",
      message: "One result|{count} results",
      description: "Announced after a search; forms of the plural, separated by |",
    },
    { count },
  );
}

/** Says what is wrong with the syntax of a query. */
export function problemMessage(problem: QueryProblem): string {
  switch (problem.code) {
    case "no-index":
      // Never shown to readers.
      return process.env.NODE_ENV === "development"
        ? "Search needs an index: run `npm run build`, then search again."
        : "";
    case "unknown-field":
      return translate(
        {
          id: "theme/d-s-l.searchBar.problem.field",
          message: "There is no field “{field}” to search in. Fields are {fields}.",
          description: "Shown for a query like `color:red`",
        },
        { field: problem.field, fields: problem.fields.join(", ") },
      );
    case "edit-distance":
      return translate(
        {
          id: "theme/d-s-l.searchBar.problem.distance",
          message: "The edit distance after “~” must be a number, not “{found}”.",
          description: "Shown for a query like `name~x`",
        },
        { found: problem.found },
      );
    case "boost":
      return translate(
        {
          id: "theme/d-s-l.searchBar.problem.boost",
          message: "The boost after “^” must be a number, not “{found}”.",
          description: "Shown for a query like `name^x`",
        },
        { found: problem.found },
      );
    case "missing-term":
      return translate(
        {
          id: "theme/d-s-l.searchBar.problem.term",
          message: "A term is missing after “{after}”.",
          description: "Shown for a query like `title:`",
        },
        { after: problem.after },
      );
  }
}
