export { default as JsonLd } from "./JsonLd";
export { breadcrumbList, techArticle, webSite } from "./schema";
export { useSection, useSite } from "./context";
