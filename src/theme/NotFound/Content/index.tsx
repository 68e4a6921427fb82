/**
 * Replaces `NotFound/Content` of @docusaurus/theme-classic.
 * Change: the page links to pages with similar URLs and to the main sections, and mentions the search. Its canonical URL is
 * that of its file.
 * Why: the stock page only asks to contact the owner of the linking site, and after hydration its canonical URL is the wrong
 * URL.
 */
import Head from "@docusaurus/Head";
import Translate from "@docusaurus/Translate";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import Heading from "@theme/Heading";
import type { Props } from "@theme/NotFound/Content";
import clsx from "clsx";
import type { ReactNode } from "react";
import Resembling from "@site/src/components/shell/notFound/Resembling";
import Sections from "@site/src/components/shell/notFound/Sections";
import styles from "./styles.module.css";

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
      <Resembling />
      <p>
        <Translate id="site.notFound.search">
          The search box at the top of every page finds pages, options, types and fields. Or start from one of these:
        </Translate>
      </p>
      <Sections />
    </main>
  );
}
