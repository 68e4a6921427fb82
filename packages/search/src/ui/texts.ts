import { translate } from "@docusaurus/Translate";

/** Texts of the box, except those of its panel. Without descriptions, which every page would load. */
export const boxTexts = {
  label: translate({ id: "theme/d-s-l.searchBar.label", message: "Search" }),
  placeholder: translate({
    id: "theme/d-s-l.searchBar.placeholder",
    message: "Search",
  }),
  open: translate({
    id: "theme/d-s-l.searchBar.open",
    message: "Search",
  }),
  submit: translate({
    id: "theme/d-s-l.searchBar.submit",
    message: "Submit",
  }),
  clear: translate({
    id: "theme/d-s-l.searchBar.clear",
    message: "Clear",
  }),
  cancel: translate({
    id: "theme/d-s-l.searchBar.cancel",
    message: "Cancel",
  }),
  stalled: translate({
    id: "theme/d-s-l.searchBar.stalled",
    message: "Searching…",
  }),
  failed: translate({
    id: "theme/d-s-l.searchBar.failed",
    message: "The search did not load. Keep typing to try again, or reload the page.",
  }),
} as const;
