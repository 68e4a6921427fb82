import type { Plugin } from "@docusaurus/types";
import type { BuiltPage } from "../../shared/markup/page";
import { headerPolicyOf, withPolicy } from "./policy";
import { scanPage } from "./scan";

/** The policies of a site while its pages are read. */
export interface Policies {
  /** Adds its policy to the head of a page, whose inline scripts are final. */
  readonly protect: (page: Pick<BuiltPage, "file" | "tree">, html: string) => string;
  /**
   * The policy that a server sends with all pages so far.
   *
   * @throws Error naming each page that the policy would break, and what on it
   */
  readonly header: () => string;
}

/**
 * Gives each page of a site its policy.
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
      const all = result.fault === undefined ? faults : [...faults, result.fault];
      if (all.length > 0) broken.push(`${file}: ${all.join("\n")}`);
      return result.html;
    },
    header() {
      if (broken.length === 0) return headerPolicyOf([...hashes].sort());
      throw new Error(`The Content Security Policy of the site forbids what these pages need:\n${broken.join("\n")}`);
    },
  };
}

/** Has the bundler make scripts of their own of what a `PolicyWorker` runs. */
export default function contentSecurityPolicy(): Plugin {
  const worker = ["...", "PolicyWorker from @site/src/plugins/contentSecurityPolicy/browser"];
  return {
    name: "content-security-policy",
    configureWebpack: () => ({ module: { parser: { javascript: { worker } } } }),
  };
}
