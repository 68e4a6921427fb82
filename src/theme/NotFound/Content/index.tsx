/**
 * Replaces `NotFound/Content` of @docusaurus/theme-classic.
 * Change: the page links to pages with similar URLs and to the main sections, and mentions the search. Its canonical URL is
 * `/404.html`.
 * Why: the stock page only asks to contact the owner of the linking site, and after hydration its canonical URL is the
 * requested URL.
 */
import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useIsBrowser from "@docusaurus/useIsBrowser";
import routes from "@generated/routes";
import Heading from "@theme/Heading";
import type { Props } from "@theme/NotFound/Content";
import SearchPlaces from "@theme/SearchPlaces";
import clsx from "clsx";
import type { ReactNode } from "react";
import { nearestPages } from "@site/src/components/shell/notFound/nearest";
import { pagePaths } from "@site/src/components/shell/notFound/pages";
import styles from "./styles.module.css";

const MAX_SUGGESTIONS = 3;

/** Links to the pages with the most similar URLs. Computed in the browser: hosts serve one page for all missing URLs. */
function SimilarPages(): ReactNode {
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

export default function NotFoundContent({ className }: Props): ReactNode {
  const url = useBaseUrlUtils().withBaseUrl("/404.html", { absolute: true });
  return (
    <main className={clsx(styles.page, className)}>
      <Head>
        <link rel="canonical" href={url} />
        <meta property="og:url" content={url} />
      </Head>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.lead">There is no page at this URL. It may have moved.</Translate>
      </p>
      <SimilarPages />
      <p>
        <Translate id="site.notFound.search">
          The search box at the top of every page finds pages, options, types and fields. Or start from one of these:
        </Translate>
      </p>
      <SearchPlaces />
    </main>
  );
}
