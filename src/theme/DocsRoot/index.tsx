/**
 * Wraps `DocsRoot` of @docusaurus/theme-classic.
 * Change: adds the image of the section and the type `article` to the head.
 * Why: social networks show both. The metadata of a single page come later, and override these.
 */
import { PageMetadata } from "@docusaurus/theme-common";
import DocsRoot from "@theme-original/DocsRoot";
import type { Props } from "@theme/DocsRoot";
import type { ReactNode } from "react";
import { useSection } from "@site/src/plugins/structuredData/browser";

export default function DocsRootWrapper(props: Props): ReactNode {
  const section = useSection();
  return (
    <>
      {section && (
        <PageMetadata image={section.image}>
          <meta property="og:type" content="article" />
          <meta property="og:image:alt" content={section.alt} />
          <meta name="twitter:image:alt" content={section.alt} />
        </PageMetadata>
      )}
      <DocsRoot {...props} />
    </>
  );
}
