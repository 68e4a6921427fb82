/**
 * Replaces `SearchPlaces` of docusaurus-lean-search.
 * Change: lists the main sections of the site, each with a summary. The not-found page uses this list too.
 */
import Link from "@docusaurus/Link";
import type { Props } from "@theme/SearchPlaces";
import type { ReactNode } from "react";
import { sections } from "@site/src/data/sections";

export default function SearchPlaces({ onFollow }: Props): ReactNode {
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
