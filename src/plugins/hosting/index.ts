import { writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../shared/files/list";
import { headerPolicyOf, protectPages } from "../contentSecurityPolicy";
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
 * redirects. The HTML must be final.
 *
 * @throws Error as `protectPages`
 */
export async function prepareForHosts({ folder, baseUrl, origin }: BuiltSite): Promise<void> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith(".html"));
  const { scriptHashes, addresses } = await protectPages(folder, pages, origin);
  await writeFile(path.join(folder, "_headers"), headersFile(headerPolicyOf(scriptHashes), baseUrl));
  await writeFile(path.join(folder, "_redirects"), redirectsFile(addresses, baseUrl));
}
