/**
 * Replaces `SearchWorker` of docusaurus-lean-search.
 * Change: the worker starts from a `blob:` URL.
 * Why: such a worker inherits the content security policy of its page, even on a host that sends no headers.
 */
import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";

export default function createWorker(): Worker {
  return new PolicyWorker(new URL("docusaurus-lean-search/worker", import.meta.url), { name: "search" });
}
