import { says } from "../requirement";
import type { Part } from "../requirement";

/** Section 9 of the specification. */
export const constants: readonly Part[] = [
  {
    heading: "9. Business constants and limits",
    requirements: [
      says(
        "At most 8 search results.",
        "e2e/search-box › eight results are shown at most, and the first is active",
        "unit/search/ui/answer › no more than eight hits are shown",
      ),
      says(
        "Boosts: title 5, content 1, tags 3, parent categories 2; ranking parameters b 0.75 and k1 1.2.",
        "unit/search/engine/inflate › is what lunr serializes for the same documents, to the last decimal",
      ),
      says(
        "No parent categories of the sidebar are indexed.",
        "build/searchIndex › carries no parent categories of the sidebar",
      ),
      says(
        "The stall threshold is 300 ms.",
        "e2e/search-loading › a search that takes longer than 300 ms says so, to eyes and ears",
      ),
      says(
        "The input takes 512 characters.",
        "e2e/search-box › the field takes 512 characters, and its form is not validated",
      ),
      says(
        "The search field waits 20 ms after a change of the window's size.",
        "e2e/search-box › the panel is measured anew when the window has kept its size for 20 ms",
      ),
      says(
        "Nothing is reported to an analytics service.",
        "e2e/privacy › searching and opening a result asks no other host for anything",
      ),
      says(
        "The buttons of the search are Clear, Cancel, Search and Submit.",
        "e2e/search-box › Clear empties the field, closes the panel and keeps the focus in the field",
        "e2e/search-box › Submit opens the active result",
        "e2e/search-modal › on a narrow screen a button opens the search over the whole screen, with the focus in the field",
        "e2e/search-modal › Cancel and Escape close it, keep the query, and give the focus back to the button",
      ),
      says(
        "The progress bar waits 200 ms.",
        "e2e/shell-loading › a progress bar shows when a change of route takes more than 200 ms, and the old page stays until then",
      ),
      says(
        "The desktop begins above 996 px.",
        "e2e/shell-menu › at 996 px the navbar collapses into a button",
        "e2e/shell-menu › at 997 px the navbar shows its items",
      ),
      says("Locale en only, from left to right.", "build/metadata › every page is in English, from left to right"),
      says(
        "The version of the site is 1.0.0, and its docs plugin is a release of Docusaurus 3.",
        "build/metadata › the site says its version, 1.0.0, and those of its plugins",
      ),
      says(
        "Storage key 'theme'.",
        "e2e/shell-storage › the choice of a colour mode is stored under 'theme' and holds on the next load",
      ),
      says(
        "Storage key docs-preferred-version-{pluginId}.",
        "e2e/fixture/versions › choosing a version saves it under 'docs-preferred-version-' and the id of the docs",
      ),
      says(
        "A storage key for the dismissal of the announcement.",
        "e2e/shell-announcement › a dismissal is remembered under its key, on other pages and after a reload",
      ),
      says(
        "The sitemap is sitemap.xml, with monthly changes and priority 0.5.",
        "build/sitemap › says that pages change monthly and are of priority 0.5",
      ),
      says(
        "The sitemap leaves the routes of the two examples out.",
        "build/sitemap › names every page but those of the two examples",
      ),
      says(
        "The table of contents has levels 2 to 3.",
        "e2e/reading › the table of contents holds headings of levels 2 and 3, and no other",
      ),
      says(
        "Copyright 2020-2025.",
        "e2e/reading › the footer is a copyright line of 2020-2025, without columns of links",
      ),
      says(
        "Diagram themes: default in light mode, dark in dark mode.",
        "e2e/smoke › a diagram follows the colour mode",
      ),
      says(
        "Code highlighting: one light and one dark theme.",
        "e2e/reading › code is coloured by one theme in light mode and by another in dark mode",
      ),
      says(
        "The duration of collapsing is 1 ms under reduced motion.",
        "e2e/shell-adapting › with less movement › a collapsible section opens within 1 ms",
      ),
    ],
  },
];
