import { translate } from "@docusaurus/Translate";
import type { Kind } from "../shared/settings.ts";
import type { QueryProblem, SearchAnswer } from "../shared/types.ts";

/** Labels of the kinds of documents that every site has. */
const KIND_LABELS: Readonly<Record<string, string>> = {
  page: translate({ id: "theme/d-s-l.searchBar.kind.page", message: "Page" }),
  post: translate({ id: "theme/d-s-l.searchBar.kind.post", message: "Post" }),
  section: translate({ id: "theme/d-s-l.searchBar.kind.section", message: "Section" }),
  category: translate({ id: "theme/d-s-l.searchBar.kind.category", message: "Category" }),
};

export function kindLabel({ name, label }: Kind): string {
  return label ?? KIND_LABELS[name] ?? name;
}

/** Returns the label of an area, or of the whole site for undefined. */
export function areaLabel(area: string | undefined): string {
  return (
    area ?? translate({ id: "theme/d-s-l.searchBar.all", message: "All", description: "Searches all of the site" })
  );
}

/** Returns the message that a query has no results in the area that was searched. */
export function noResultsMessage({ query, area }: SearchAnswer): string {
  if (area !== undefined) {
    return translate(
      {
        id: "theme/d-s-l.searchBar.noResultsInArea",
        message: "No results for “{query}” in {area}",
        description: "Shown when a search of one part of the site finds nothing",
      },
      { query: query.trim(), area },
    );
  }
  return translate(
    {
      id: "theme/d-s-l.searchBar.noResults",
      message: "No results for “{query}”",
      description: "Shown when a search finds nothing",
    },
    { query: query.trim() },
  );
}

/** Returns the label above the results that are shown when the typed query has none. */
export function nearestLabel(typedQuery: string, { query }: NonNullable<SearchAnswer["nearest"]>): string {
  if (query === typedQuery) {
    return translate({
      id: "theme/d-s-l.searchBar.elsewhere",
      message: "Elsewhere on this site:",
      description: "Shown when a search of one part of the site finds nothing, above results in other parts",
    });
  }
  return translate(
    {
      id: "theme/d-s-l.searchBar.nearest",
      message: "Did you mean “{query}”?",
      description: "Shown when a search finds nothing, above the results of a similar query",
    },
    { query },
  );
}

export function correctionMessage(query: string): string {
  return translate(
    {
      id: "theme/d-s-l.searchBar.corrected",
      message: "Showing results for “{query}”",
      description: "Shown when the query had no results, and was corrected",
    },
    { query },
  );
}

export const startLabel = translate({
  id: "theme/d-s-l.searchBar.start",
  message: "Where to start",
  description: "Label of the links to the main pages, in the search dialog before a query and where there is no result",
});

/** Problems whose message explains why nothing was found. */
const REASONS: readonly (QueryProblem["code"] | undefined)[] = ["no-index", "no-texts", "only-prohibited"];

/** Whether to show the message that there are no results: not if the message about a problem says why. */
export function saysNoResults({ hits, problem }: SearchAnswer): boolean {
  return hits.length === 0 && !REASONS.includes(problem?.code);
}

export function problemMessage(problem: QueryProblem): string {
  switch (problem.code) {
    case "no-index":
      return process.env.NODE_ENV === "development"
        ? "Search needs an index: build the site, then try again."
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
          message: "“{found}” only excludes results. Add a word to look for.",
          description: "Shown for a query like `-name`",
        },
        { found: problem.found },
      );
  }
}
