/**
 * Replaces `Error` of @docusaurus/core, which is shown when a page crashes outside the layout or with it.
 * Change: it says and looks the same as a crash inside the layout, the title is 'Page Error' even without a layout, and
 * language, viewport and icon of the document stay.
 * Why: the stock page has a style and a wording of its own, keeps the title of the crashed page when the layout crashes
 * too, and takes those tags away with the site around it: a screen reader reads in any language, a phone shrinks the page.
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
  // A page that crashes while it starts takes away what would do so, and this one has a head of its own.
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
