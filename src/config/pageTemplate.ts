import stock from "@docusaurus/core/lib/ssg/ssgTemplate.html";

const SCRIPTS = /<% it\.scripts\.forEach[\s\S]*?<% \}\); %>/u;

/** The two scripts that start every page; the bundler loads the others when the page asks for them. */
const START = String.raw`/\/(?:runtime~)?main\.[^/]*$/`;

/**
 * The template of all pages: that of Docusaurus 3.10.2, but what a page needs beside the main script is announced to be
 * fetched at once rather than run. When a script of the page cannot be fetched, the bundler notices and reports it only
 * if it has added the script itself.
 *
 * @throws Error when the template of Docusaurus has no place for scripts any more
 */
export function pageTemplate(): string {
  if (!SCRIPTS.test(stock)) throw new Error("The page template of Docusaurus has changed; compare pageTemplate.ts.");
  return stock.replace(
    SCRIPTS,
    `<% it.scripts.forEach((script) => { %>
      <% if (${START}.test(script)) { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% } else { %>
        <link rel="preload" as="script" href="<%= it.baseUrl %><%= script %>">
      <% } %>
    <% }); %>`,
  );
}
