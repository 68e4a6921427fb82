import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageTask } from "../../shared/markup/page";
import { createPolicies } from "../contentSecurityPolicy";

/**
 * What every response says beside its policy. `deploy/nginx/site.conf` says the same, and a test compares them.
 *
 * There is no `Strict-Transport-Security`: only who ends TLS knows whether every name below the host has it.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // For browsers that do not know `frame-ancestors`.
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Code blocks write to the clipboard, which stays allowed; nothing here asks for more.
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=()",
};

/** The names of these files change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

/**
 * The `_headers` file that static hosts such as Netlify and Cloudflare Pages read. They send pages so that browsers ask
 * for them again by themselves.
 *
 * @param policy the Content Security Policy as a header, for all pages
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

/** The number of slashes in a path. */
function depth(path: string): number {
  return path.split("/").length;
}

/**
 * The `_redirects` file that static hosts such as Netlify and Cloudflare Pages read: `/docs/intro.html` leads to
 * `/docs/intro`. They serve each page at its folder already, but know no file of that name.
 *
 * @param canonicalUrls of the pages
 * @param baseUrl path of the home page, which no file name leads to
 * @returns rules with the shortest paths first: Cloudflare Pages reads only 2,000 of them
 */
export function redirectsFile(canonicalUrls: readonly string[], baseUrl: string): string {
  const paths = canonicalUrls.map((url) => new URL(url).pathname);
  const pages = paths.filter((path) => path !== baseUrl && !path.endsWith(".html"));
  pages.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return pages.map((path) => `${path.replace(/\/$/u, "")}.html ${path} 301\n`).join("");
}

/** A built site, of all locales that were built so far. */
export interface BuiltSite {
  /** Absolute path of the folder that is served at `baseUrl`. */
  readonly folder: string;
  readonly baseUrl: string;
  /** Of the site, `https://…` without a path. */
  readonly origin: string;
}

/**
 * Makes a built site ready for a host: a policy on each page, and the files that tell static hosts about headers and
 * redirects. No later task may add a script.
 *
 * @returns a task whose end throws as `Policies.header`
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
