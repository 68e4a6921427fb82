import type { SectionOptions } from "../machineReadable/llms/section";
import type { Section } from "../structuredData/section";

/** The sections of the site, by the ids of their docs plugins. */
export const sections: Readonly<Record<string, Section>> = {
  default: {
    name: "Docs",
    path: "docs/intro",
    image: "img/social/docs.png",
    alt: "A field of a schema and its description on the left, the text of its page on the right.",
  },
  api: {
    name: "API",
    path: "api/",
    image: "img/social/api.png",
    alt: "A call of a function on the left, the text of its reference page on the right.",
  },
  "example-default": {
    name: "Example: default",
    path: "examples/default",
    image: "img/social/example-default.png",
    alt: "The type Media of a schema on the left, the text of its page on the right.",
  },
  "example-group-by": {
    name: "Example: group by",
    path: "examples/group-by",
    image: "img/social/example-group-by.png",
    alt: "A query that a directive puts into a category on the left, the text of its page on the right.",
  },
};

/** The sections of `llms.txt`: a page for each type and operation of an example would drown what it is an example of. */
export const llmsSections: readonly SectionOptions[] = [
  { title: "Docs", instances: ["default"] },
  { title: "API", instances: ["api"] },
  { title: "Examples", instances: ["example-default", "example-group-by"], overviewOnly: true },
];
