import type { Plugin } from "@docusaurus/types";
import type { BuiltPage } from "../../shared/markup/page";
import { headerPolicyOf, withPolicy } from "./policy";
import { scanPage } from "./scan";

export interface Policies {
  /** Adds the policy of a page to its head. Inline scripts must not change afterwards. */
  readonly protect: (page: Pick<BuiltPage, "file" | "tree">, html: string) => string;
  /**
   * Returns the policy for the HTTP header, which allows the inline scripts of all pages protected so far.
   *
   * @throws Error that lists the pages that the policy would break, with the elements that it would block
   */
  readonly header: () => string;
}

/**
 * Starts collecting the policies of a site's pages.
 *
 * @param origin of the site, `https://…` without a path
 */
export function createPolicies(origin: string): Policies {
  const hashes = new Set<string>();
  const broken: string[] = [];
  return {
    protect({ file, tree }, html) {
      const { scriptHashes, faults } = scanPage(tree, origin);
      for (const hash of scriptHashes) hashes.add(hash);
      const result = withPolicy(html, scriptHashes);
      const pageFaults = result.fault === undefined ? faults : [...faults, result.fault];
      if (pageFaults.length > 0) broken.push(`${file}: ${pageFaults.join("\n")}`);
      return result.html;
    },
    header() {
      if (broken.length === 0) return headerPolicyOf([...hashes].sort());
      throw new Error(`The site's Content Security Policy would break these pages:\n${broken.join("\n")}`);
    },
  };
}

/** Registers `PolicyWorker` as a worker, so that the bundler bundles its script separately. */
export default function contentSecurityPolicy(): Plugin {
  const worker = ["...", "PolicyWorker from @site/src/plugins/contentSecurityPolicy/browser"];
  return {
    name: "content-security-policy",
    configureWebpack: () => ({ module: { parser: { javascript: { worker } } } }),
  };
}
