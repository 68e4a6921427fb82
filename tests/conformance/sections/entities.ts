import { says } from "../requirement";
import type { Part } from "../requirement";

/** Section 3 of the specification. */
export const entities: readonly Part[] = [
  {
    heading: "3. Entities and their fields",
    requirements: [
      says(
        "A documentation entry has an id, a path and a sidebar.",
        "build/metadata › every docs entry has an id, a path and a sidebar",
      ),
      says(
        "A single version exists, 'current', labelled 'Next', and it is the latest.",
        "build/metadata › each instance has one version, 'current', labelled 'Next', which is the latest",
        "e2e/fixture/versions › the latest version is the current one, labelled 'Next', without its name in the path",
      ),
      says(
        "The title of each page ends with the name of the site, after the delimiter '|'.",
        "build/routes › has a title that ends with the name of the site",
      ),
      says("The base URL is '/'.", "build/routes › contain every path of the specification"),
      says("The site is open to search engines.", "build/metadata › no page keeps search engines away"),
      says(
        "The locale is en only, read from left to right.",
        "build/metadata › every page is in English, from left to right",
      ),
      says("The announcement bar has an id, HTML content, colours, and can be closed.", "e2e/shell-announcement › *"),
      says(
        "The navbar has settings to hide on scroll, a style and items.",
        "e2e/fixture/hideOnScroll › another page shows the navbar again",
        "e2e/fixture/navbarItems › a plain link leads to its page",
      ),
      says(
        "The colour mode is dark or light.",
        "e2e/shell-storage › the stored value *, which is no theme, gives the light one, and the toggle works",
      ),
      says(
        "The search index is one per locale: documents and a prebuilt index.",
        "e2e/fixture/search › each locale has an index of its own, fetched below its base URL and only once",
        "build/searchIndex › is the only index in the build",
        "build/searchIndex › inflates to an index over all its documents",
      ),
      says(
        "A search document has id, title, content, tags, sidebarParentCategories, type, sectionTitle, pageTitle and sectionRoute.",
        "build/searchIndex › holds documents with every field of the specification, numbered in order",
        "build/searchIndex › leads to anchors that exist, no two of its documents to the same",
      ),
      says(
        "The type of a search document is docs or blog.",
        "unit/search/build/index › holds blog posts as such",
        "e2e/fixture/search › a blog post is found, and its terms are marked in its article",
      ),
      says(
        "A search hit is a document, a score and the terms of the query.",
        "unit/search/engine/engine › says what a result is, where it stands, and which words it matched",
      ),
      says(
        "The site data are the version of the site and those of its plugins.",
        "build/metadata › the site says its version, 1.0.0, and those of its plugins",
      ),
    ],
  },
];
