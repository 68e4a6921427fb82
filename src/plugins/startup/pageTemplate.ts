import { leaveFilePath } from "./filePath";

/**
 * The template of all pages: that of @docusaurus/core (`ssg/ssgTemplate.html`), but
 *
 * - its scripts are announced, and `scripts.ts` runs them after the first paint. What a page needs beside the bundler's runtime
 *   and the main script is added by the main script: only then does the bundler notice and report that it cannot be fetched.
 *   Until the first paint, `media` keeps it from being fetched.
 * - the not-found page leaves the path of a file for a clean one before it is seen.
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
        <link rel="preload" as="script" href="<%= it.baseUrl %><%= script %>" fetchpriority="low">
      <% } else { %>
        <link rel="preload" as="script" href="<%= it.baseUrl %><%= script %>" media="not all">
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <% if (it.metaAttributes.join().includes('/404.html"')) { %>
      <script>(${leaveFilePath.toString()})()</script>
    <% } %>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
