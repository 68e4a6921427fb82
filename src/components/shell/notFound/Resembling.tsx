import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import routes from "@generated/routes";
import type { ReactNode } from "react";
import { pagePaths } from "@site/src/components/shell/notFound/pages";
import { nearestPages } from "./nearest";

/** More would be a list to search through. */
const MOST = 3;

/**
 * Links to the pages that a URL resembles most. They are found in the browser, because one built page answers for
 * all URLs; the list of routes is part of every page already.
 */
export default function Resembling(): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const paths = isBrowser ? nearestPages(pathname, pagePaths(routes), MOST) : [];
  if (paths.length === 0) return null;
  return (
    <>
      <p>
        <Translate id="site.notFound.resembling">Did you mean one of these pages?</Translate>
      </p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path} autoAddBaseUrl={false}>
              {path}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
