import { afterEach, describe, expect, test, vi } from "vitest";
import { redirectFilePath } from "@site/src/plugins/startup/pageTemplate";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("redirectFilePath", () => {
  /** Calls the function on a page with this path and canonical URL, and returns the URL to which the function redirects. */
  function redirectFrom(pathname: string, canonical = "https://site.example/404.html"): string | undefined {
    const replace = vi.fn<(url: string) => void>();
    const origin = "https://host.example";
    vi.stubGlobal("window", { location: { origin, pathname, search: "?a=b", hash: "#c", replace }, stop: vi.fn() });
    vi.stubGlobal("document", {
      documentElement: {},
      querySelector: () => (canonical.endsWith("/404.html") ? { href: canonical } : null),
    });
    redirectFilePath();
    return replace.mock.calls[0]?.[0];
  }

  test.each([
    ["/docs/intro.html", "https://host.example/docs/intro?a=b#c"],
    ["/docs/intro/index.html", "https://host.example/docs/intro?a=b#c"],
    ["/index.html", "https://host.example/?a=b#c"],
    ["//elsewhere.example/x.html", "https://host.example/elsewhere.example/x?a=b#c"],
    ["//docs/intro", "https://host.example/docs/intro?a=b#c"],
    ["///", "https://host.example/?a=b#c"],
  ])("redirects the missing page %s to %s", (pathname, url) => {
    expect(redirectFrom(pathname)).toBe(url);
  });

  test("redirects neither existing pages nor missing pages whose path is clean", () => {
    expect(redirectFrom("/no/such")).toBeUndefined();
    expect(redirectFrom("/404.html")).toBeUndefined();
    expect(redirectFrom("/docs/intro.html", "https://site.example/docs/intro")).toBeUndefined();
  });
});
