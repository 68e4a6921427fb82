/**
 * Replaces `SearchWorker` of docusaurus-lean-search.
 * Change: the worker starts from a `blob:` URL.
 * Why: so it obeys the policy of its page, also on a host that sends no headers.
 */
import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";

export default function createWorker(): Worker {
  return new PolicyWorker(new URL("docusaurus-lean-search/worker", import.meta.url), { name: "search" });
}
