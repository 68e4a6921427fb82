import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** The order in which a newcomer needs the pages. */
const sidebars: SidebarsConfig = {
  docs: [
    "intro",
    "get-started",
    "try-it",
    "how-it-works",
    "configuration",
    "configuration-cheatsheet",
    "settings",
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
      ],
    },
    "troubleshooting",
  ],
};

export default sidebars;
