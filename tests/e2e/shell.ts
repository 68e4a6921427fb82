/** Whether an address is that of a script of single pages, and not of one of the two that start every page. */
export const isPageScript = (url: URL): boolean =>
  url.pathname.startsWith("/assets/js/") && !/\/(?:main|runtime~main)\./u.test(url.pathname);
