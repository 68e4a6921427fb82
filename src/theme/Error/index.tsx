/**
 * Replaces `Error` of @docusaurus/core, which is shown when a page crashes outside the layout, or when the layout crashes too.
 * Change: the report has the same content and style as a crash inside the layout, the title is "Page Error" even without a
 * layout, and the language, viewport and icon of the document stay.
 * Why: the stock page has its own style and wording, and keeps the title of the crashed page when the layout crashes too. It
 * also drops the language, viewport and icon, so that a screen reader guesses the language, and a phone shows the page zoomed out.
 */
import ErrorBoundary from "@docusaurus/core/lib/client/exports/ErrorBoundary";
import Head from "@docusaurus/Head";
import type { Props } from "@theme/Error";
import ErrorPageContent from "@theme/ErrorPageContent";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { resumeHeadUpdates } from "@site/src/components/shell/headUpdates";
import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import SiteMetadataDefaults from "@docusaurus/core/lib/client/SiteMetadataDefaults";

const route = { plugin: { name: "docusaurus-core-error-boundary", id: "default" } };

export default function ErrorPage(props: Props): ReactNode {
  // A page that crashes during hydration never resumes the updates of the head, which the error page needs for its title.
  resumeHeadUpdates();
  return (
    <RouteContextProvider value={route}>
      <SiteMetadataDefaults />
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
