import type { DocusaurusConfig } from "@docusaurus/types";
import { escapeXml } from "./build/hast.ts";

/** Name of the description file, below the base URL. */
export const DESCRIPTION_FILE = "opensearch.xml";

const IMAGE_TYPES: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };

function text(content: string, length?: number): string {
  return escapeXml(Array.from(content).slice(0, length).join("").trim());
}

function image(url: string): string {
  const type = IMAGE_TYPES[url.split(".").pop() ?? ""];
  return `<Image width="16" height="16"${type === undefined ? "" : ` type="${type}"`}>${text(url)}</Image>\n`;
}

/**
 * Returns the OpenSearch description of the site, which lets browsers search it from the address bar: they open the home
 * page with the query as `?q=…`. Format and limits: https://github.com/dewitt/opensearch.
 */
export function descriptionText(
  {
    title,
    tagline,
    url,
    baseUrl,
    favicon,
  }: Pick<DocusaurusConfig, "title" | "tagline" | "url" | "baseUrl" | "favicon">,
  language: string,
): string {
  const home = url + baseUrl;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${text(title, 16)}</ShortName>
<LongName>${text(title, 48)}</LongName>
<Description>${text(tagline || title, 1024)}</Description>
<Url type="text/html" template="${text(home)}?q={searchTerms}"></Url>
<Url type="application/opensearchdescription+xml" rel="self" template="${text(home + DESCRIPTION_FILE)}"></Url>
${favicon === undefined ? "" : image(home + favicon)}<Language>${text(language)}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`;
}
