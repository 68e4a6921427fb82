import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** Pages in the order in which a reader needs them: start, configure, shape the output, automate, upgrade. */
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
      label: "Frameworks",
      link: { type: "doc", id: "advanced/integration-with-frameworks" },
      items: [
        "guides/docusaurus",
        "guides/frameworks/starlight",
        "guides/frameworks/vitepress",
        "guides/frameworks/fumadocs",
        "guides/frameworks/vocs",
        "guides/frameworks/honkit",
        "guides/frameworks/hugo",
        "guides/frameworks/mkdocs",
        "guides/frameworks/mdbook",
        "guides/frameworks/docfx",
      ],
    },
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
        { type: "ref", id: "advanced/integration-with-frameworks" },
        "advanced/reference-pages",
      ],
    },
    {
      type: "category",
      label: "Guides",
      items: [
        "guides/daily-workflow",
        "guides/continuous-integration",
        "guides/schema-report",
        "guides/deploying",
        "guides/typescript",
        "guides/windows",
        "guides/descriptions",
        "guides/recipes",
        "guides/custom-formatter",
        "guides/introspection-disabled",
        "guides/namespaced-operations",
        "guides/federation",
        "guides/large-schemas",
        "guides/search",
        "guides/upgrade",
        "guides/comparison",
        "guides/migration",
      ],
    },
    "troubleshooting",
    "guides/known-bugs",
    "guides/compatibility",
    "guides/questions",
    "guides/getting-help",
    "guides/accessibility",
  ],
};

export default sidebars;
