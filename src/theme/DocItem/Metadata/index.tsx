/**
 * Wraps `DocItem/Metadata` of @docusaurus/theme-classic.
 * Change: the head has structured data too. A page with a picture of its own keeps that in it.
 * Why: it tells search engines what the page is.
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
