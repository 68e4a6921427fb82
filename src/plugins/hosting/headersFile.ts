import { IMMUTABLE, securityHeaders } from "./securityHeaders";

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
