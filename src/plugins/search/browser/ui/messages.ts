import { translate } from "@docusaurus/Translate";
import type { QueryProblem, SearchAnswer } from "../../shared/types";

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

/** Names the result that is active at first. */
export function firstResult(name: string): string {
  return translate(
    {
      id: "theme/d-s-l.searchBar.first",
      message: "First: {name}",
      description: "Announced after the number of results",
    },
    { name },
  );
}

/** Text of the button that has the index fetched anew. */
export const retryLabel = translate({
  id: "theme/d-s-l.searchBar.retry",
  message: "Try again",
  description: "Label of the button below the search field when the index did not load",
});

/** Said to those who do not see that button, which the field has no way to. */
export const retryHint = translate({
  id: "theme/d-s-l.searchBar.retryHint",
  message: "Press Enter to try again.",
  description: "Announced when the index of the search did not load",
});

/**
 * Whether it is worth saying that nothing was found: a query that only leaves out results never finds any, and without texts
 * nobody knows.
 */
export function saysNoResults({ hits, problem }: SearchAnswer): boolean {
  return hits.length === 0 && problem?.code !== "only-prohibited" && problem?.code !== "no-texts";
}

/** Says why a query is not answered as it stands. */
export function problemMessage(problem: QueryProblem): string {
  switch (problem.code) {
    case "no-index":
      return process.env.NODE_ENV === "development"
        ? "Search needs an index: run `npm run build`, then try again."
        : translate({
            id: "theme/d-s-l.searchBar.problem.index",
            message: "Search is not available: its index did not load.",
            description: "Shown when a query cannot be answered because a file is missing",
          });
    case "no-texts":
      return translate({
        id: "theme/d-s-l.searchBar.problem.texts",
        message: "Some texts did not load, so results may be missing.",
        description: "Shown above the results of a search when a file with the texts of pages is missing",
      });
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
          message: "“~{found}” is not an edit distance. Write a whole number, as in “media~1”.",
          description: "Shown for a query like `name~x`",
        },
        { found: problem.found },
      );
    case "boost":
      return translate(
        {
          id: "theme/d-s-l.searchBar.problem.boost",
          message: "“^{found}” is not a boost. Write a number, as in “media^2”.",
          description: "Shown for a query like `name^x`",
        },
        { found: problem.found },
      );
    case "missing-term":
      return translate(
        {
          id: "theme/d-s-l.searchBar.problem.term",
          message: "“{found}” needs a word, as in “{example}”.",
          description: "Shown for a query like `title:`",
        },
        { found: problem.found, example: problem.example },
      );
    case "only-prohibited":
      return translate(
        {
          id: "theme/d-s-l.searchBar.problem.prohibited",
          message: "“{found}” only leaves out results. Add a word to look for.",
          description: "Shown for a query like `-name`",
        },
        { found: problem.found },
      );
  }
}
