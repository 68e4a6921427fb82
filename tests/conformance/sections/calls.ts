import { says } from "../requirement";
import type { Part } from "../requirement";

/** Section 7 of the specification. */
export const calls: readonly Part[] = [
  {
    heading: "7. The calls it makes",
    requirements: [
      says(
        "GET {baseUrl}search-index-{locale}.json, fetched once per locale and cached.",
        "e2e/search-loading › the index is fetched once for any number of searches and pages",
        "e2e/fixture/search › each locale has an index of its own, fetched below its base URL and only once",
      ),
      says(
        "On a failed response or error an empty index is used, without troubling the reader.",
        "e2e/search-faults › when the index *, there are no results, one warning, and another try at the next focus",
      ),
      says(
        "GET lazily loaded page scripts and generated data: success shows the page.",
        "e2e/shell-errors › after a crash, a page that is loaded anew › shows a spinner while it takes more than 200 ms, and then itself",
      ),
      says(
        "Failure shows the error box with Retry.",
        "e2e/shell-loading › a red box shows the error over the text, and Retry loads the page again",
      ),
      says("GET ahead of route scripts.", "e2e/shell-loading › scripts of linked pages are fetched ahead"),
      says("Fetching ahead is skipped on 2g or data saver.", "e2e/shell-loading › nothing is fetched ahead on *"),
      says(
        "There are no calls to an application API, nor to an analytics service.",
        "e2e/smoke › * loads without error and fits the width",
        "e2e/privacy › searching and opening a result asks no other host for anything",
      ),
      says(
        "Browser local storage is read and written for theme, announcement dismissal and preferred version.",
        "e2e/privacy › a visit stores the theme, the announcement and the choice of tabs, and nothing else",
        "e2e/fixture/versions › choosing a version saves it under 'docs-preferred-version-' and the id of the docs",
      ),
    ],
  },
];
