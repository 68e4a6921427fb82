/**
 * Rehype plugin that turns links to files into links to URLs: GraphQL-Markdown links to `film.mdx`, and Starlight serves
 * that page as `film/`.
 */
export function linksToUrls() {
  const follow = (node) => {
    const { href } = node.properties ?? {};
    if (node.tagName === "a" && typeof href === "string" && !/^[a-z]+:/i.test(href)) {
      node.properties.href = href.replace(/\.mdx?(?=#|$)/, "/");
    }
    node.children?.forEach(follow);
  };
  return follow;
}
