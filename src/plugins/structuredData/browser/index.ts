/** What pages use to describe themselves to search engines and social networks. */
export { default as JsonLd } from "./JsonLd";
export { breadcrumbList, techArticle, webSite } from "./schema";
export { useSection } from "./context";
export { useSite } from "./context";
