/**
 * Redirects from a path such as `/docs/intro.html` or `//docs/intro` to `/docs/intro`, when the host has responded with the
 * not-found page. When the host serves the page itself at that path, `src/client/cleanUrl.ts` changes the URL instead.
 *
 * The not-found page contains this function's source text at the start of the body, so the function must use nothing
 * outside itself. It runs before the page is painted.
 */
export function redirectFilePath(): void {
  const { origin, pathname, search, hash } = window.location;
  const notFound = document.querySelector<HTMLLinkElement>("link[rel=canonical][href$='/404.html']");
  const clean = pathname.replace(/\/{2,}/gu, "/").replace(/(?:\/index)?\.html$/u, "") || "/";
  if (!notFound || clean === pathname || new URL(notFound.href).pathname === pathname) return;
  // Hide the not-found page and stop loading it, because it is not needed.
  document.documentElement.hidden = true;
  window.stop();
  window.location.replace(origin + clean + search + hash);
}

/**
 * The template of all pages: the template of @docusaurus/core (`ssg/ssgTemplate.html`), with two changes:
 *
 * - Scripts are only preloaded; `scripts.ts` runs them after the first paint. It adds only the bundler's runtime and the main
 *   script. The main script adds the others, so that the bundler notices and reports if a script fails to load. Until the
 *   first paint, `media` prevents the others from being fetched.
 * - The not-found page redirects from the path of a file to the clean path before it is painted.
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
      <script>(${redirectFilePath.toString()})()</script>
    <% } %>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
