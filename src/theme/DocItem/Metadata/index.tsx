/**
 * Wraps `DocItem/Metadata` of @docusaurus/theme-classic.
 * Change: adds structured data for search engines to the head, with the page's image or, if it has none, the image of its
 * section.
 */
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import Metadata from "@theme-original/DocItem/Metadata";
import type { ReactNode } from "react";
import { JsonLd, techArticle, useSection, useSite } from "@site/src/plugins/structuredData/browser";

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { withBaseUrl } = useBaseUrlUtils();
  const site = useSite();
  const section = useSection();
  const image = assets.image ?? frontMatter.image ?? section?.image;
  const picture = image === undefined ? undefined : withBaseUrl(image, { absolute: true });
  return (
    <>
      <Metadata />
      <JsonLd data={techArticle(site, { ...metadata, image: picture })} />
    </>
  );
}
