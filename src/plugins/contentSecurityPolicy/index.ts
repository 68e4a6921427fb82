import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { protectPage } from "./page";

export { headerPolicyOf } from "./directives";

/** What the server of protected pages has to know. */
export interface ProtectedPages {
  /** Sources of all inline scripts of all pages, sorted, for the policy that a server sends. */
  readonly scriptHashes: readonly string[];
  /** Canonical addresses of the pages that name one. */
  readonly addresses: readonly string[];
}

/**
 * Writes the policy of each page into it, when its HTML is final.
 *
 * @param folder absolute path of the built site; pages of a locale that an earlier build protected keep their policy
 * @param pages paths of all pages, relative to it
 * @param origin of the site, `https://…` without a path
 * @throws Error naming each page that the policy would break, and what on it
 */
export async function protectPages(folder: string, pages: readonly string[], origin: string): Promise<ProtectedPages> {
  const scriptHashes = new Set<string>();
  const addresses: string[] = [];
  const faults: string[] = [];
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = await readFile(file, "utf8");
    try {
      const result = protectPage(html, origin);
      for (const hash of result.scriptHashes) scriptHashes.add(hash);
      if (result.canonical !== undefined) addresses.push(result.canonical);
      if (result.html !== html) await writeFile(file, result.html);
    } catch (error) {
      faults.push(`${page}: ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) {
    throw new Error(`The Content Security Policy of the site forbids what these pages need:\n${faults.join("\n")}`);
  }
  return { scriptHashes: [...scriptHashes].sort(), addresses };
}
