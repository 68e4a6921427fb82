import { instances } from "@site/src/data/instances";

/** A place to start from when a page is not found. */
interface Section {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** Where to start when a page is not found. */
export const sections: readonly Section[] = [
  ...instances.map(({ landing, label, summary }) => ({ to: `/${landing}`, title: label, text: summary })),
  { to: "/docs/settings", title: "Settings", text: "every option" },
  { to: "/showcase", title: "Showcase", text: "sites that use GraphQL-Markdown" },
];
