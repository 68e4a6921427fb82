import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageTask } from "../../shared/markup/page";
import { createPolicies } from "../contentSecurityPolicy";
import { headersFile } from "./headersFile";
import { redirectsFile } from "./redirectsFile";

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
