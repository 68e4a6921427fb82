import { translate } from "@docusaurus/Translate";

/** Texts of the box, except those of its panel. */
export const boxTexts = {
  label: translate({ id: "theme/d-s-l.searchBar.label", message: "Search", description: "Label of the search field" }),
  placeholder: translate({
    id: "theme/d-s-l.searchBar.placeholder",
    message: "Search",
    description: "Shown in the search field while it is empty",
  }),
  open: translate({
    id: "theme/d-s-l.searchBar.open",
    message: "Search",
    description: "Title of the button that opens the search on narrow screens",
  }),
  submit: translate({
    id: "theme/d-s-l.searchBar.submit",
    message: "Submit",
    description: "Title of the button that opens the active result",
  }),
  clear: translate({
    id: "theme/d-s-l.searchBar.clear",
    message: "Clear",
    description: "Title of the button that clears the search field",
  }),
  cancel: translate({
    id: "theme/d-s-l.searchBar.cancel",
    message: "Cancel",
    description: "Title of the button that closes the search on narrow screens",
  }),
  stalled: translate({
    id: "theme/d-s-l.searchBar.stalled",
    message: "Searching…",
    description: "Announced when an answer takes long",
  }),
  failed: translate({
    id: "site.search.failed",
    message: "The search did not load. Keep typing to try again, or reload the page.",
    description: "Shown below the search field when the scripts of the search cannot be fetched",
  }),
} as const;
