import Link from "@docusaurus/Link";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import routes from "@generated/routes";
import type { MouseEvent, ReactNode } from "react";
import { instances } from "@site/src/data/instances";
import { pagePaths } from "./pages";

const sections = [
  ...instances.map(({ landing, label, summary }) => ({ to: `/${landing}`, title: label, text: summary })),
  { to: "/docs/settings", title: "Settings", text: "every option" },
  { to: "/showcase", title: "Showcase", text: "sites that use GraphQL-Markdown" },
];

interface Props {
  /** Called when a link is clicked, before the router follows it. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Links to the main sections that the site has: the fixture site lacks some. */
export default function Sections({ onFollow }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const pages = new Set(pagePaths(routes));
  const exists = (path: string): boolean => pages.has(path) || pages.has(`${path}/`);
  return (
    <ul>
      {sections
        .filter(({ to }) => exists(withBaseUrl(to)))
        .map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} {...(onFollow && { onClick: onFollow })}>
              {title}
            </Link>
            <span>{`: ${text}`}</span>
          </li>
        ))}
    </ul>
  );
}
