import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageTask } from "../../shared/markup/page";
import { createPolicies } from "../contentSecurityPolicy";

/**
 * Headers of every response, in addition to the policy. A test checks that `deploy/nginx/site.conf` has the same.
 *
 * No `Strict-Transport-Security`: only the operator of the host knows whether all its subdomains use TLS.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // For browsers that do not support `frame-ancestors`.
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Denies features that the site does not use. The clipboard, which it uses, is not in the list.
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=()",
};

/** `Cache-Control` of files whose names change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

/**
 * Returns the text of the `_headers` file, which static hosts such as Netlify and Cloudflare Pages read. It sets no
 * `Cache-Control` for pages: on these hosts, browsers already revalidate pages.
 *
 * @param baseUrl path of the home page, with a slash at both ends
 */
export function headersFile(policy: string, baseUrl: string): string {
  return `${[
    rule(`${baseUrl}*`, {
      "Content-Security-Policy": policy,
      ...securityHeaders,
      Link: `<${baseUrl}llms.txt>; rel="describedby"`,
    }),
    rule(`${baseUrl}assets/*`, { "Cache-Control": IMMUTABLE }),
    rule(`${baseUrl}*.md`, { "Content-Type": "text/markdown; charset=utf-8" }),
  ].join("\n\n")}\n`;
}

function segmentCount(path: string): number {
  return path.split("/").length;
}

/**
 * Returns the text of the `_redirects` file, which static hosts such as Netlify and Cloudflare Pages read: it redirects
 * `/docs/intro.html` to `/docs/intro`. The page is the file `docs/intro/index.html`, so hosts would not find
 * `intro.html`.
 *
 * @param baseUrl path of the home page, which needs no redirect
 * @returns rules, paths with the fewest segments first, because Cloudflare Pages reads only 2,000 rules
 */
export function redirectsFile(canonicalUrls: readonly string[], baseUrl: string): string {
  const paths = canonicalUrls.map((url) => new URL(url).pathname);
  const pages = paths.filter((path) => path !== baseUrl && !path.endsWith(".html"));
  pages.sort((a, b) => segmentCount(a) - segmentCount(b) || (a < b ? -1 : 1));
  return pages.map((path) => `${path.replace(/\/$/u, "")}.html ${path} 301\n`).join("");
}

/** A built site, with all locales that were built so far. */
export interface BuiltSite {
  /** Absolute path of the folder that is served at `baseUrl`. */
  readonly folder: string;
  readonly baseUrl: string;
  /** Origin of the site, `https://…` without a path. */
  readonly origin: string;
}

/**
 * Creates the task that adds a policy to each page, and writes the files with headers and redirects for static hosts. No
 * later task may add a script.
 *
 * @returns a task whose `finish` throws the error of `Policies.header`
 */
export function hostFiles({ folder, baseUrl, origin }: BuiltSite): PageTask {
  const policies = createPolicies(origin);
  const urls: string[] = [];
  return {
    page(page, html) {
      if (page.head.canonical !== "") urls.push(page.head.canonical);
      return policies.protect(page, html);
    },
    async finish() {
      await writeFile(path.join(folder, "_headers"), headersFile(policies.header(), baseUrl));
      await writeFile(path.join(folder, "_redirects"), redirectsFile(urls, baseUrl));
    },
  };
}
