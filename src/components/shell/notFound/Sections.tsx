import Link from "@docusaurus/Link";
import type { MouseEvent, ReactNode } from "react";
import { sections } from "@site/src/data/sections";

interface Props {
  /** Called when a link is clicked, before the router follows it. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Links to the main sections of the site. */
export default function Sections({ onFollow }: Props): ReactNode {
  return (
    <ul>
      {sections.map(({ to, title, text }) => (
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
