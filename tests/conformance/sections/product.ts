import { says } from "../requirement";
import type { Part } from "../requirement";

/** Section 1 of the specification. */
export const product: readonly Part[] = [
  {
    heading: "1. What the product does and for whom",
    requirements: [
      says(
        "The tagline is 'Human-friendly documentation for GraphQL schemas.'",
        "e2e/home › the home page says what the tool is for, in the words of the tagline",
      ),
      says(
        "The content is a showcase page, API reference pages, usage docs and two generated example sites.",
        "build/routes › contain every path of the specification",
      ),
      says(
        "The example 'default' is the API of a media-tracking community.",
        "unit/data/schemas › the schema of the example default › *",
      ),
      says(
        "The example 'group-by' is a schema of a school with courses and grades.",
        "unit/data/schemas › the schema of the example group-by › *",
        "unit/generate/examples/target › an example › is printed by the tool, with the components of this site",
      ),
      says(
        "A dismissible announcement bar says that the tool is compatible with several web frameworks, and links to the page on framework integration.",
        "e2e/shell-announcement › the announcement is a named region that leads to the page on framework integration",
        "e2e/shell-announcement › the announcement is dismissed by keyboard, and the focus goes on to what follows it",
      ),
      says(
        "There are no accounts; readers are anonymous.",
        "e2e/privacy › a visit sets no cookie, and no page asks who the reader is",
      ),
    ],
  },
];
