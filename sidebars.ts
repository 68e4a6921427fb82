import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** The order in which a reader needs the pages: start, configure, shape the output, automate, move. */
const sidebars: SidebarsConfig = {
  docs: [
    "intro",
    "get-started",
    "try-it",
    "how-it-works",
    "configuration",
    "settings",
    "configuration-cheatsheet",
    {
      type: "category",
      label: "Advanced settings",
      link: {
        type: "generated-index",
        slug: "/category/advanced-settings",
        description:
          "What goes beyond the first configuration: where schemas come from, how pages are grouped, and how their text is made.",
      },
      items: [
        "advanced/schema-loading",
        "advanced/additional-schema",
        "advanced/custom-root-types",
        "advanced/group-by-directive",
        "advanced/custom-directive",
        "advanced/custom-deprecated-section",
        "advanced/examples",
        "advanced/homepage",
        "advanced/integration-with-frameworks",
        "advanced/reference-pages",
      ],
    },
    {
      type: "category",
      label: "Guides",
      items: [
        "guides/docusaurus",
        "guides/typescript",
        "guides/windows",
        "guides/descriptions",
        "guides/recipes",
        "guides/custom-formatter",
        "guides/federation",
        "guides/large-schemas",
        "guides/continuous-integration",
        "guides/migration",
      ],
    },
    "troubleshooting",
    "guides/known-bugs",
    "guides/getting-help",
  ],
};

export default sidebars;
