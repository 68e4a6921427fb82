import { says } from "../requirement";
import type { Part } from "../requirement";

/** Sections 5 and 6 of the specification. */
export const validation: readonly Part[] = [
  {
    heading: "5. Validation rules",
    requirements: [
      says(
        "The search input takes 512 characters; the form is submitted without native validation.",
        "e2e/search-box › the field takes 512 characters, and its form is not validated",
      ),
      says(
        "An empty query shows no results unless open-on-focus is on.",
        "e2e/search-box › an empty query shows nothing, nor does one of spaces",
      ),
      says(
        "Search matches both the exact term and a trailing wildcard.",
        "unit/search/engine/engine › matches a word exactly and as the beginning of another",
      ),
      says(
        "The syntax of a query has a field prefix, +, -, ~N, ^N and *.",
        "unit/search/engine/query › knows fields, presence, edit distance, boost and wildcards",
        "e2e/search-syntax › the syntax of * is understood",
      ),
      says(
        "There are errors for an unknown field, a non-numeric edit distance or boost, and a missing term.",
        "e2e/search-syntax › the query * is answered with what is wrong with it",
        "unit/search/engine/query › of * has a problem that can be told",
      ),
      says(
        "A nonexistent doc id or sidebar id throws an error.",
        "fixtures/faulty › a build › stops at missing doc, saying what is wrong",
        "fixtures/faulty › a build › stops at missing sidebar, saying what is wrong",
      ),
    ],
  },
  {
    heading: "6. Roles and permissions",
    requirements: [
      says(
        "There are no roles; all pages are public and readers are anonymous.",
        "e2e/privacy › a visit sets no cookie, and no page asks who the reader is",
      ),
    ],
  },
];
