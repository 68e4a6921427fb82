import { STORED_TABS_SCRIPT, TABS_CLASS } from "../components/tabs/storedTabs";

/**
 * The template of all pages: that of @docusaurus/core (`ssg/ssgTemplate.html`), but
 *
 * - what a page needs beside the main script is announced to be fetched at once rather than run. When a script of the page
 *   cannot be fetched, the bundler notices and reports it only if it has added the script itself.
 * - a page with tabs has the script that shows those that the reader chose earlier.
 *
 * @upstream @docusaurus/core/lib/ssg/ssgTemplate.html.js
 */
export const pageTemplate = String.raw`
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <% if (/\/(?:runtime~)?main\.[^/]*$/.test(script)) { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% } else { %>
        <link rel="preload" as="script" href="<%= it.baseUrl %><%= script %>">
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <% if (it.appHtml.includes("${TABS_CLASS}")) { %>
      <script>${STORED_TABS_SCRIPT}</script>
    <% } %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
