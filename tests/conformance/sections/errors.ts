import { says } from "../requirement";
import type { Part } from "../requirement";

/** Section 8 of the specification. */
export const errors: readonly Part[] = [
  {
    heading: "8. Error catalogue",
    requirements: [
      says(
        "Page load failure: error text in a red box with Retry.",
        "e2e/shell-loading › a red box shows the error over the text, and Retry loads the page again",
        "e2e/shell-loading › Retry is reached by keyboard",
      ),
      says(
        "Page component without default export: error stating so.",
        "e2e/shell-errors › a page without a default export is named in the error",
      ),
      says(
        "Unknown route: not-found page.",
        "e2e/smoke › a path that does not exist gives the not-found page with status 404",
        "e2e/shell-addresses › the hostile path * gives the not-found page, which responds",
      ),
      says(
        "Page crash: title 'This page crashed.', with 'Try again' that renders again, the message and its chain of causes.",
        "e2e/fixture/crash › a page that crashes says 'This page crashed.', with the message and its chain of causes",
        "e2e/fixture/crash › 'Try again' renders * again",
        "e2e/shell-errors › a crash inside the layout is shown there, with its causes, and Try again renders the page",
      ),
      says(
        "Error page title: 'Page Error'.",
        "e2e/fixture/crash › a page that crashes outside the layout has the title 'Page Error' and the same report",
        "e2e/shell-errors › a crash of the layout itself leaves the report, with the title 'Page Error'",
      ),
      says(
        "Wrong base URL on home: banner beginning 'Your Docusaurus site did not load properly'.",
        "e2e/shell-errors › a wrong base URL is named in a banner on the home page",
      ),
      says(
        "Route preload failure: page reloaded.",
        "e2e/shell-loading › the page is loaded anew when the next one fails",
      ),
      says(
        "Search with nothing found: no-results message.",
        "e2e/search-box › a query that nothing answers gets a message with the query in it",
      ),
      says(
        "Search index load failure: ignored; empty results.",
        "e2e/search-faults › when the index *, there are no results, one warning, and another try at the next focus",
      ),
      says(
        "Unknown navbar item type: developer error 'No NavbarItem component found for type' followed by the type.",
        "e2e/fixture/navbarFaults › an item with unknown type asks to check it in the configuration, and says why",
        "fixtures/faulty › a build › stops at unknown custom type, saying what is wrong",
      ),
      says(
        "Navbar item fails to render: developer error asking to check it in the configuration.",
        "e2e/fixture/navbarFaults › an item with * asks to check it in the configuration, and says why",
      ),
      says(
        "Sidebar navbar item whose sidebar has no link target: error.",
        "fixtures/faulty › a build › stops at sidebar without link, saying what is wrong",
        "e2e/fixture/navbarFaults › an item with sidebar without link asks to check it in the configuration, and says why",
      ),
      says(
        "Missing doc, sidebar or plugin data: error.",
        "fixtures/faulty › a build › stops at missing doc, saying what is wrong",
        "fixtures/faulty › a build › stops at missing sidebar, saying what is wrong",
        "fixtures/faulty › a build › stops at missing plugin, saying what is wrong",
      ),
      says(
        "Browser storage unavailable: console warning; carries on without persistence.",
        "e2e/shell-storage › in a sandboxed frame the console warns once, and the site works",
        "e2e/shell-storage › when the storage *, the console warns of it, without an error, and the site works",
        "e2e/fixture/storageDenied › where the browser denies storage, a version can be chosen, a warning says why it is not kept",
      ),
      says(
        "Recoverable hydration errors: logged.",
        "e2e/shell-errors › HTML that differs from what the page renders is logged, and mended",
      ),
      says(
        "Query syntax errors: see validation rules.",
        "e2e/search-syntax › the query * is answered with what is wrong with it",
      ),
      says(
        "At build time a broken link causes an error.",
        "fixtures/faulty › a build › stops at broken link, saying what is wrong",
      ),
      says(
        "A broken anchor causes a warning.",
        "fixtures/faulty › a build › passes with a broken anchor, and warns of it",
      ),
      says(
        "A broken Markdown link causes a warning.",
        "fixtures/faulty › a build › warns of a broken Markdown link, naming the file and the line",
      ),
    ],
  },
];
