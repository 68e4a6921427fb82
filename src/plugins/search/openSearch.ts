import { escapeXml } from "../../shared/markup/escapeXml";

/** The site as a search engine of a browser. */
export interface SearchEngine {
  readonly title: string;
  readonly tagline: string;
  /** Origin, without a path. */
  readonly url: string;
  /** Path of the home page in this locale, with a slash at both ends. */
  readonly baseUrl: string;
  /** Path of the icon below the base URL, if the site has one. */
  readonly favicon: string | undefined;
  /** Language tag of the locale. */
  readonly language: string;
}

/** Name of the description, below the base URL. */
export const DESCRIPTION_FILE = "opensearch.xml";

/** Characters that the format allows for a name: https://github.com/dewitt/opensearch, as for the two below. */
const SHORT_NAME = 16;
const LONG_NAME = 48;
const DESCRIPTION = 1024;

const IMAGE_TYPES: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };

function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("").trim();
}

function element(name: string, content: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join("")}>${escapeXml(content)}</${name}>`;
}

function image(home: string, favicon: string): string {
  const type = IMAGE_TYPES[favicon.split(".").pop() ?? ""];
  return element("Image", home + favicon, { width: "16", height: "16", ...(type === undefined ? {} : { type }) });
}

/**
 * Text of the OpenSearch description of the site: with it, a browser searches the site by a keyword in its address bar.
 * What is searched for stands in the URL of the home page, as `?q=…`.
 */
export function descriptionText({ title, tagline, url, baseUrl, favicon, language }: SearchEngine): string {
  const home = url + baseUrl;
  const self = { type: "application/opensearchdescription+xml", rel: "self", template: home + DESCRIPTION_FILE };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element("ShortName", cut(title, SHORT_NAME)),
    element("LongName", cut(title, LONG_NAME)),
    element("Description", cut(tagline || title, DESCRIPTION)),
    element("Url", "", { type: "text/html", template: `${home}?q={searchTerms}` }),
    element("Url", "", self),
    ...(favicon === undefined ? [] : [image(home, favicon)]),
    element("Language", language),
    element("InputEncoding", "UTF-8"),
    element("OutputEncoding", "UTF-8"),
    "</OpenSearchDescription>",
    "",
  ].join("\n");
}
