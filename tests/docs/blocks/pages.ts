import { placeOf } from "../fences";
import type { Fence } from "../fences";
import { isRun } from "./commands";
import { checkReference } from "./reference";
import { fileOf, isOutput } from "./roles";
import { walkPage } from "./walk";
import type { Finding } from "./walk";

// Pages whose sections are independent. The other pages are followed from top to bottom.
const REFERENCES = new Set([
  "docs/settings.mdx",
  "docs/configuration-cheatsheet.mdx",
  "docs/troubleshooting.mdx",
  "docs/guides/known-bugs.mdx",
]);

/** The page whose schema the reference pages share. */
const SHARED_SCHEMA = "docs/settings.mdx";

/**
 * Runs a page and compares the results with what it shows.
 *
 * A command must succeed in every walk that runs it. An output must be right in at least one walk, because some pages show the
 * files of one tab only.
 *
 * @param page path of the page
 * @param all blocks of all pages
 * @returns one entry for each block that is wrong or was never reached
 */
export async function runPage(page: string, all: readonly Fence[]): Promise<string[]> {
  const fences = all.filter((fence) => fence.page === page);
  const schema = all.find((fence) => fence.page === SHARED_SCHEMA && fileOf(fence) === "schema.graphql")?.code ?? "";
  const findings = REFERENCES.has(page) ? await checkReference(page, fences, schema) : await walkPage(page, fences);
  const hidden = new Map(findings.filter(isHiddenOutput(page)).map(({ fence }) => [fence.line, fence]));
  return [...fences, ...hidden.values()].flatMap((fence) => verdict(fence, findings));
}

/** Returns a test for findings about output in `backstage/`. */
function isHiddenOutput(page: string) {
  return ({ fence }: Finding): boolean => fence.page !== page && isOutput(fence);
}

function verdict(fence: Fence, findings: readonly Finding[]): string[] {
  const own = findings.filter((finding) => finding.fence.page === fence.page && finding.fence.line === fence.line);
  const wrong = own.flatMap(({ problem }) => problem ?? []);
  const place = placeOf(fence);
  if (own.length === 0) return isOutput(fence) || isRun(fence) ? [`${place}: never reached`] : [];
  const accepted = isOutput(fence) ? wrong.length < own.length : wrong.length === 0;
  return accepted ? [] : [`${place}: ${wrong[0] ?? ""}`];
}
