import type { NavbarItem } from "@docusaurus/theme-common";

const repository = "https://github.com/graphql-markdown/graphql-markdown";

/** All items are on the right, where the theme adds the colour mode toggle. */
export const navbarItems: NavbarItem[] = [
  { type: "doc", docId: "intro", label: "Docs", position: "right" },
  { to: "/api/", label: "API", position: "right" },
  { to: "/showcase", label: "Showcase", position: "right" },
  {
    type: "dropdown",
    label: "Examples",
    position: "right",
    items: [
      { to: "/examples/default", label: "Default" },
      { to: "/examples/group-by", label: "Group by directive" },
    ],
  },
  { href: `${repository}/releases`, label: "Release notes", position: "right" },
  {
    href: repository,
    position: "right",
    className: "navbar-repository",
    "aria-label": "GraphQL-Markdown repository on GitHub",
  },
];
