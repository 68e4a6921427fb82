import { says } from "../requirement";
import type { Part } from "../requirement";

/** Section 2 of the specification, without the navbar. */
export const routes: readonly Part[] = [
  {
    heading: "2. Screens and routes",
    requirements: [
      says(
        "All pages are public and have fixed paths with no parameters.",
        "build/routes › contain no page that neither the specification nor generated content accounts for",
        "e2e/smoke › * loads without error and fits the width",
      ),
      says(
        "Any other path shows a not-found page.",
        "e2e/smoke › a path that does not exist gives the not-found page with status 404",
        "e2e/shell-not-found › a path that does not exist shows the not-found page, and no error but its status",
      ),
      says(
        "Each page loads lazily: a spinner shows after a delay while it loads.",
        "e2e/shell-errors › after a crash, a page that is loaded anew › shows a spinner while it takes more than 200 ms, and then itself",
      ),
      says(
        "If loading fails, the error text is shown in a red box with a Retry button that reloads.",
        "e2e/shell-loading › a red box shows the error over the text, and Retry loads the page again",
        "e2e/shell-errors › after a crash, a page that is loaded anew › shows a red box when it fails, and Retry reloads it",
      ),
    ],
  },
  {
    heading: "2. Screens and routes: paths",
    requirements: [
      says("The home page is / and the showcase /showcase.", "build/routes › contain every path of the specification"),
      says(
        "The main docs stand under /docs, with the nine pages of the advanced settings under /docs/advanced/.",
        "build/routes › contain every path of the specification",
        "e2e/reading › previous and next follow the order of the sidebar",
      ),
      says(
        "The API reference stands under /api/, with an index, category pages and the reference pages of each package.",
        "build/routes › contain every path of the specification",
        "unit/generate/api/reference › gives every page of the specification its path",
        "unit/generate/api/reference › gives every category page of the specification its path, and no path twice",
      ),
      says(
        "The example 'default' stands under /examples/default, operations and types by kind, with its schema page as landing page.",
        "build/routes › contain every path of the specification",
        "build/routes › have pages below /examples/default/types/*",
      ),
      says(
        "The operations of 'default' include save, delete and toggle mutations.",
        "unit/data/schemas › has a family of * mutations",
      ),
      says(
        "Page names are kebab-case.",
        "build/routes › contain every path of the specification",
        "build/routes › have names in kebab case",
      ),
      says(
        "The example 'group-by' stands under /examples/group-by in the sections common, course, grade and deprecated, with its category pages.",
        "build/routes › contain every path of the specification",
        "build/routes › have pages below /examples/group-by/common/*",
      ),
    ],
  },
  {
    heading: "2. Screens and routes: site-wide behaviour",
    requirements: [
      says(
        "A path ending in .html or /index.html is shown at its clean path.",
        "e2e/shell-addresses › * is shown at *, with query and hash, and without an error",
        "unit/shell/cleanAddress › cleanPath › shows * at *",
      ),
      says(
        "If the base URL is wrong on the home path, a warning banner appears.",
        "e2e/shell-errors › a wrong base URL is named in a banner on the home page",
        "e2e/shell-errors › no banner is on a home page that loads, nor on another page",
      ),
      says(
        "On route change the page scrolls to the hash anchor.",
        "e2e/shell-addresses › a change of route with a hash scrolls to its heading, below the navbar",
      ),
      says("Without an anchor it scrolls to the top.", "e2e/shell-addresses › a change of route scrolls to the top"),
      says(
        "A progress bar shows for route changes after a 200 ms delay.",
        "e2e/shell-loading › a progress bar shows when a change of route takes more than 200 ms, and the old page stays until then",
      ),
      says(
        "If the next route fails to load, the page is reloaded.",
        "e2e/shell-loading › the page is loaded anew when the next one fails",
      ),
      says(
        "Headings give a 'Direct link to {heading}' anchor link.",
        "e2e/reading › each heading has a link to itself, named after it",
      ),
      says(
        "A 'Skip to main content' link focuses the main content.",
        "e2e/shell-keyboard › 'Skip to main content' shows itself when focused, and leads past navbar and sidebar",
      ),
      says(
        "The table of contents covers heading levels 2 to 3.",
        "e2e/reading › the table of contents holds headings of levels 2 and 3, and no other",
      ),
      says(
        "The blog sidebar is grouped by year.",
        "e2e/fixture/blog › the blog sidebar is grouped by year, newest first",
      ),
    ],
  },
];
