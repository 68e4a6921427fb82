/** Where to start when a page is not found. */
export const sections = [
  { to: "/docs/intro", title: "Docs", text: "what GraphQL-Markdown does and how to set it up" },
  { to: "/docs/settings", title: "Settings", text: "every option" },
  { to: "/api/", title: "API", text: "the packages and their functions" },
  { to: "/examples/default", title: "Example: default", text: "the pages of a media-tracking schema" },
  { to: "/examples/group-by", title: "Example: group by directive", text: "the pages of a school schema" },
  { to: "/showcase", title: "Showcase", text: "sites that use GraphQL-Markdown" },
] as const;
