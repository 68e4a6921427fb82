import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import routes from "@generated/routes";
import type { ReactNode } from "react";
import { pagePaths } from "@site/src/components/shell/notFound/pages";
import { nearestPages } from "./nearest";

const MAX_SUGGESTIONS = 3;

/**
 * Links to the pages whose URLs are most similar to the one that was not found. They are computed in the browser, because one
 * built page is served for all missing URLs.
 */
export default function Resembling(): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const paths = isBrowser ? nearestPages(pathname, pagePaths(routes), MAX_SUGGESTIONS) : [];
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
